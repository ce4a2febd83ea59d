public import QuartzCore

/// Follows the pointer of a mouse or trackpad over a view.
///
/// It begins when the pointer comes over the view or something in it, changes as it moves there, and ends
/// when it goes; where the view goes and the pointer rests, when that moves again. Fingers are nothing to it,
/// and it keeps no other gesture from anything.
@MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {
    /// Where the pointer is, in the coordinates of the screen.
    var position = CGPoint.zero

    override var seesTouches: Bool { false }

    /// The place of the pointer in a view's coordinates; in the window's where the view is nil.
    open override func location(in view: UIView?) -> CGPoint {
        guard let window = self.view?.window ?? view?.window else { return position }
        return convert(window.layer.convert(position, from: window.screen.layerTree.root), to: view)
    }

    open override var isEnabled: Bool {
        didSet { if isOver { finish() } }
    }
}
