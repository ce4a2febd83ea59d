/// What happens to text that is wider than its box or has too many lines.
public enum NSLineBreakMode: Int, Sendable {
    case byWordWrapping = 0
    case byCharWrapping = 1
    /// The last line runs on and is cut at the edge.
    case byClipping = 2
    /// The last line loses its beginning to an ellipsis.
    case byTruncatingHead = 3
    case byTruncatingTail = 4
    case byTruncatingMiddle = 5
}
