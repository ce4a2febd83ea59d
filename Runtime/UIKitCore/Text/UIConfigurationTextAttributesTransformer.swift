public import Foundation

/// A rule that turns the attributes a configuration would use into those that it uses.
public struct UIConfigurationTextAttributesTransformer: Sendable {
    /// The rule.
    public let transform: @Sendable (AttributeContainer) -> AttributeContainer

    public init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) {
        self.transform = transform
    }

    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}
