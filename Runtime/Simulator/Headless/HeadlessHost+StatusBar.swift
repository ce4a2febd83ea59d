import UIKitCore

extension HeadlessHost {
    /// A quick tap on the status bar, which no view hears of; then the next frame runs.
    package func tapStatusBar() {
        activate()
        app.windowScene.keyWindow?.scrollToTop()
        if let due = nextFrameTime { advance(by: max(0, due - now)) }
    }
}
