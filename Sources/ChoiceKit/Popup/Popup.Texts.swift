extension Popup {
    /// The words that a popup says by itself.
    public struct Texts: Hashable, Sendable {
        /// A button that leaves everything as it is and that the app gave no title.
        public var cancel: String
        /// A button that the app gave no title.
        public var confirm: String

        /// Words in the app's own language.
        public init(cancel: String, confirm: String) {
            self.cancel = cancel
            self.confirm = confirm
        }

        /// Korean.
        public static let korean = Texts(cancel: "취소", confirm: "확인")

        /// English.
        public static let english = Texts(cancel: "Cancel", confirm: "OK")
    }
}

extension Popup.Texts: LocalizedTexts {}
