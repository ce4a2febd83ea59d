extension UITraitCollection {
    /// The value of a trait; its default where the collection does not specify it.
    public subscript<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Trait.Value { values[trait] }

    /// A collection that specifies what the mutations set.
    public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
        self.init(Values().mutated(by: mutations))
    }

    /// The same collection with what the mutations set.
    public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
        UITraitCollection(values.mutated(by: mutations))
    }
}

extension UITraitCollection.Values {
    subscript<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Trait.Value {
        get {
            if let system = trait as? any SystemTrait.Type { return value(of: system) as! Trait.Value }
            return own[ObjectIdentifier(trait)]?.value as? Trait.Value ?? trait.defaultValue
        }
        set {
            if let system = trait as? any SystemTrait.Type {
                put(system, newValue)
            } else {
                own[ObjectIdentifier(trait)] = OwnTraitValue(
                    newValue, affectsColors: trait.affectsColorAppearance)
            }
        }
    }

    func specifies(_ trait: UITrait) -> Bool { differs(from: Self(), in: [trait]) }

    mutating func forget(_ trait: UITrait) { take(trait, from: Self()) }

    /// Whether one of the traits is not what it is in other values.
    func differs(from other: Self, in traits: [UITrait]) -> Bool {
        traits.contains { trait in
            var (mine, theirs) = (Self(), Self())
            mine.take(trait, from: self)
            theirs.take(trait, from: other)
            return mine != theirs
        }
    }

    func mutated(by mutations: (inout any UIMutableTraits) -> Void) -> Self {
        var traits: any UIMutableTraits = UITraitOverrides(values: self)
        mutations(&traits)
        return (traits as? UITraitOverrides)?.values ?? self
    }

    private mutating func take(_ trait: UITrait, from other: Self) {
        if let system = trait as? any SystemTrait.Type {
            copy(system, from: other)
        } else {
            own[ObjectIdentifier(trait)] = other.own[ObjectIdentifier(trait)]
        }
    }

    private func value<Trait: SystemTrait>(of trait: Trait.Type) -> Any { self[keyPath: trait.place] }

    private mutating func put<Trait: SystemTrait>(_ trait: Trait.Type, _ value: Any) {
        self[keyPath: trait.place] = value as! Trait.Value
    }

    private mutating func copy<Trait: SystemTrait>(_ trait: Trait.Type, from other: Self) {
        self[keyPath: trait.place] = other[keyPath: trait.place]
    }
}

/// The value of a trait that an app defined. Values that cannot be compared are equal to nothing but
/// themselves.
final class OwnTraitValue: Hashable, @unchecked Sendable {
    /// Set once; what it is may be used wherever its collection may, as in UIKit.
    let value: Any
    let affectsColors: Bool

    init(_ value: Any, affectsColors: Bool) {
        self.value = value
        self.affectsColors = affectsColors
    }

    static func == (a: OwnTraitValue, b: OwnTraitValue) -> Bool {
        if a === b { return true }
        guard let a = a.value as? AnyHashable, let b = b.value as? AnyHashable else { return false }
        return a == b
    }

    func hash(into hasher: inout Hasher) {
        if let value = value as? AnyHashable {
            hasher.combine(value)
        } else {
            hasher.combine(ObjectIdentifier(self))
        }
    }
}
