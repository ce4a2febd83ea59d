public import UIKit

extension PullDownButton {
    /// What a menu in the menu holds, and what is loaded: there is no third level.
    public enum Entry: Hashable {
        case action(Action)
        case toggle(Toggle)
    }

    /// A row of the menu.
    public enum Item: Hashable {
        case action(Action)
        case toggle(Toggle)
        /// A row that opens a menu of its own.
        case submenu(Submenu)
        /// Rows that come when the menu is open.
        case deferred(Deferred)
    }

    /// A menu in the menu. About five entries are as many as people find their way in (Human Interface
    /// Guidelines).
    public struct Submenu: Hashable {
        /// What the entries have in common, as "Sort by".
        public var title: String
        /// Stands after the title.
        public var image: UIImage?
        public var entries: [Entry]

        /// - Parameters:
        ///   - title: what the entries have in common.
        ///   - image: stands after the title.
        ///   - entries: in their order. Without any the menu in the menu is not shown.
        public init(title: String, image: UIImage? = nil, entries: [Entry]) {
            self.title = title
            self.image = image
            self.entries = entries
        }
    }

    /// Rows that are loaded each time the menu opens. A row says that they load; where that fails, one says
    /// so and another one tries again. Closing the menu cancels it.
    public struct Deferred: Hashable, Identifiable {
        /// What is loaded; two are equal when their ids are.
        public let id: AnyHashable
        let load: @MainActor () async throws -> [Entry]

        /// - Parameters:
        ///   - id: what is loaded.
        ///   - load: gives the rows, in their order; none shows nothing. What it throws is not shown.
        public init(id: AnyHashable, load: @escaping @MainActor () async throws -> [Entry]) {
            self.id = id
            self.load = load
        }

        public static func == (a: Deferred, b: Deferred) -> Bool { a.id == b.id }

        public func hash(into hasher: inout Hasher) { hasher.combine(id) }
    }

    /// Rows that belong together, parted from others.
    public struct Section: Hashable {
        /// Stands above the rows; nil for none.
        public var title: String?
        public var items: [Item]

        /// - Parameters:
        ///   - title: stands above the rows; nil for none.
        ///   - items: in their order. A section without any is not shown.
        public init(title: String? = nil, items: [Item]) {
            self.title = title
            self.items = items
        }
    }
}
