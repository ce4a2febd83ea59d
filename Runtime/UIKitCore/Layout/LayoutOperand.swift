/// One side of a constraint: an attribute of a view or guide, or how far it is from one attribute to another.
///
/// The items are not kept alive: a constraint is held by a view that holds its items.
struct LayoutOperand {
    private(set) weak var item: AnyObject?
    let attribute: NSLayoutConstraint.Attribute
    private(set) weak var startItem: AnyObject?
    let startAttribute: NSLayoutConstraint.Attribute?

    init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
        self.item = item
        self.attribute = attribute
        startAttribute = nil
    }

    /// A length: from the first to the second.
    init(from start: LayoutOperand, to end: LayoutOperand) {
        item = end.item
        attribute = end.attribute
        startItem = start.item
        startAttribute = start.attribute
    }

    var kind: NSLayoutConstraint.Attribute.Kind? { startAttribute == nil ? attribute.kind : .length }

    /// The views that a common ancestor must hold; a guide stands for the view that owns it.
    @MainActor var views: [UIView] { [item, startItem].compactMap { $0 }.compactMap(UIView.owning) }
}

extension UIView {
    /// The view itself, or the one that a guide belongs to.
    static func owning(_ item: AnyObject) -> UIView? {
        item as? UIView ?? (item as? UILayoutGuide)?.owningView
    }
}
