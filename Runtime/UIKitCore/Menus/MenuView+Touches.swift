import QuartzCore

/// A finger on an open menu.
@MainActor final class MenuFinger {
    /// Where it came down.
    enum Start {
        /// On the button, before the menu was there: it chooses only once it has moved.
        case button
        case list(Int)
        case outside
    }

    let start: Start
    /// Nil where a gesture of the button follows it.
    private(set) weak var touch: UITouch?
    /// In the coordinates of the menu.
    let origin: CGPoint
    var point: CGPoint
    var hasMoved = false
    /// The row on which it rests, whose menu opens after a while.
    var rest: Tick?
    var scrolling: Tick?

    init(_ start: Start, _ touch: UITouch?, at point: CGPoint) {
        self.start = start
        self.touch = touch
        origin = point
        self.point = point
    }

    func stop() {
        rest?.cancel()
        scrolling?.cancel()
    }
}

extension MenuView {
    /// A finger that is down already comes to the menu, or a new one does.
    func begin(_ start: MenuFinger.Start, _ touch: UITouch? = nil, at point: CGPoint) {
        finger = MenuFinger(start, touch, at: point)
        follow()
    }

    func move(to point: CGPoint) {
        guard let finger else { return }
        finger.point = point
        finger.hasMoved = finger.hasMoved || point.distance(to: finger.origin) >= Self.slop
        follow()
    }

    func lift(at point: CGPoint) {
        guard let finger, presentation.isOpen else { return cancelFinger() }
        move(to: point)
        let row = chosenRow
        cancelFinger()
        switch finger.start {
        case .outside: presentation.end()
        case .list(let index) where index < lists.count - 1:
            if lists[index].contains(point, in: self) { pop(to: index) }
        case .list, .button: if let row { activate(row) }
        }
    }

    func cancelFinger() {
        finger?.stop()
        finger = nil
        highlight(nil)
    }

    /// The row that lifting the finger now would choose.
    private var chosenRow: MenuRow? {
        guard let finger else { return nil }
        switch finger.start {
        case .outside: return nil
        case .button where !finger.hasMoved: return nil
        case .list(let index) where index < lists.count - 1 && !finger.hasMoved: return nil
        case .button, .list: return top.row(at: finger.point, in: self)
        }
    }

    private func follow() {
        guard let finger else { return }
        let row = chosenRow
        if row !== highlighted {
            highlight(row)
            // A light tap at each row that the finger slides to.
            if row != nil, finger.hasMoved { UISelectionFeedbackGenerator().selectionChanged() }
            rest(on: row)
        }
        if case .button = finger.start, finger.hasMoved { scrollWhereHeld(finger) }
    }

    /// A menu opens under a finger that stays on its row.
    private func rest(on row: MenuRow?) {
        finger?.rest?.cancel()
        guard let row, row.role == .item, case .menu(let menu) = row.item, finger?.hasMoved == true else {
            return
        }
        finger?.rest = window?.screen.frames.ticks.after(Self.restTime) { [weak self] in
            guard let self, highlighted === row, presentation.isOpen else { return }
            open(menu)
            follow()
        }
    }

    private func scrollWhereHeld(_ finger: MenuFinger) {
        guard finger.scrolling == nil || finger.scrolling?.isCancelled == true,
            top.scroll(heldAt: finger.point, in: self)
        else { return }
        finger.scrolling = window?.screen.frames.ticks.everyFrame { [weak self, weak finger] _ in
            guard let self, let finger, self.finger === finger, top.scroll(heldAt: finger.point, in: self)
            else { return false }
            follow()
            return true
        }
    }

    /// Points that a finger moves from the button before it chooses (10 in Radix's menus; UIKit's figure is
    /// unconfirmed).
    private static let slop: CGFloat = 10
    /// Seconds on the row of a menu until that opens; unconfirmed.
    private static let restTime: TimeInterval = 0.5
}
