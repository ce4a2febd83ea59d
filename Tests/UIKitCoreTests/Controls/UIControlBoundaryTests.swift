import QuartzCore
import Testing
import UIKitCore

/// The line about 70 points outside a control that its drag, highlight and lift go by.
///
/// The figure is not Apple's: several people measured it on devices between 2009 and 2018, and Apple says
/// only "just outside the bounds". That exit and return share one line, on every side, is our reading of it.
@MainActor struct UIControlBoundaryTests {
    let stage = TestStage()
    let button = UIButton(type: .system)
    private let log = ControlLog()

    enum Direction: CaseIterable {
        case left, right, up, down

        /// The place so many points outside the box, from its middle straight out.
        func place(_ distance: CGFloat, outside box: CGRect) -> CGPoint {
            switch self {
            case .left: CGPoint(x: box.minX - distance, y: box.midY)
            case .right: CGPoint(x: box.maxX + distance, y: box.midY)
            case .up: CGPoint(x: box.midX, y: box.minY - distance)
            case .down: CGPoint(x: box.midX, y: box.maxY + distance)
            }
        }
    }

    init() {
        button.setTitle("Button", for: .normal)
        stage.show(button, frame: CGRect(x: 150, y: 400, width: 90, height: 30))
        log.listen(to: button)
    }

    private func finger(_ phase: UITouch.Phase, _ direction: Direction, _ distance: CGFloat) {
        let place = direction.place(distance, outside: button.frame)
        stage.finger(phase, place.x, place.y)
    }

    /// Drags by quarter points and says where an event came, in points outside the button.
    private func distance(of event: String, _ direction: Direction, from start: CGFloat, to end: CGFloat)
        -> CGFloat?
    {
        let step: CGFloat = start < end ? 0.25 : -0.25
        for distance in stride(from: start, through: end, by: step) {
            log.names = []
            finger(.moved, direction, distance)
            if log.names.contains(event) { return distance }
        }
        return nil
    }

    @Test(arguments: Direction.allCases)
    func aFingerThatGoesOutAndComesBackCrossesOneLine(direction: Direction) throws {
        finger(.began, direction, -5)
        let exit = try #require(distance(of: "exit", direction, from: 0, to: 100))
        #expect((69...71).contains(exit))
        #expect(!button.isHighlighted && !button.isTouchInside && button.isTracking)
        let enter = try #require(distance(of: "enter", direction, from: 100, to: 0))
        #expect((69...71).contains(enter))
        #expect(button.isHighlighted && button.isTouchInside)
    }

    @Test(arguments: Direction.allCases)
    func aLiftGoesByTheSameLine(direction: Direction) {
        for (distance, name) in [(69.0, "upInside"), (71, "upOutside")] {
            finger(.began, direction, -5)
            finger(.ended, direction, distance)
            #expect(log.names.contains(name))
            log.names = []
        }
    }

    @Test func liftingBeyondTheLineTriggersNothing() {
        finger(.began, .right, -5)
        finger(.moved, .right, 120)
        finger(.ended, .right, 120)
        #expect(log.names.last == "upOutside")
        #expect(!log.names.contains("primary"))
    }

    @Test func theLineIsOnlyForFingersThatLandedInside() {
        finger(.began, .right, 10)
        finger(.moved, .right, -5)
        finger(.ended, .right, -5)
        #expect(log.names.isEmpty)
    }
}
