/// Where lines of text stand in their box.
public enum NSTextAlignment: Int, Sendable {
    case left = 0
    case center = 1
    case right = 2
    /// Both edges are flush, but for a paragraph's last line.
    case justified = 3
    /// Left, or right in a right-to-left interface.
    case natural = 4
}
