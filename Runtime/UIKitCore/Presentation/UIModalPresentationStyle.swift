/// How a presented controller stands over what was there.
public enum UIModalPresentationStyle: Int, Sendable {
    /// What the system chooses for the controller: a page sheet for most (since iOS 13).
    case automatic = -2
    /// As an answer on adaptation: do not adapt.
    case none = -1
    /// Takes the place of what was there.
    case fullScreen = 0
    /// A card that leaves a strip of what lies below.
    case pageSheet = 1
    /// A card of its content's size in the middle where there is room, a page sheet where there is little.
    case formSheet = 2
    /// Takes the place of the controller that defines the presentation context.
    case currentContext = 3
    /// As the presentation controller of the transitioning delegate says.
    case custom = 4
    /// Covers everything and leaves what is below in place.
    case overFullScreen = 5
    /// Covers the controller that defines the presentation context and leaves it in place.
    case overCurrentContext = 6
    /// In a bubble whose arrow points at its source.
    case popover = 7

    /// Whether it stands over the nearest context and not over the whole window.
    var isInContext: Bool { self == .currentContext || self == .overCurrentContext }
}

/// How a presented controller comes and goes.
public enum UIModalTransitionStyle: Int, Sendable {
    /// Slides up from below.
    case coverVertical = 0
    /// Fades.
    case crossDissolve = 2
}
