import CCairo

/// How the ends of a stroked line look.
public enum CGLineCap: Int32, Sendable {
    /// The line ends squarely at its end point.
    case butt = 0
    /// A half disc is added at each end.
    case round = 1
    /// Half a square is added at each end.
    case square = 2

    var cairo: cairo_line_cap_t {
        switch self {
        case .butt: CAIRO_LINE_CAP_BUTT
        case .round: CAIRO_LINE_CAP_ROUND
        case .square: CAIRO_LINE_CAP_SQUARE
        }
    }
}

/// How two stroked lines meet.
public enum CGLineJoin: Int32, Sendable {
    /// The outer edges run on until they meet, within the miter limit.
    case miter = 0
    /// The corner is a disc.
    case round = 1
    /// The corner is cut off.
    case bevel = 2

    var cairo: cairo_line_join_t {
        switch self {
        case .miter: CAIRO_LINE_JOIN_MITER
        case .round: CAIRO_LINE_JOIN_ROUND
        case .bevel: CAIRO_LINE_JOIN_BEVEL
        }
    }
}
