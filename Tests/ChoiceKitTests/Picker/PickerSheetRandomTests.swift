import CoreGraphics
import Simulator
import Testing
import UIKit
import UIKitCore
import XCUIAutomation

@testable import ChoiceKit

/// Whatever happens in whatever order, every sheet ends once and is freed.
@MainActor struct PickerSheetRandomTests {
    /// Each seed is a hundred sequences.
    @Test(arguments: [1, 2, 3, 4, 5] as [UInt64])
    func everySheetEndsExactlyOnce(seed: UInt64) {
        var random = SplitMix(state: seed)
        let stage = PickerSheetStage(.iPhoneSE)
        var shown = 0
        weak var last: PickerSheetController?
        for _ in 0..<100 {
            stage.show([.fixed(PickerSheetStage.numbers), .dependent { [$0[0], "x"] }])
            shown += 1
            last = stage.sheet
            for _ in 0..<3 { act(&random, stage, &shown) }
            if stage.sheet != nil {
                stage.host.activate()
                stage.presentation?.end(.cancelled(.button))
                stage.rest()
            }
            #expect(stage.sheet == nil)
            #expect(stage.endings.count == shown)
        }
        stage.forget()
        #expect(last == nil)
    }

    private func act(_ random: inout SplitMix, _ stage: PickerSheetStage, _ shown: inout Int) {
        stage.host.activate()
        switch Int.random(in: 0..<8, using: &random) {
        case 0: stage.fling(300 + CGFloat(Int.random(in: 0..<2_000, using: &random)))
        case 1: stage.sheet?.finish()
        case 2: stage.host.press(.keyboardEscape)
        case 3: stage.host.press(.keyboardDownArrow)
        case 4: stage.presentation?.end(.cancelled(.button))
        case 5:
            stage.show([["other"]])
            shown += 1
        case 6: _ = stage.sheet?.accessibilityPerformEscape()
        default: stage.host.tap(at: CGPoint(x: 180, y: 60))
        }
        stage.host.advance(by: Double(Int.random(in: 0..<12, using: &random)) / 10)
    }
}
