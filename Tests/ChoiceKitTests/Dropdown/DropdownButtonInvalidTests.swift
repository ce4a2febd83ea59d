import ChoiceKit
import Foundation
import Simulator
import Testing
import UIKit
import UIKitCore
import XCUIAutomation

/// A button whose choice is not valid.
@MainActor struct DropdownButtonInvalidTests {
    let stage = DropdownStage()
    var button: DropdownButton { stage.button }
    let message = "Choose a number"

    private var label: UILabel? {
        button.subviews.lazy.compactMap { $0 as? UILabel }.first { $0.text == message && !$0.isHidden }
    }

    init() { stage.host.activate() }

    private func height(in width: CGFloat = 300) -> CGFloat {
        button.sizeThatFits(CGSize(width: width, height: 500)).height
    }

    private func isClose(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 0.01 }

    @Test func asksForRoomForItsMessageAndGivesItBack() {
        let own = height()
        button.invalidMessage = message
        let both = height()
        #expect(both > own + 12)
        button.frame.size.height = both
        stage.rest()
        #expect(isClose(height(), both) && isClose(button.intrinsicContentSize.height, both))
        stage.host.activate()
        button.invalidMessage = nil
        stage.rest()
        #expect(isClose(height(), own) && isClose(button.intrinsicContentSize.height, own))
    }

    @Test func showsTheMessageBelowTheBox() throws {
        let own = height()
        button.invalidMessage = message
        button.frame.size.height = height()
        stage.rest()
        let label = try #require(label)
        #expect(label.frame.minY >= own && label.frame.maxY <= button.bounds.maxY)
        #expect(label.frame.minX == 12)
        let insets = try #require(button.configuration?.background.backgroundInsets)
        #expect(isClose(button.bounds.height - insets.bottom, own))
    }

    @Test func settlesAtEveryHeight() {
        button.invalidMessage = message
        for height in stride(from: 0.0, through: 90, by: 0.25) {
            stage.host.activate()
            button.frame.size.height = height
            stage.host.advance(by: 0.1)
        }
        #expect(stage.unsettledCount == 0)
    }

    @Test func breaksTheLinesOfTheMessageAtItsWidth() {
        button.invalidMessage = String(repeating: "Choose a number. ", count: 10)
        let wide = height()
        let narrow = height(in: 150)
        #expect(narrow > wide + 40)
        button.frame.size.width = 150
        #expect(isClose(button.intrinsicContentSize.height, narrow))
        button.sizeToFit()
        #expect(button.bounds.height > 44)
    }

    @Test func hangsTheMessageOutOfAButtonTooLowForIt() throws {
        button.frame.size.height = button.sizeThatFits(button.bounds.size).height
        button.invalidMessage = message
        stage.rest()
        #expect(try #require(label).frame.minY > button.bounds.maxY)
        #expect(button.configuration?.background.backgroundInsets.bottom == 0)
    }

    @Test func growsWithAMessageOfManyLines() {
        button.invalidMessage = message
        let one = button.sizeThatFits(CGSize(width: 300, height: 0)).height
        button.invalidMessage = String(repeating: "Choose a number. ", count: 20)
        #expect(button.sizeThatFits(CGSize(width: 300, height: 0)).height > one + 60)
        #expect(button.sizeThatFits(CGSize(width: CGFloat.nan, height: 0)).height > one)
        #expect(button.sizeThatFits(.zero).height > one)
    }

    @Test func hasALineRoundItUntilItHasTheKeys() {
        button.invalidMessage = message
        #expect(button.configuration?.background.strokeColor == button.style.invalidColor)
        _ = button.becomeFirstResponder()
        #expect(button.configuration?.background.strokeColor == button.tintColor)
        _ = button.resignFirstResponder()
        button.invalidMessage = nil
        #expect(button.configuration?.background.strokeColor == .clear)
    }

    @Test func saysTheMessageAfterTheValueAndAtOnce() {
        button.invalidMessage = message
        #expect(button.accessibilityValue == "Select, Choose a number")
        #expect(UIAccessibility.posted.last?.argument == "Number, Choose a number")
        button.preselect(id: 2)
        #expect(button.accessibilityValue == "Item 2, Choose a number")
        button.invalidMessage = nil
        #expect(button.accessibilityValue == "Item 2")
    }

    @Test(arguments: ["", " ", "\u{200B}"])
    func isValidWithAMessageThatShowsNothing(_ nothing: String) {
        let own = button.sizeThatFits(button.bounds.size).height
        button.invalidMessage = nothing
        #expect(button.sizeThatFits(button.bounds.size).height == own)
        #expect(button.configuration?.background.strokeColor == .clear)
        #expect(button.accessibilityValue == "Select")
    }

    @Test func opensItsListBelowTheMessage() throws {
        button.invalidMessage = message
        button.frame.size.height = button.sizeThatFits(button.bounds.size).height
        try stage.open()
        #expect(stage.listFrame.minY >= stage.anchor.maxY)
        #expect(stage.tip.map { abs($0.y - stage.anchor.maxY) < 0.5 } == true)
    }

    @Test func followsTheTypeSize() {
        button.invalidMessage = message
        let height = button.sizeThatFits(button.bounds.size).height
        let large = DropdownStage(.iPhoneSE, .init(contentSizeCategory: .accessibilityExtraExtraExtraLarge))
        large.host.activate()
        large.button.invalidMessage = message
        #expect(large.button.sizeThatFits(large.button.bounds.size).height > 1.8 * height)
    }
}
