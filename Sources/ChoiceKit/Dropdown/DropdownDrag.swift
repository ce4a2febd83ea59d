import UIKit

/// One press on the button: held still it opens the list, and goes on over its rows as in a menu.
@MainActor final class DropdownDrag {
    private weak var button: DropdownButton?
    private let start: CGPoint
    /// In the window.
    private var point: CGPoint
    /// A press that has moved opens no list any more, and may choose in one that it has opened.
    private var hasMoved = false
    private var cancelHold: Delays.Cancel?
    private var cancelScrolling: Delays.Cancel?
    private lazy var haptics = UISelectionFeedbackGenerator()

    /// Whether the press opened the list, so that its lift does not.
    private(set) var hasOpened = false

    init(of button: DropdownButton, from point: CGPoint) {
        self.button = button
        start = point
        self.point = point
        cancelHold = Delays.standard.after(Self.hold) { [weak self] in self?.open() }
    }

    func move(to point: CGPoint) {
        self.point = point
        hasMoved = hasMoved || hypot(point.x - start.x, point.y - start.y) >= Self.slop
        if hasOpened { follow() } else if hasMoved { stopHolding() }
    }

    /// Chooses the marked row, where the finger is on it. One that came under the finger only as it lifted,
    /// with other items, was not seen.
    func lift(at point: CGPoint) {
        if point != self.point { move(to: point) }
        let list = list
        let row = list?.row(under: point)
        let isSeen = hasMoved && row == list?.marked
        stop()
        if isSeen, let row { list?.choose(row) }
    }

    /// The finger is gone: the list stays, without a mark of it.
    func stop() {
        stopHolding()
        stopScrolling()
        if hasMoved { list?.setMark(nil) }
    }

    private func open() {
        cancelHold = nil
        hasOpened = button?.openByHolding() == true
        if hasOpened { haptics.prepare() }
    }

    private func stopHolding() {
        cancelHold?()
        cancelHold = nil
    }

    // MARK: In the list

    /// The list that the press opened, while it is there.
    private var list: DropdownListController? {
        guard hasOpened, let presentation = button?.openList, presentation.isOpen else { return nil }
        return presentation.list
    }

    /// A tick for each row that the finger comes to.
    private func follow() {
        guard hasMoved, let list else { return }
        let row = list.row(under: point)
        if row != list.marked {
            list.setMark(row)
            if row != nil { haptics.selectionChanged() }
        }
        scroll(list)
    }

    private func scroll(_ list: DropdownListController) {
        guard list.dragField.step(at: point) != 0 else { return stopScrolling() }
        guard cancelScrolling == nil else { return }
        cancelScrolling = Delays.standard.after(Self.pause) { [weak self] in self?.scrollOn() }
    }

    private func scrollOn() {
        cancelScrolling = nil
        guard let list else { return }
        list.scroll(by: list.dragField.step(at: point))
        cancelScrolling = Delays.standard.after(Self.interval) { [weak self] in self?.scrollOn() }
        follow()
    }

    private func stopScrolling() {
        cancelScrolling?()
        cancelScrolling = nil
    }

    /// Seconds until a press that is held still opens the list: half of a long press, and more than a tap.
    private static let hold: TimeInterval = 0.25
    /// Points that a finger may move and is still where it was: as in a long press of UIKit.
    private static let slop: CGFloat = 10
    /// Seconds at an edge until the rows scroll, so that a finger that comes in over it moves nothing.
    private static let pause: TimeInterval = 0.2
    /// Seconds from one step to the next.
    private static let interval: TimeInterval = 1 / 60
}
