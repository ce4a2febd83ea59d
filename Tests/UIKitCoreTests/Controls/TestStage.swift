import QuartzCore
import UIKitCore

/// An app with one window of 393 by 852 points at three pixels a point, and fingers.
@MainActor final class TestStage {
    let app: UIApplication
    let window: UIWindow

    init(traits: UITraitCollection = UITraitCollection()) {
        let screen = UIScreen(size: CGSize(width: 393, height: 852), scale: 3, safeAreaInsets: .zero)
        screen.override(traits)
        app = UIApplication(screen: screen)
        app.makeShared()
        window = UIWindow(windowScene: app.windowScene)
        window.makeKeyAndVisible()
        run()
    }

    func run() {
        app.makeShared()
        app.screen.frames.run()
    }

    func show(_ view: UIView, frame: CGRect) {
        app.makeShared()
        view.frame = frame
        window.addSubview(view)
        run()
    }

    func finger(_ phase: UITouch.Phase, _ x: CGFloat, _ y: CGFloat, number: Int = 1) {
        app.screen.input.send([TouchSample(finger: number, phase: phase, location: CGPoint(x: x, y: y))])
        run()
    }
}
