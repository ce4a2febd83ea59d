import ChoiceKit
import Foundation
import Simulator
import Testing
import UIKit
import UIKitCore
import XCUIAutomation

/// Wherever the button is, the list is beside it and on the screen.
@MainActor struct DropdownButtonPlaceTests {
    /// Edges and corners of the safe area, and what lies between.
    nonisolated private static let parts: [CGFloat] = [0, 0.25, 0.5, 0.75, 1]
    nonisolated private static let sizes = [
        CGSize(width: 44, height: 44), CGSize(width: 160, height: 60), CGSize(width: 353, height: 36),
        CGSize(width: 90, height: 140),
    ]

    /// 5 x 5 places of 4 sizes in both directions.
    @Test(arguments: ["en", "ar"], sizes)
    func standsBesideItsButtonAndInsideTheSafeArea(language: String, size: CGSize) throws {
        let stage = DropdownStage(.iPhone15, .init(language: language), count: 14)
        let safe = stage.safeArea
        for x in Self.parts {
            for y in Self.parts {
                stage.host.activate()
                stage.button.frame = CGRect(
                    origin: CGPoint(
                        x: safe.minX + (safe.width - size.width) * x,
                        y: safe.minY + (safe.height - size.height) * y), size: size)
                try stage.open()
                check(stage)
                stage.host.activate()
                stage.button.close()
                stage.rest()
            }
        }
    }

    private func check(_ stage: DropdownStage) {
        let (list, anchor, safe) = (stage.listFrame, stage.anchor, stage.safeArea)
        let place: Comment = "\(anchor) -> \(list), \(String(describing: stage.tip))"
        #expect(safe.insetBy(dx: 10, dy: 10).insetBy(dx: -0.01, dy: -0.01).contains(list), place)
        #expect(!list.intersects(anchor), place)
        let below = safe.maxY - anchor.maxY
        let above = anchor.minY - safe.minY
        let isBelow = list.minY >= anchor.maxY
        // It goes up only where it does not fit below and has more room above.
        let fits = below - 10 - 13 >= (852 * 0.4).rounded(.down)
        #expect(isBelow == (fits || below >= above), place)
        guard let tip = stage.tip else {
            Issue.record("no arrow: \(place)")
            return
        }
        #expect(abs(tip.y - (isBelow ? anchor.maxY : anchor.minY)) <= 0.5, place)
        #expect(anchor.insetBy(dx: -0.5, dy: -0.5).contains(tip), place)
    }
}
