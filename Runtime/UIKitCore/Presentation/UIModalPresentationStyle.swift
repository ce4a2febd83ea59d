/// How a presented controller stands over what was there.
public enum UIModalPresentationStyle: Int, Sendable {
    /// Takes the place of what was there.
    case fullScreen = 0
    /// Covers everything and leaves what is below in place.
    case overFullScreen = 5
    /// In a bubble whose arrow points at its source.
    case popover = 7
    /// As an answer on adaptation: do not adapt.
    case none = -1
}

/// How a presented controller comes and goes.
public enum UIModalTransitionStyle: Int, Sendable {
    /// Slides up from below.
    case coverVertical = 0
    /// Fades.
    case crossDissolve = 2
}
