/// How an animation lies in time.
public protocol CAMediaTiming {
    /// When it begins, in the time of what it belongs to: `CACurrentMediaTime()` for a layer, the group's
    /// time within a group. 0, the default, means with the next frame, or with the group.
    var beginTime: CFTimeInterval { get set }
    /// How long one pass takes, in seconds. 0, the default, means the transaction's duration, or the group's.
    var duration: CFTimeInterval { get set }
    /// How many of its own seconds go by in one; 1 by default, 0 stands still.
    var speed: Float { get set }
    /// Where in its own time it begins, in seconds; 0 by default.
    var timeOffset: CFTimeInterval { get set }
    /// How often it runs; 0, the default, counts as once, `.infinity` never ends.
    var repeatCount: Float { get set }
    /// How long it runs with all its passes, in seconds; 0, the default, leaves that to `repeatCount`.
    var repeatDuration: CFTimeInterval { get set }
    /// Whether each pass is followed by one backwards; false by default.
    var autoreverses: Bool { get set }
    /// What shows before and after; `.removed` by default.
    var fillMode: CAMediaTimingFillMode { get set }
}

/// What an animation shows outside its time. After the end it matters only to one that is not removed then.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a mode from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The end stays.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// The start shows from when it was added.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// Both.
    public static let both = CAMediaTimingFillMode(rawValue: "both")
    /// Neither.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")

    var fillsBefore: Bool { self == .backwards || self == .both }
    var fillsAfter: Bool { self == .forwards || self == .both }
}
