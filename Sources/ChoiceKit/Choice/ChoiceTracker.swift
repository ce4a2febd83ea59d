import UIKit

/// Decides, from where a finger is, what a press on a choice of several shows and what it leaves.
///
/// One finger presses at a time; others change nothing. The finger is on at most one member. It leaves that
/// when it is half a point outside of its line, or gets on another's shape, and gets on one when it is half a
/// point inside: a finger that trembles on a line crosses it once. Where the finger lifts on a member that is
/// chosen, and in every other end what was chosen before is again.
struct ChoiceTracker<Member: Hashable, Finger: Hashable>: Equatable {
    /// How far a finger is from a member.
    struct Distance: Equatable {
        var member: Member
        var distance: PressDistance

        init(_ distance: PressDistance, from member: Member) {
            (self.member, self.distance) = (member, distance)
        }

        var shape: CGFloat { distance.shape }
        var line: CGFloat { distance.line }
    }

    /// What becomes of a press that ends.
    enum Ending: Equatable { case commit(Member), restore }

    /// The crossing of a line: off one member, on another, or both at once.
    struct Crossing: Equatable {
        var left: Member?
        var entered: Member?
    }

    /// What is chosen, whatever shows.
    var chosen: Member?
    /// What the finger is on.
    private(set) var pressed: Member?
    /// Where the finger landed.
    private(set) var origin: Member?
    private var finger: Finger?

    var isPressing: Bool { finger != nil }

    /// What is shown as chosen: during a press only what the finger is on.
    var shown: Member? { isPressing ? pressed : chosen }

    func follows(_ finger: Finger) -> Bool { self.finger == finger }

    /// A finger landed on a member. False where another one presses.
    mutating func land(_ finger: Finger, on member: Member) -> Bool {
        guard self.finger == nil else { return false }
        self.finger = finger
        (origin, pressed) = (member, member)
        return true
    }

    /// The finger is at these distances. Members that cannot be pressed are left out.
    mutating func move(_ finger: Finger, to distances: [Distance]) -> Crossing? {
        guard self.finger == finger else { return nil }
        return move(onto: member(at: distances))
    }

    /// What the finger was on cannot be pressed any more.
    mutating func lose(_ member: Member) -> Crossing? { pressed == member ? move(onto: nil) : nil }

    mutating func lift(_ finger: Finger) -> Ending? {
        guard self.finger == finger else { return nil }
        let ending = pressed.map { Ending.commit($0) } ?? .restore
        chosen = pressed ?? chosen
        end()
        return ending
    }

    /// The press was taken away, by the system or because its member went.
    mutating func cancel() { end() }

    private mutating func end() { (finger, origin, pressed) = (nil, nil, nil) }

    private mutating func move(onto member: Member?) -> Crossing? {
        guard member != pressed else { return nil }
        defer { pressed = member }
        return Crossing(left: pressed, entered: member)
    }

    private func member(at distances: [Distance]) -> Member? {
        let own = distances.first { $0.member == pressed }
        if let own, own.shape <= Self.hysteresis { return own.member }
        let others = distances.filter { $0.member != pressed && $0.line <= -Self.hysteresis }
        // On the shape of another one it is no longer on this one, however far this one holds a press.
        if let other = others.min(by: { $0.shape < $1.shape }), other.shape <= -Self.hysteresis {
            return other.member
        }
        if let own, own.line <= Self.hysteresis { return own.member }
        return others.min { $0.line < $1.line }?.member
    }

    /// Points to each side of a line.
    private static var hysteresis: CGFloat { 0.5 }
}
