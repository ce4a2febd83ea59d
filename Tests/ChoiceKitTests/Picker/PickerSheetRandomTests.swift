import CoreGraphics
import Simulator
import Testing
import UIKit
import UIKitCore
import XCUIAutomation

@testable import ChoiceKit

/// Whatever happens in whatever order, every sheet ends once and is freed.
@MainActor struct PickerSheetRandomTests {
    private struct Weak {
        weak var sheet: PickerSheetController?
    }

    /// Each seed is a hundred sequences.
    @Test(arguments: [1, 2, 3, 4, 5] as [UInt64])
    func everySheetEndsExactlyOnceAndIsFreed(seed: UInt64) {
        var random = SplitMix(state: seed)
        let stage = PickerSheetStage(.iPhoneSE)
        var shown = 0
        var sheets: [Weak] = []
        for _ in 0..<100 {
            show([.fixed(PickerSheetStage.numbers), column(&random)], on: stage, &shown)
            for _ in 0..<3 {
                sheets.append(Weak(sheet: stage.sheet))
                act(&random, stage, &shown)
            }
            if stage.sheet != nil {
                stage.host.activate()
                stage.presentation?.end(.cancelled(.button))
                stage.rest()
            }
            #expect(stage.sheet == nil)
            #expect(stage.endings.count == shown)
        }
        stage.forget()
        #expect(sheets.allSatisfy { $0.sheet == nil })
    }

    private func show(_ columns: [PickerSheet.Column], on stage: PickerSheetStage, _ shown: inout Int) {
        stage.show(columns)
        shown += 1
    }

    /// One that follows, one that has no rows now and then, or one whose rows never come.
    private func column(_ random: inout SplitMix) -> PickerSheet.Column {
        switch Int.random(in: 0..<3, using: &random) {
        case 0: .dependent { [$0[0], "x"] }
        case 1: .dependent { $0[0].hasSuffix("0") ? [] : PickerSheetStage.numbers }
        default: .deferred { _ in [] }
        }
    }

    private func act(_ random: inout SplitMix, _ stage: PickerSheetStage, _ shown: inout Int) {
        stage.host.activate()
        switch Int.random(in: 0..<12, using: &random) {
        case 0: stage.fling(300 + CGFloat(Int.random(in: 0..<2_000, using: &random)))
        case 1: stage.sheet?.finish()
        case 2: stage.host.press(.keyboardEscape)
        case 3: stage.host.press(.keyboardDownArrow)
        case 4: stage.presentation?.end(.cancelled(.button))
        case 5: show([.fixed(["other"])], on: stage, &shown)
        case 6: _ = stage.sheet?.accessibilityPerformEscape()
        case 7: stage.host.rotate(to: Bool.random(using: &random) ? .landscapeLeft : .portrait)
        case 8: stage.presentation?.end(.cancelled(.taskCancelled))
        case 9: stage.controller.dismiss(animated: Bool.random(using: &random))
        case 10: stage.turn(to: Int.random(in: 0..<100, using: &random))
        default: stage.host.tap(at: CGPoint(x: 180, y: 60))
        }
        stage.host.advance(by: Double(Int.random(in: 0..<12, using: &random)) / 10)
    }
}
