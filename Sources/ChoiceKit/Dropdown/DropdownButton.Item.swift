public import UIKit

extension DropdownButton {
    /// One thing to choose from a list.
    ///
    /// Items are the same choice when their ids are equal, and equal when all their fields are: titles may
    /// repeat. A title that shows nothing is shown as `Texts.untitled`.
    public struct Item: Hashable, Identifiable {
        /// What the item is, whatever it is called. A number, a string, or a case of an enum of the app.
        public let id: AnyHashable
        /// What the row and, once it is chosen, the button show.
        public let title: String
        /// The fields that few items have stand in a box of their own: a list of a million plain ones stays
        /// small.
        private let details: Details?

        /// - Parameters:
        ///   - id: what the item is, whatever it is called.
        ///   - title: what the row and, once it is chosen, the button show.
        ///   - subtitle: a second, smaller line of the row.
        ///   - image: stands before the title in the row, at most 28 points high and wide.
        ///   - disabledReason: why a person cannot choose this item now. The row is grey, shows the reason as
        ///     its second line, and VoiceOver reads it. Nil, the default, lets it be chosen.
        ///   - keywords: other words that a search finds the item by. They are not shown.
        public init(
            id: AnyHashable, title: String, subtitle: String? = nil, image: UIImage? = nil,
            disabledReason: String? = nil, keywords: [String] = []
        ) {
            self.id = id
            self.title = title
            let isPlain = subtitle == nil && image == nil && disabledReason == nil && keywords.isEmpty
            details =
                isPlain
                ? nil
                : Details(
                    subtitle: subtitle, image: image, disabledReason: disabledReason, keywords: keywords)
        }

        /// A second, smaller line of the row.
        public var subtitle: String? { details?.subtitle }
        /// Stands before the title in the row.
        public var image: UIImage? { details?.image }
        /// Why a person cannot choose this item now; nil where they can.
        public var disabledReason: String? { details?.disabledReason }
        /// Other words that a search finds the item by.
        public var keywords: [String] { details?.keywords ?? [] }
        /// Whether a person can choose this item. The program can always: a value from before may stay shown.
        public var isEnabled: Bool { disabledReason == nil }

        /// What stands under the title: why the item cannot be chosen matters more than what it is.
        var secondLine: String? {
            details.flatMap {
                [$0.disabledReason, $0.subtitle].lazy.compactMap(\.self).first(where: \.showsSomething)
            }
        }

        func shownTitle(_ texts: Texts) -> String { title.showsSomething ? title : texts.untitled }
    }
}

/// Subtitle, image, reason and keywords of an item that has any.
private final class Details: Hashable {
    let subtitle: String?
    let image: UIImage?
    let disabledReason: String?
    let keywords: [String]

    init(subtitle: String?, image: UIImage?, disabledReason: String?, keywords: [String]) {
        self.subtitle = subtitle
        self.image = image
        self.disabledReason = disabledReason
        self.keywords = keywords
    }

    static func == (a: Details, b: Details) -> Bool {
        a === b
            || (a.subtitle == b.subtitle && a.image == b.image && a.disabledReason == b.disabledReason
                && a.keywords == b.keywords)
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(subtitle)
        hasher.combine(image)
        hasher.combine(disabledReason)
    }
}
