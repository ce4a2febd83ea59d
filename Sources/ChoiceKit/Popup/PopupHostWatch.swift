import UIKit

/// An unseen view in that of the controller that asked for a popup, which says when that is in no window any
/// more.
final class PopupHostWatch: UIView {
    private weak var host: UIView?
    private var onLeave: (() -> Void)?

    init(of host: UIView, onLeave: @escaping () -> Void) {
        self.host = host
        self.onLeave = onLeave
        super.init(frame: .zero)
        isHidden = true
        isUserInteractionEnabled = false
        host.insertSubview(self, at: 0)
    }

    /// Made in code.
    required init?(coder: NSCoder) { return nil }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if host?.window == nil { onLeave?() }
    }

    func stop() {
        onLeave = nil
        removeFromSuperview()
    }
}
