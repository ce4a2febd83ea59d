/// What a configuration may look different for.
public protocol UIConfigurationState {
    var traitCollection: UITraitCollection { get set }

    init(traitCollection: UITraitCollection)
}

/// The state of a cell: touched, chosen, in which environment.
public struct UICellConfigurationState: UIConfigurationState, Hashable, Sendable {
    public var traitCollection: UITraitCollection
    public var isSelected = false
    public var isHighlighted = false

    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}
