/// How an interface is turned; the landscape ones say on which side the bottom of the upright device is.
public enum UIInterfaceOrientation: Int, Sendable {
    case unknown = 0
    case portrait = 1
    case portraitUpsideDown = 2
    case landscapeRight = 3
    case landscapeLeft = 4

    /// Whether it stands, one way up or the other.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

    /// Whether it lies on one side or the other.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
