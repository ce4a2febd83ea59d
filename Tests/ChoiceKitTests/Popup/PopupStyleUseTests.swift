import Simulator
import Testing
import UIKit
import UIKitCore

@testable import ChoiceKit

/// What a style changes on the screen.
@MainActor struct PopupStyleUseTests {
    let stage = PopupStage()

    private func label(of title: String) throws -> UILabel {
        try #require(stage.button(title).subviews.lazy.compactMap { $0 as? UILabel }.first)
    }

    private func present(_ change: (inout Popup.Style) -> Void) {
        var popup = PopupStage.deletion
        popup.actions.append(.default("Keep"))
        popup.preferredActionID = "Keep"
        change(&popup.style)
        stage.present(popup)
    }

    @Test func colorsAreThoseOfTheRoles() throws {
        present {
            $0.buttonColor = .systemGreen
            $0.destructiveColor = .systemOrange
        }
        #expect(try label(of: "Keep").textColor == .systemGreen)
        #expect(try label(of: "Cancel").textColor == .systemGreen)
        #expect(try label(of: "Delete").textColor == .systemOrange)
    }

    @Test func buttonsHaveTheTintUnlessToldOtherwise() throws {
        stage.controller.view.tintColor = .systemPink
        present { _ in }
        #expect(try label(of: "Cancel").textColor == .systemPink)
    }

    @Test func onlyThePreferredTitleIsSemibold() throws {
        present { _ in }
        let semibold = UIFont.systemFont(ofSize: 17, weight: .semibold)
        #expect(try label(of: "Keep").font == semibold)
        #expect(try label(of: "Cancel").font != semibold && label(of: "Delete").font != semibold)
    }

    @Test func filledButtonsStandApart() throws {
        present { $0.buttonShape = .capsule }
        let frames = try ["Keep", "Delete", "Cancel"].map { stage.frame(of: try stage.button($0)) }
        #expect(frames[1].minY - frames[0].maxY == 8 && frames[2].minY - frames[1].maxY == 8)
        #expect(frames[0].minX - stage.cardFrame.minX == 16 && stage.cardFrame.maxY - frames[2].maxY == 16)
        #expect(try stage.button("Keep").layer.cornerRadius == 22)
        #expect(try stage.button("Keep").backgroundColor == stage.popup?.view.tintColor)
        #expect(try label(of: "Keep").textColor == .white)
    }

    @Test func whatLosesSomethingIsNeverFilledWithTheTint() throws {
        var popup = PopupStage.deletion
        popup.preferredActionID = "Delete"
        popup.style.buttonShape = .filled(cornerRadius: 10)
        stage.present(popup)
        #expect(try stage.button("Delete").backgroundColor == popup.style.fillColor)
        #expect(try label(of: "Delete").textColor == popup.style.destructiveColor)
        #expect(try stage.button("Delete").layer.cornerRadius == 10)
    }

    @Test(arguments: [CGFloat.nan, -3, .infinity]) func cornersThatCannotBeDrawnHaveValues(_ radius: CGFloat)
        throws
    {
        present { $0.buttonShape = .filled(cornerRadius: radius) }
        #expect((0...22).contains(try stage.button("Keep").layer.cornerRadius))
    }

    @Test func textsStandWhereTheAlignmentSays() {
        present { $0.textAlignment = .center }
        #expect((stage.popup?.card.firstText as? UILabel)?.textAlignment == .center)
    }

    @Test func theWordsAreThoseOfTheStyle() {
        var popup = Popup(title: "A", actions: [.cancel("")])
        popup.style.texts = .init(cancel: "Abbrechen", confirm: "Gut")
        stage.present(popup)
        #expect(stage.order == ["Abbrechen"])
    }

    @Test func nothingMovesWhileItIsUp() {
        // A toast that another test has not let go of yet waits by the clock of whoever has the turn.
        let delays = Delays.standard
        Delays.standard = Delays { _, _ in {} }
        defer { Delays.standard = delays }
        present { _ in }
        #expect(stage.host.nextFrameTime == nil)
    }
}
