import ChoiceKit
import CoreGraphics
import Foundation
import Simulator
import Testing
import UIKit
import UIKitCore
import XCUIAutomation

/// Each part of the style is seen.
@MainActor struct DropdownButtonStyleUseTests {
    struct Change: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let apply: @Sendable @MainActor (inout DropdownButton.Style) -> Void

        init(_ name: String, _ apply: @escaping @Sendable @MainActor (inout DropdownButton.Style) -> Void) {
            testDescription = name
            self.apply = apply
        }
    }

    nonisolated private static let changes = [
        Change("backgroundColor") { $0.backgroundColor = .systemYellow },
        Change("foregroundColor") { $0.foregroundColor = .systemPurple },
        Change("placeholderColor") { $0.placeholderColor = .systemPurple },
        Change("textStyle") { $0.textStyle = .title2 },
        Change("cornerStyle") { $0.cornerStyle = .capsule },
        Change("contentInsets") { $0.contentInsets.leading = 30 },
        Change("imagePadding") { $0.imagePadding = 60 },
        Change("indicatorName") { $0.indicatorName = "chevron.right" },
        Change("indicatorPointSize") { $0.indicatorPointSize = 20 },
        Change("no indicator") { $0.indicatorPointSize = 0 },
        Change("invalidColor") { $0.invalidColor = .systemPurple },
        Change("messageTextStyle") { $0.messageTextStyle = .body },
        Change("lineBreakMode") { $0.lineBreakMode = .byTruncatingMiddle },
        Change("listBackgroundColor") { $0.listBackgroundColor = .systemYellow },
        Change("markedRowColor") { $0.markedRowColor = .systemYellow },
        Change("rowTextColor") { $0.rowTextColor = .systemPurple },
        Change("secondaryTextColor") { $0.secondaryTextColor = .systemPurple },
        Change("disabledTextColor") { $0.disabledTextColor = .systemPurple },
        Change("secondaryTextStyle") { $0.secondaryTextStyle = .body },
        Change("headerTextStyle") { $0.headerTextStyle = .title1 },
        Change("headerTextColor") { $0.headerTextColor = .systemPurple },
        Change("footerTextColor") { $0.footerTextColor = .systemPurple },
        Change("rowInset") { $0.rowInset = 30 },
        Change("texts") { $0.texts = .korean },
    ]

    @Test(arguments: changes) func changesWhatIsSeen(_ change: Change) {
        var style = DropdownButton.Style.standard
        change.apply(&style)
        let differs = [true, false].contains { isChosen in
            let standard = picture(.standard, isChosen: isChosen)
            return PictureComparison(picture(style, isChosen: isChosen), with: standard).count > 0
        }
        #expect(differs)
        #expect(style != .standard)
    }

    /// A button that is not valid, and its list with everything that a list can have.
    private func picture(_ style: DropdownButton.Style, isChosen: Bool) -> CGImage {
        let page = Device(name: "Page", size: CGSize(width: 320, height: 480), scale: 1)
        let stage = DropdownStage(page, at: CGRect(x: 16, y: 20, width: 288, height: 64))
        stage.host.activate()
        let button = stage.button
        button.style = style
        button.maxHeightFraction = 1
        button.invalidMessage = "Choose one."
        button.sections = [
            .init(
                title: "A", items: [.init(id: 1, title: "A title that is too long for the button it is on")]),
            .init(title: "B", items: [.init(id: 2, title: "Two", disabledReason: "Taken")]),
        ]
        button.footer = "A text under the rows."
        if isChosen { button.preselect(id: 1) }
        _ = button.becomeFirstResponder()
        // The line round the button says that it has the keys until somebody else has.
        stage.app.typeKey(.downArrow, modifierFlags: [])
        _ = button.resignFirstResponder()
        stage.host.advance(by: 3)
        return stage.host.screenshot()
    }
}
