public import UIKit

extension PullDownButton {
    /// Something that a person does.
    public struct Action: Hashable, Identifiable {
        /// What the action is, whatever it is called. A string, a number, or a case of an enum of the app.
        public let id: AnyHashable
        /// What the row says: a verb, with an ellipsis where more has to be said before it is done.
        public var title: String
        /// A second, smaller line of the row.
        public var subtitle: String?
        /// Stands after the title.
        public var image: UIImage?
        /// False shows the action grey: what cannot be done now is not left out.
        public var isEnabled: Bool

        /// - Parameters:
        ///   - id: what the action is, whatever it is called.
        ///   - title: what the row says.
        ///   - subtitle: a second, smaller line of the row.
        ///   - image: stands after the title.
        ///   - isEnabled: whether it can be done now.
        public init(
            id: AnyHashable, title: String, subtitle: String? = nil, image: UIImage? = nil,
            isEnabled: Bool = true
        ) {
            self.id = id
            self.title = title
            self.subtitle = subtitle
            self.image = image
            self.isEnabled = isEnabled
        }
    }

    /// Something that is on or off. Choosing it turns it over and leaves the menu open (from iOS 16 on), so
    /// that several can be set at once.
    public struct Toggle: Hashable, Identifiable {
        /// What is turned on, whatever it is called.
        public let id: AnyHashable
        /// What the row says; with a verb where a noun would leave open what a check means.
        public var title: String
        /// A second, smaller line of the row.
        public var subtitle: String?
        /// Stands after the title.
        public var image: UIImage?
        /// Shown as a check.
        public var isOn: Bool
        /// False shows the toggle grey.
        public var isEnabled: Bool

        /// - Parameters:
        ///   - id: what is turned on, whatever it is called.
        ///   - title: what the row says.
        ///   - isOn: shown as a check.
        ///   - subtitle: a second, smaller line of the row.
        ///   - image: stands after the title.
        ///   - isEnabled: whether it can be turned over now.
        public init(
            id: AnyHashable, title: String, isOn: Bool, subtitle: String? = nil, image: UIImage? = nil,
            isEnabled: Bool = true
        ) {
            self.id = id
            self.title = title
            self.isOn = isOn
            self.subtitle = subtitle
            self.image = image
            self.isEnabled = isEnabled
        }
    }
}
