import UIKit

#if canImport(UIKit.UIGestureRecognizerSubclass)
// Where UIKit keeps the methods that a recogniser's subclass overrides.
import UIKit.UIGestureRecognizerSubclass
#endif

/// Looks on whether fingers are on a toast, and takes no touch from anybody.
final class ToastTouchRecognizer: UIGestureRecognizer {
    private var fingers: Set<UITouch> = []
    private let onTouch: (Bool) -> Void

    /// - Parameter onTouch: the first finger landed, or the last one went.
    init(onTouch: @escaping (Bool) -> Void) {
        self.onTouch = onTouch
        super.init(target: nil, action: nil)
        cancelsTouchesInView = false
        delaysTouchesEnded = false
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        let isFirst = fingers.isEmpty
        fingers.formUnion(touches)
        if isFirst { onTouch(true) }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { lift(touches) }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { lift(touches) }

    override func reset() {
        super.reset()
        lift(fingers)
    }

    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    private func lift(_ touches: Set<UITouch>) {
        guard !fingers.isEmpty else { return }
        fingers.subtract(touches)
        guard fingers.isEmpty else { return }
        state = .failed
        onTouch(false)
    }
}
