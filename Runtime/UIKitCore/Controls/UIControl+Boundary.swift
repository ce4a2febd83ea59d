import QuartzCore

/// Where a dragged touch stops being inside.
extension UIControl {
    /// How far from the bounds, in points, a touch that began inside may be and still counts as inside.
    /// Others measured about 70 on devices; Apple states no figure.
    static let touchTolerance: CGFloat = 70

    static func isInside(_ point: CGPoint, of bounds: CGRect) -> Bool {
        bounds.insetBy(dx: -touchTolerance, dy: -touchTolerance).contains(point)
    }

    /// The events of one move, sent together.
    static func dragEvents(from wasInside: Bool, to isInside: Bool) -> Event {
        switch (wasInside, isInside) {
        case (true, true): .touchDragInside
        case (false, true): [.touchDragEnter, .touchDragInside]
        case (true, false): [.touchDragExit, .touchDragOutside]
        case (false, false): .touchDragOutside
        }
    }
}
