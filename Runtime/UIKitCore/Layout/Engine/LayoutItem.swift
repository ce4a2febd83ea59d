import QuartzCore

/// A view or guide in an engine: its place in its superview, or in the view that owns it, and its size.
@MainActor final class LayoutItem {
    enum Slot: Int, CaseIterable {
        case x, y, width, height

        var isLength: Bool { self == .width || self == .height }
        var isHorizontal: Bool { self == .x || self == .width }
    }

    /// The identity of what it stands for.
    let key: ObjectIdentifier
    unowned let view: UIView?
    unowned let guide: UILayoutGuide?
    var rank: Int
    /// The solver's variables, made when something is about them.
    var variables: [LayoutSolver.Variable?] = [nil, nil, nil, nil]
    /// What follows for each slot from the frame, the content, or the insets.
    var determinations: [[InstalledConstraint]] = [[], [], [], []]
    /// How many terms of constraints are about this item.
    var uses = 0
    var isDirty = false
    /// The width that text was wrapped at.
    var wrapWidth: CGFloat?
    private var content: CGSize?

    init(_ object: AnyObject, rank: Int) {
        key = ObjectIdentifier(object)
        view = object as? UIView
        guide = object as? UILayoutGuide
        self.rank = rank
    }

    /// Whether constraints, and not the frame, place the view.
    var isPlaced: Bool { view?.translatesAutoresizingMaskIntoConstraints == false }

    /// The size that the content asks for; a length below zero asks for none.
    var contentSize: CGSize {
        if let content { return content }
        guard let view else { return .zero }
        var size = view.intrinsicContentSize
        if let wrapWidth, let height = view.contentHeight(atWidth: wrapWidth) { size.height = height }
        content = size
        return size
    }

    /// Whether the height of the content follows from the width.
    var wrapsContent: Bool { view?.contentHeight(atWidth: wrapWidth ?? 0) != nil }

    func forgetContent() { content = nil }
}
