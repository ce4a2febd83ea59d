import ChoiceKit
import Foundation
import Simulator
import Testing
import UIKit
import UIKitCore
import XCUIAutomation

/// Wherever the button is, the list is beside it and on the screen.
@MainActor struct DropdownButtonPlaceTests {
    /// How the device is held and read, and whether its keyboard is up.
    struct Situation: Sendable {
        let orientation: UIInterfaceOrientation
        let language: String
        let keyboardIsUp: Bool
    }

    nonisolated private static let situations = [
        Situation(orientation: .portrait, language: "en", keyboardIsUp: false),
        Situation(orientation: .portrait, language: "ar", keyboardIsUp: false),
        Situation(orientation: .landscapeRight, language: "en", keyboardIsUp: false),
        Situation(orientation: .landscapeLeft, language: "ar", keyboardIsUp: false),
        Situation(orientation: .portrait, language: "ar", keyboardIsUp: true),
        Situation(orientation: .landscapeRight, language: "en", keyboardIsUp: true),
    ]
    nonisolated private static let sizes = [
        CGSize(width: 44, height: 44), CGSize(width: 160, height: 60), CGSize(width: 353, height: 36),
        CGSize(width: 90, height: 80),
    ]
    /// Edges and corners of the room, and what lies between.
    nonisolated private static let columns: [CGFloat] = [0, 0.5, 1]
    nonisolated private static let rows: [CGFloat] = [0, 0.25, 0.5, 0.75, 1]

    /// 6 situations of 4 sizes at up to 15 places, more than 200 in all.
    @Test(arguments: situations, sizes)
    func standsBesideItsButtonAndInsideTheSafeArea(situation: Situation, size: CGSize) throws {
        let stage = DropdownStage(
            .iPhone15, .init(language: situation.language), held: situation.orientation, count: 14)
        stage.host.keyboard(isUp: situation.keyboardIsUp)
        stage.button.presentation = .popover
        let places = Self.places(of: size, in: stage.room)
        #expect(places.count >= 6)
        for place in places {
            stage.host.activate()
            stage.button.frame = place
            try stage.open()
            check(stage)
            stage.host.activate()
            stage.button.close()
            stage.rest()
        }
    }

    /// Those that leave a row of room on one side.
    private static func places(of size: CGSize, in room: CGRect) -> [CGRect] {
        let all = columns.flatMap { x in
            rows.map { y in
                CGRect(
                    x: room.minX + (room.width - size.width) * x,
                    y: room.minY + (room.height - size.height) * y, width: size.width, height: size.height)
            }
        }
        return all.filter { max($0.minY - room.minY, room.maxY - $0.maxY) >= 48 + around }
    }

    private func check(_ stage: DropdownStage) {
        let (list, anchor, room) = (stage.listFrame, stage.anchor, stage.room)
        let place: Comment = "\(anchor) -> \(list), \(String(describing: stage.tip))"
        #expect(room.insetBy(dx: 10, dy: 10).insetBy(dx: -0.01, dy: -0.01).contains(list), place)
        #expect(!list.intersects(anchor), place)
        #expect(list.height >= 48, place)
        let below = room.maxY - anchor.maxY
        let above = anchor.minY - room.minY
        // It goes up only where it does not fit below and has more room above.
        let fits = below - Self.around >= (stage.host.app.screen.bounds.height * 0.4).rounded(.down)
        #expect((list.minY >= anchor.maxY) == (fits || below >= above), place)
        #expect(stage.pointsAtItsButton, place)
    }

    /// The margin and the arrow.
    nonisolated private static let around: CGFloat = 10 + 13
}
