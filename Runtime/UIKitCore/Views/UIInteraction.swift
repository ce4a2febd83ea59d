import QuartzCore

/// What a view does for a person in one respect, as an object that is added to it.
@MainActor public protocol UIInteraction: NSObjectProtocol {
    /// The view that it was added to; nil before and after. An interaction keeps it weakly.
    var view: UIView? { get }

    /// The interaction is about to come to a view, or to leave its own where the view is nil.
    func willMove(to view: UIView?)

    /// The interaction came to a view, or left its own where the view is nil.
    func didMove(to view: UIView?)
}

extension UIView {
    /// In the order in which they were added.
    public var interactions: [any UIInteraction] {
        get { viewState.interactions }
        set {
            for old in interactions where !newValue.contains(where: { $0 === old }) { removeInteraction(old) }
            for new in newValue { addInteraction(new) }
        }
    }

    /// Adds an interaction, which leaves the view that it was on. One that is here already stays.
    public func addInteraction(_ interaction: any UIInteraction) {
        guard interaction.view !== self else { return }
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        viewState.interactions.append(interaction)
        interaction.didMove(to: self)
    }

    /// Takes an interaction away; one that is not here stays where it is.
    public func removeInteraction(_ interaction: any UIInteraction) {
        guard interactions.contains(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        viewState.interactions.removeAll { $0 === interaction }
        interaction.didMove(to: nil)
    }
}
