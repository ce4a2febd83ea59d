package import UIKitCore

/// What assistive technology finds on a screen, from the front window to the back.
@MainActor package struct AccessibilityTree {
    package let windows: [AccessibilityNode]

    /// Reads the tree as it is now. Layout that still waits is not done here.
    package init(of app: UIApplication) {
        let screen = app.screen.bounds
        let fromFront = app.windowScene.windows.enumerated()
            .sorted { ($0.element.windowLevel, $0.offset) > ($1.element.windowLevel, $1.offset) }
            .map(\.element)
        let reader = AccessibilityReader(
            order: ReadingOrder(
                idiom: app.screen.traitCollection.userInterfaceIdiom,
                isRightToLeft: app.userInterfaceLayoutDirection == .rightToLeft))
        windows = reader.unlessModal(fromFront.reversed()).reversed()
            .flatMap { reader.parts(of: $0, clip: screen).flatMap(\.nodes) }
    }

    /// The elements that a person meets.
    package var elements: [AccessibilityNode] { windows.flatMap(\.elements) }
}
