/// Sections of items at one moment, each named by an identifier of its own.
///
/// Identifiers are unique: one that is added twice, or named where there is none, stops the program with what
/// it was.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>: Sendable
where SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable {
    public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
    private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
    private var sections: [ItemIdentifierType: SectionIdentifierType] = [:]
    /// What the data source was told to ask for anew.
    public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
    public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
    public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

    public init() {}

    // MARK: What there is

    public var numberOfItems: Int { sections.count }
    public var numberOfSections: Int { sectionIdentifiers.count }
    /// All items, section by section.
    public var itemIdentifiers: [ItemIdentifierType] { sectionIdentifiers.flatMap { items[$0] ?? [] } }

    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        itemIdentifiers(inSection: identifier).count
    }

    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        guard let items = items[identifier] else { Self.stop("There is no section \(identifier).") }
        return items
    }

    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        sections[identifier]
    }

    /// The place of an item among all; nil where it is not there.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
        guard let section = sections[identifier] else { return nil }
        let before = sectionIdentifiers.prefix { $0 != section }.reduce(0) { $0 + (items[$1]?.count ?? 0) }
        return items[section]?.firstIndex(of: identifier).map { before + $0 }
    }

    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
        sectionIdentifiers.firstIndex(of: identifier)
    }

    // MARK: Items

    /// Adds items at the end of a section, of the last one where none is named.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        guard let section = sectionIdentifier ?? sectionIdentifiers.last else {
            Self.stop("Items were appended before any section: append a section first.")
        }
        put(identifiers, in: section, at: itemIdentifiers(inSection: section).count)
    }

    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
    ) {
        let place = place(of: beforeIdentifier)
        put(identifiers, in: place.section, at: place.index)
    }

    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
    ) {
        let place = place(of: afterIdentifier)
        put(identifiers, in: place.section, at: place.index + 1)
    }

    /// Takes items out; those that are not there change nothing.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        let gone = Set(identifiers)
        for section in Set(identifiers.compactMap { sections[$0] }) {
            items[section]?.removeAll(where: gone.contains)
        }
        for identifier in gone { sections[identifier] = nil }
    }

    public mutating func deleteAllItems() { self = Self() }

    public mutating func moveItem(
        _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
    ) { move(identifier, to: toIdentifier, after: 0) }

    public mutating func moveItem(
        _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
    ) { move(identifier, to: toIdentifier, after: 1) }

    /// Asks for the cells of items anew when the snapshot is applied.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        for identifier in identifiers { _ = place(of: identifier) }
        reloadedItemIdentifiers += identifiers
    }

    /// Fills the cells of items again when the snapshot is applied.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        for identifier in identifiers { _ = place(of: identifier) }
        reconfiguredItemIdentifiers += identifiers
    }

    // MARK: Sections

    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        put(identifiers, at: sectionIdentifiers.count)
    }

    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) { put(identifiers, at: index(of: toIdentifier)) }

    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
    ) { put(identifiers, at: index(of: toIdentifier) + 1) }

    /// Takes sections out with their items; those that are not there change nothing.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        for section in identifiers {
            for item in items.removeValue(forKey: section) ?? [] { sections[item] = nil }
        }
        let gone = Set(identifiers)
        sectionIdentifiers.removeAll(where: gone.contains)
    }

    public mutating func moveSection(
        _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
    ) { move(identifier, to: toIdentifier, after: 0) }

    public mutating func moveSection(
        _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
    ) { move(identifier, to: toIdentifier, after: 1) }

    /// Asks for sections anew when the snapshot is applied.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        for identifier in identifiers { _ = index(of: identifier) }
        reloadedSectionIdentifiers += identifiers
    }

    // MARK: Applying

    /// The same content with nothing to ask for anew.
    var settled: Self {
        var settled = self
        settled.reloadedSectionIdentifiers = []
        settled.reloadedItemIdentifiers = []
        settled.reconfiguredItemIdentifiers = []
        return settled
    }

    private mutating func put(
        _ identifiers: [ItemIdentifierType], in section: SectionIdentifierType, at index: Int
    ) {
        for identifier in identifiers where sections.updateValue(section, forKey: identifier) != nil {
            Self.stop("The item \(identifier) is in the snapshot already: item identifiers are unique.")
        }
        items[section]?.insert(contentsOf: identifiers, at: index)
    }

    private mutating func put(_ identifiers: [SectionIdentifierType], at index: Int) {
        for identifier in identifiers where items.updateValue([], forKey: identifier) != nil {
            Self.stop("The section \(identifier) is in the snapshot already: section identifiers are unique.")
        }
        sectionIdentifiers.insert(contentsOf: identifiers, at: index)
    }

    private mutating func move(_ identifier: ItemIdentifierType, to other: ItemIdentifierType, after: Int) {
        guard identifier != other else { Self.stop("The item \(identifier) cannot be moved beside itself.") }
        _ = place(of: identifier)
        _ = place(of: other)
        deleteItems([identifier])
        let place = place(of: other)
        put([identifier], in: place.section, at: place.index + after)
    }

    private mutating func move(
        _ identifier: SectionIdentifierType, to other: SectionIdentifierType, after: Int
    ) {
        guard identifier != other else {
            Self.stop("The section \(identifier) cannot be moved beside itself.")
        }
        sectionIdentifiers.remove(at: index(of: identifier))
        sectionIdentifiers.insert(identifier, at: index(of: other) + after)
    }

    private func place(of identifier: ItemIdentifierType) -> (section: SectionIdentifierType, index: Int) {
        guard let section = sections[identifier], let index = items[section]?.firstIndex(of: identifier)
        else {
            Self.stop("There is no item \(identifier) in the snapshot.")
        }
        return (section, index)
    }

    private func index(of identifier: SectionIdentifierType) -> Int {
        guard let index = sectionIdentifiers.firstIndex(of: identifier) else {
            Self.stop("There is no section \(identifier) in the snapshot.")
        }
        return index
    }

    private static func stop(_ reason: String) -> Never {
        preconditionFailure("NSDiffableDataSourceSnapshot: \(reason)")
    }
}
