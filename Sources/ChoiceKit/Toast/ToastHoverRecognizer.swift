import UIKit

/// Looks on whether a pointer is over a toast.
final class ToastHoverRecognizer: UIHoverGestureRecognizer {
    private let onHover: (Bool) -> Void
    private var isOver = false

    /// - Parameter onHover: the pointer came over the view, or left it.
    init(onHover: @escaping (Bool) -> Void) {
        self.onHover = onHover
        super.init(target: nil, action: nil)
    }

    override var state: State {
        didSet {
            let isOver = state == .began || state == .changed
            guard isOver != self.isOver else { return }
            self.isOver = isOver
            onHover(isOver)
        }
    }
}
