import QuartzCore

/// Watches a rectangle that nobody reports, such as where a view stands in a scroll view, and says when a
/// frame moved it. It costs one comparison in each frame, and asks for one only when a view was moved.
@MainActor final class FrameFollower {
    private let read: () -> CGRect?
    private let onMove: () -> Void
    private var last: CGRect?

    init(of read: @escaping () -> CGRect?, onMove: @escaping () -> Void) {
        self.read = read
        self.onMove = onMove
        last = read()
        FrameLoop.current.followers.add(self)
    }

    func check() {
        let now = read()
        guard now != last else { return }
        last = now
        onMove()
    }
}

/// The followers of one screen, held weakly.
@MainActor struct FrameFollowers {
    private struct Weak {
        weak var follower: FrameFollower?
    }

    private var all: [Weak] = []

    mutating func add(_ follower: FrameFollower) {
        all.removeAll { $0.follower == nil }
        all.append(Weak(follower: follower))
    }

    func check() { for weak in all { weak.follower?.check() } }

    var isEmpty: Bool { all.allSatisfy { $0.follower == nil } }
}
