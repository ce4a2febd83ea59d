/// A closure of a configuration, by identity: two closures cannot be compared, so two rules are equal only if
/// one is a copy of the other.
final class ConfigurationRule<Transformer: Sendable>: Hashable, Sendable {
    let transformer: Transformer

    init(_ transformer: Transformer) { self.transformer = transformer }

    static func == (a: ConfigurationRule, b: ConfigurationRule) -> Bool { a === b }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
