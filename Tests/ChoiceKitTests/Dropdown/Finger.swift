import ChoiceKit
import Simulator
import UIKit
import UIKitCore
import XCUIAutomation

/// A finger that comes down on the button of a stage.
@MainActor final class Finger {
    let stage: DropdownStage
    let start: CGPoint
    private var place: CGPoint

    init(_ stage: DropdownStage) {
        self.stage = stage
        let frame = stage.anchor
        start = CGPoint(x: frame.midX, y: frame.midY)
        place = start
    }

    func land() {
        place = start
        touch(.began)
    }

    /// Comes down and stays until the list is there.
    func hold() {
        land()
        stage.host.advance(by: 0.5)
        stage.rest()
    }

    func move(to point: CGPoint) {
        place = point
        touch(.moved)
    }

    func move(by distance: CGFloat) { move(to: CGPoint(x: place.x, y: place.y + distance)) }

    func move(to title: String) {
        let frame = stage.app.cells[title].frame
        move(to: CGPoint(x: frame.midX, y: frame.midY))
    }

    func lift() { touch(.ended) }

    func cancel() { touch(.cancelled) }

    private func touch(_ phase: UITouch.Phase) {
        stage.host.touch(.init(finger: 0, phase: phase, location: place))
    }

    /// The rows that are marked.
    var marked: [String] {
        stage.host.activate()
        return stage.app.cells.allElementsBoundByIndex.filter {
            (try? $0.node().view)?.backgroundColor == stage.button.style.markedRowColor
        }
        .map(\.label)
    }
}

extension CGRect {
    /// The middle of a row of a list that begins with the first, all of them 48 high.
    func row(_ number: Int) -> CGPoint { CGPoint(x: midX, y: minY + 48 * (CGFloat(number) - 0.5)) }
}
