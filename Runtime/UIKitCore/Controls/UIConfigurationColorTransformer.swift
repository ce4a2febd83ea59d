/// A rule that turns the colour a configuration would use into the one that it uses.
public struct UIConfigurationColorTransformer: Sendable {
    /// The rule.
    public let transform: @Sendable (UIColor) -> UIColor

    public init(_ transform: @escaping @Sendable (UIColor) -> UIColor) { self.transform = transform }

    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }
}
