public import QuartzCore

/// Says what a view should show, and makes the view.
public protocol UIContentConfiguration {
    /// A new view that shows this.
    @MainActor func makeContentView() -> any UIView & UIContentView

    /// The same content as it should look in a state of the cell.
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a content configuration.
@MainActor public protocol UIContentView: NSObjectProtocol {
    var configuration: any UIContentConfiguration { get set }
}

extension UIContentConfiguration {
    /// The view that shows this in place of another configuration: the same one where both are of one kind.
    @MainActor func contentView(reusing view: UIView, of old: (any UIContentConfiguration)?) -> UIView {
        guard let view = view as? any UIView & UIContentView, let old, type(of: old) == Self.self else {
            return makeContentView()
        }
        view.configuration = self
        return view
    }
}

extension UIView {
    /// Puts a view where another one in this view is.
    func exchangeContent(_ old: UIView, for new: UIView) {
        insertSubview(new, aboveSubview: old)
        old.removeFromSuperview()
    }
}
