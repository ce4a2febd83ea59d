import Simulator
import Testing
import UIKit
import UIKitCore

@testable import ChoiceKit

/// The short calls on view controllers.
@MainActor struct PopupShowTests {
    let stage = PopupStage()

    private final class Calls {
        var made: [String] = []
    }

    private let calls = Calls()

    private func show(
        _ main: String? = "Main", _ sub: String? = "Sub", left: String? = "Left", right: String? = "Right"
    ) {
        stage.host.activate()
        stage.controller.showPopup(
            forMainText: main, forSubText: sub, forLeftButtonTitle: left, forRightButtonTitle: right,
            forLeftButtonHandler: { calls.made.append("left") },
            forRightButtonHandler: { calls.made.append("right") })
        stage.rest()
    }

    @Test(arguments: ["Left", "Right"]) func aHandlerRunsOnceAfterItIsGone(title: String) throws {
        show()
        #expect(stage.order == ["Left", "Right"] && stage.isRow)
        try stage.tap(title)
        stage.rest()
        #expect(calls.made == [title.lowercased()] && stage.titles == [])
    }

    @Test func escapeIsTheLeftButtonAndReturnTheRightOne() {
        show()
        stage.host.press(.keyboardEscape)
        stage.rest()
        show()
        stage.host.press(.keyboardReturnOrEnter)
        stage.rest()
        #expect(calls.made == ["left", "right"])
    }

    @Test func noHandlerRunsWhereNobodyAnswered() {
        show()
        stage.host.activate()
        stage.controller.view.removeFromSuperview()
        stage.rest()
        #expect(calls.made == [])
    }

    @Test func titlesThatAreMissingHaveWords() {
        show(left: nil, right: nil)
        #expect(stage.order == ["Cancel", "OK"])
        let korean = PopupStage(.iPhoneSE, .init(language: "ko"))
        korean.host.activate()
        korean.controller.showPopup(forMainText: "제목")
        korean.rest()
        #expect(korean.order == ["취소", "확인"])
    }

    @Test func equalTitlesAreTwoButtons() throws {
        show(left: "Same", right: "Same")
        #expect(stage.order == ["Same", "Same"])
    }

    @Test func eitherTextMayBeMissing() {
        show(nil, "Only a message")
        #expect((stage.popup?.card.firstText as? UILabel)?.text == "Only a message")
    }

    @Test func nothingIsShownWithoutTexts() {
        show(nil, nil)
        #expect(stage.titles == [] && calls.made == [])
    }

    @Test func aConfirmationHasOneButton() throws {
        stage.host.activate()
        stage.controller.showConfirmationPopup(
            forMainText: "네트워크 연결 오류", forSubText: "네트워크 오류로\n서비스 접속이 불가능해요", centerButtonTitle: "확인"
        ) { calls.made.append("center") }
        stage.rest()
        #expect(stage.order == ["확인"] && stage.titles == ["네트워크 연결 오류"])
        try stage.tap("확인")
        stage.rest()
        #expect(calls.made == ["center"])
    }

    @Test func returnIsTheOneButtonAndEscapeNothing() {
        stage.host.activate()
        stage.controller.showConfirmationPopup(forMainText: "A") { calls.made.append("center") }
        stage.rest()
        stage.host.press(.keyboardEscape)
        stage.rest()
        #expect(calls.made == [] && stage.order == ["OK"])
        stage.host.press(.keyboardReturnOrEnter)
        stage.rest()
        #expect(calls.made == ["center"])
    }
}
