public import UIKit

extension HIGAudit {
    /// A row of a menu, as the audit sees it.
    public struct MenuItem: Hashable, Sendable {
        /// What the row says.
        public var title: String
        /// What the row is.
        public var kind: Kind
        /// Whether it is shown in red.
        public var isDestructive: Bool
        /// False where it is shown grey.
        public var isEnabled: Bool
        /// Whether it is left out, though it belongs to the menu.
        public var isHidden: Bool
        /// Stands beside the title.
        public var image: UIImage?
        /// What VoiceOver calls it, where that is not the title.
        public var accessibilityLabel: String?
        /// Whether a person is asked before it is done. Nil, the default, where that is not known.
        public var asksFirst: Bool?

        /// - Parameters:
        ///   - title: what the row says.
        ///   - kind: what the row is; something to do by default.
        ///   - isDestructive: whether it is shown in red.
        ///   - isEnabled: false where it is shown grey.
        ///   - isHidden: whether it is left out, though it belongs to the menu.
        ///   - image: stands beside the title.
        ///   - accessibilityLabel: what VoiceOver calls it, where that is not the title.
        ///   - asksFirst: whether a person is asked before it is done; nil where that is not known.
        public init(
            _ title: String, _ kind: Kind = .command, isDestructive: Bool = false, isEnabled: Bool = true,
            isHidden: Bool = false, image: UIImage? = nil, accessibilityLabel: String? = nil,
            asksFirst: Bool? = nil
        ) {
            self.title = title
            self.kind = kind
            self.isDestructive = isDestructive
            self.isEnabled = isEnabled
            self.isHidden = isHidden
            self.image = image
            self.accessibilityLabel = accessibilityLabel
            self.asksFirst = asksFirst
        }

        /// What a row of a menu is.
        public enum Kind: Hashable, Sendable {
            /// Something to do.
            case command
            /// One of several that exclude each other; a check where it is the one.
            case value(isOn: Bool)
            /// On or off by itself; the menu stays open.
            case toggle(isOn: Bool)
            /// Opens a menu of its own.
            case submenu([MenuSection])
            /// Rows that come when the menu is open.
            case deferred
        }
    }

    /// Rows of a menu that stand together.
    public struct MenuSection: Hashable, Sendable {
        /// Stands above the rows.
        public var title: String?
        /// In their order.
        public var items: [MenuItem]
        /// How the rows are laid out: `UIMenu.preferredElementSize`, which the audit is told and does not
        /// read.
        public var size: Size

        /// - Parameters:
        ///   - title: stands above the rows; nil for none.
        ///   - items: in their order.
        ///   - size: how the rows are laid out; as a list by default.
        public init(title: String? = nil, _ items: [MenuItem], size: Size = .large) {
            self.title = title
            self.items = items
            self.size = size
        }

        /// How rows are laid out.
        public enum Size: Hashable, Sendable {
            /// In a row of icons.
            case small
            /// In a row of icons with short titles.
            case medium
            /// One below the other.
            case large
        }
    }
}
