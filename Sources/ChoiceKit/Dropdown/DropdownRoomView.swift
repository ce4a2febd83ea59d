import UIKit

/// Fills the view that a list stands in, unseen, and says when that is resized: when the window turns or is
/// resized, neither the list nor its button need be laid out anew.
final class DropdownRoomView: UIView {
    private let didChange: () -> Void

    init(filling container: UIView, didChange: @escaping () -> Void) {
        self.didChange = didChange
        super.init(frame: container.bounds)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        isUserInteractionEnabled = false
        container.insertSubview(self, at: 0)
    }

    /// Made in code.
    required init?(coder: NSCoder) { return nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        didChange()
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        didChange()
    }
}
