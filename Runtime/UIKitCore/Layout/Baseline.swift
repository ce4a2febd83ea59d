import QuartzCore

/// Where a line of text stands in a view: so much of its height down, and so many points more.
struct Baseline: Equatable {
    var part: CGFloat
    var offset: CGFloat
}
