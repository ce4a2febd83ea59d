public import UIKit

extension PickerSheet {
    /// How a sheet looks. Rows follow Dynamic Type.
    public struct Style: Hashable {
        /// How a sheet from below comes and goes.
        public enum Transition: Hashable, Sendable {
            case slide
            case dissolve
        }

        /// The rows at the standard type size: the size of UIKit's own outside of the bar, as measured by
        /// others.
        public var rowFont = UIFont.systemFont(ofSize: 21)
        /// The rows.
        public var rowColor = UIColor.label
        /// Behind the wheels.
        public var backgroundColor = UIColor.systemBackground
        /// The buttons, and the line round the target and the column that keys turn; nil, the default, is the
        /// tint of the parent.
        public var tintColor: UIColor?
        /// Whether what is behind a sheet from below is dimmed; without that it stays live, and a tap on it
        /// is its own.
        public var dimsBackground = true
        /// How a sheet from below comes and goes.
        public var transition = Transition.slide
        /// Between the values of columns where the target shows them.
        public var separator = " "
        /// The words that the sheet says by itself; nil, the default, follows the language of the parent.
        public var texts: Texts?

        /// The system's look.
        public init() {}

        /// The look that sheets have by default.
        public static var standard: Style { Style() }
    }
}
