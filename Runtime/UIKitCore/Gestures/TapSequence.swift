import QuartzCore

/// Follows fingers through taps, one after the other at one place: how many were done, and when it is clear
/// that there will be no more.
///
/// How far a finger may move and how long a tap may take is private to UIKit. The numbers here are the ones
/// that Apple's frameworks set on the recogniser behind `UITapGestureRecognizer`, as others have read them;
/// that they are its defaults, too, is unconfirmed. The distance between taps is from others' documents.
struct TapSequence {
    enum Outcome: Equatable { case goesOn, tapped, failed }

    /// Taps that are done.
    private(set) var count = 0
    /// Where each finger of the first tap lifted.
    private(set) var places: [CGPoint] = []
    private var down: [Finger: CGPoint] = [:]
    private var landed = 0
    private var former: CGPoint?

    typealias Finger = ObjectIdentifier

    var isTouching: Bool { !down.isEmpty }

    /// Whether so many fingers landed for this tap.
    func hasLanded(_ touches: Int) -> Bool { landed == touches }

    mutating func land(_ finger: Finger, at point: CGPoint, of touches: Int) -> Outcome {
        if let former, point.distance(to: former) > Self.separation { return .failed }
        down[finger] = point
        landed += 1
        return landed > touches ? .failed : .goesOn
    }

    func move(_ finger: Finger, to point: CGPoint, within distance: CGFloat = allowableMovement) -> Outcome {
        guard let start = down[finger] else { return .goesOn }
        return point.distance(to: start) > distance ? .failed : .goesOn
    }

    mutating func lift(_ finger: Finger, at point: CGPoint, of touches: Int) -> Outcome {
        if move(finger, to: point) == .failed { return .failed }
        if count == 0 { places.append(point) }
        guard let start = down.removeValue(forKey: finger), down.isEmpty else { return .goesOn }
        guard landed == touches else { return .failed }
        former = start
        landed = 0
        count += 1
        return .tapped
    }

    /// Points that a finger may move away from where it landed.
    static let allowableMovement: CGFloat = 45
    /// Points between one tap and the next.
    static let separation: CGFloat = 30
    /// Seconds that fingers may stay down.
    static let longestTap: TimeInterval = 0.75
    /// Seconds from one tap to the next.
    static let longestPause: TimeInterval = 0.35
}
