/// Which points are inside a path that crosses itself.
public enum CGPathFillRule: Int, Sendable {
    /// The path winds about the point.
    case winding = 0
    /// A ray from the point crosses the path an odd number of times.
    case evenOdd = 1
}

/// What drawing a path does with it.
public enum CGPathDrawingMode: Int32, Sendable {
    /// The inside is painted, by winding.
    case fill = 0
    /// The inside is painted, by the even-odd rule.
    case eoFill = 1
    /// The line is painted.
    case stroke = 2
    /// The inside (by winding), then the line.
    case fillStroke = 3
    /// The inside (even-odd), then the line.
    case eoFillStroke = 4
}
