import UIKit

#if canImport(UIKit.UIGestureRecognizerSubclass)
import UIKit.UIGestureRecognizerSubclass
#endif

/// Looks on where a finger goes, and takes no touch from anybody.
final class TrailRecognizer: UIGestureRecognizer {
    private let follow: (UITouch.Phase, CGPoint) -> Void

    /// - Parameter follow: gets each place in the view's bounds.
    init(follow: @escaping (UITouch.Phase, CGPoint) -> Void) {
        self.follow = follow
        super.init(target: nil, action: nil)
        cancelsTouchesInView = false
        delaysTouchesEnded = false
    }

    private func look(_ touches: Set<UITouch>) {
        for touch in touches { follow(touch.phase, touch.location(in: view)) }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { look(touches) }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { look(touches) }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        look(touches)
        state = .failed
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        look(touches)
        state = .failed
    }

    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}
