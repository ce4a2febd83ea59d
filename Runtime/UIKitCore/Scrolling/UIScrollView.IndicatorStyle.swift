extension UIScrollView {
    /// How the scroll indicators look.
    public enum IndicatorStyle: Int, Sendable {
        /// Dark in light mode, and light in dark mode.
        case `default` = 0
        case black = 1
        case white = 2
    }
}
