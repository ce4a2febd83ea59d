/// The state of a header or footer: in which environment it is.
public struct UIViewConfigurationState: UIConfigurationState, Hashable, Sendable {
    public var traitCollection: UITraitCollection

    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}
