import Simulator
import Testing
import UIKit
import UIKitCore

@testable import ChoiceKit

/// What is no popup, and presenters that cannot present.
@MainActor struct PopupBadInputTests {
    let stage = PopupStage()

    @Test(arguments: [nil, "", " \n", "\u{200B}\u{200D}"])
    func withoutTitleAndMessageItFails(text: String?) {
        stage.present(Popup(title: text, message: text, actions: [.default("OK")]))
        #expect(stage.results == [.failed(.nothingToSay)] && stage.titles == [])
    }

    @Test func withoutActionsItFails() {
        stage.present(Popup(title: "A"))
        #expect(stage.results == [.failed(.noActions)])
    }

    @Test func withFourActionsItFails() {
        stage.present(Popup(title: "A", actions: "abcd".map { .default(String($0)) }))
        #expect(stage.results == [.failed(.tooManyActions)])
    }

    @Test func withTwoCancelsItFails() {
        stage.present(Popup(title: "A", actions: [.cancel("No"), .cancel("Later")]))
        #expect(stage.results == [.failed(.severalCancels)])
    }

    @Test func withARepeatedIdItFails() {
        stage.present(Popup(title: "A", actions: [.default("Same"), .cancel("Same")]))
        #expect(stage.results == [.failed(.repeatedActionID)])
    }

    @Test func outsideAWindowItFails() {
        stage.present(PopupStage.note, from: UIViewController())
        #expect(stage.results == [.failed(.notInWindow)])
    }

    @Test func outsideAWindowTheAwaitedCallFailsToo() async {
        #expect(await UIViewController().present(PopupStage.note) == .failed(.notInWindow))
    }

    @Test func aFaultIsLoggedOnce() {
        var lines: [String] = []
        PopupPresenter.log = CallerLog()
        PopupPresenter.log.write = { lines.append($0) }
        defer { PopupPresenter.log = CallerLog() }
        stage.present(Popup(title: "A"))
        stage.present(Popup(title: "B"))
        #expect(lines == [Popup.PresentationError.noActions.description])
    }

    @Test func titlesThatShowNothingHaveAWord() {
        stage.present(Popup(title: "A", actions: [.cancel("", id: "a"), .default("\u{200B}", id: "b")]))
        #expect(stage.order == ["Cancel", "OK"])
    }

    @Test func titlesOfFiveHundredCharactersWrapAndScroll() throws {
        let long = String(repeating: "긴 제목과 long title. ", count: 30)
        let actions: [Popup.Action] = [.cancel("Cancel \(long)"), .default("OK \(long)")]
        stage.present(Popup(title: long, message: long, actions: actions))
        #expect(stage.room.contains(stage.cardFrame) && !stage.isRow)
        for button in stage.popup?.card.buttons ?? [] {
            let label = try #require(button.subviews.compactMap { $0 as? UILabel }.first)
            #expect(label.bounds.height >= label.sizeThatFits(label.bounds.size).height - 0.5)
        }
        // The first is in reach at once.
        let top = try stage.button("OK \(long)".onOneLine)
        stage.host.tap(at: CGPoint(x: stage.cardFrame.midX, y: stage.frame(of: top).minY + 10))
        stage.rest()
        #expect(stage.results == [.chosen(actions[1], text: nil)])
    }

    @Test func anUnknownPreferredActionIsNone() {
        stage.present(Popup(title: "A", actions: [.default("OK")], preferredActionID: "gone"))
        stage.host.press(.keyboardReturnOrEnter)
        stage.rest()
        #expect(stage.results == [] && stage.titles == ["A"])
    }

    /// An audit looks at any.
    @Test func whatIsNoPopupCanBeDrawn() {
        let same = Popup.Action.default("Same")
        for popup in [Popup(), Popup(title: "A", actions: [same, same]), Popup(actions: [.cancel("No")])] {
            let controller = PopupViewController(popup)
            stage.host.show(controller)
            #expect(controller.card.orderedButtons.count == popup.actions.count)
            #expect(stage.host.app.screen.frames.unsettledCount == 0)
        }
    }

    // MARK: Presenters

    @Test func aPresenterThatIsBeingDismissedIsGone() {
        let sheet = UIViewController()
        stage.host.activate()
        stage.controller.present(sheet, animated: false)
        stage.rest()
        sheet.dismiss(animated: true)
        stage.present(PopupStage.note, from: sheet)
        #expect(stage.results == [])
        stage.rest()
        #expect(stage.results == [.hostGone] && stage.titles == [])
    }

    @Test func aPresenterInABackgroundSceneWaits() {
        stage.host.activate()
        stage.host.app.move(to: .background)
        stage.present(PopupStage.note)
        #expect(stage.results == [] && stage.titles == [])
    }

    @Test func aPresenterThatGoesWhileItsSceneIsInTheBackgroundIsGone() {
        stage.host.activate()
        stage.host.app.move(to: .background)
        stage.present(PopupStage.note)
        stage.host.activate()
        stage.controller.view.removeFromSuperview()
        #expect(stage.results == [.hostGone])
        stage.host.app.move(to: .active)
        stage.rest()
        #expect(stage.titles == [] && stage.isIdle)
    }

    @Test func aPresenterThatGoesWhileItsPopupWaitsIsGone() throws {
        let child = UIViewController()
        stage.host.activate()
        stage.controller.addChild(child)
        stage.controller.view.addSubview(child.view)
        stage.present(PopupStage.note, from: stage.controller)
        stage.present(PopupStage.deletion, from: child)
        stage.rest()
        child.view.removeFromSuperview()
        child.removeFromParent()
        #expect(stage.results == [.hostGone])
        try stage.tap("OK")
        stage.rest()
        #expect(stage.titles == [] && stage.results.count == 2)
    }

    @Test func aPresenterThatGoesWhileItsPopupComesIsGone() {
        let child = UIViewController()
        stage.host.activate()
        stage.controller.addChild(child)
        stage.controller.view.addSubview(child.view)
        stage.present(PopupStage.note, from: child)
        stage.host.advance(by: 0.05)
        child.view.removeFromSuperview()
        stage.rest()
        #expect(stage.results == [.hostGone] && stage.titles == [])
    }

    /// Whoever dismisses what is under it takes it along.
    @Test func aModalUnderItThatIsDismissedTakesItAlong() {
        let sheet = UIViewController()
        stage.host.activate()
        stage.controller.present(sheet, animated: false)
        stage.rest()
        stage.present(PopupStage.note)
        stage.controller.dismiss(animated: true)
        stage.rest()
        #expect(stage.results == [.hostGone] && stage.titles == [] && stage.isIdle)
    }

    // MARK: Handlers

    @Test func aHandlerMayPresentAgain() throws {
        var count = 0
        stage.host.activate()
        func ask() {
            count += 1
            if count <= 3 { stage.controller.present(PopupStage.note) { _ in ask() } }
        }
        ask()
        for _ in 1...3 {
            stage.rest()
            try stage.tap("OK")
        }
        stage.rest()
        #expect(count == 4 && stage.titles == [])
    }

    @Test func aHandlerMayPresentAnAlert() throws {
        stage.host.activate()
        stage.controller.present(PopupStage.note) { [stage] _ in
            let alert = UIAlertController(title: "Alert", message: nil, preferredStyle: .alert)
            stage.controller.present(alert, animated: true)
        }
        stage.rest()
        try stage.tap("OK")
        stage.rest()
        #expect(stage.controller.presentedViewController is UIAlertController)
    }

    @Test func aHandlerMayDismissThePresenter() throws {
        let sheet = UIViewController()
        stage.host.activate()
        stage.controller.present(sheet, animated: false)
        stage.rest()
        sheet.present(PopupStage.note) { _ in sheet.dismiss(animated: true) }
        stage.present(PopupStage.deletion, from: stage.controller)
        stage.rest()
        try stage.tap("OK")
        stage.rest()
        stage.rest()
        #expect(stage.controller.presentedViewController === stage.popup)
        #expect(stage.titles == ["Delete?"])
    }

    @Test func anAppThatAnswersTwiceIsToldOnce() {
        stage.present(PopupStage.deletion)
        stage.popup?.cancel(.key)
        stage.popup?.cancel(.gesture)
        stage.rest()
        #expect(stage.results == [.cancelled(.key)])
    }

    @Test func aCancelledTaskShowsNothing() async {
        let task = Task { await stage.controller.present(PopupStage.note) }
        task.cancel()
        #expect(await task.value == .taskCancelled)
        stage.rest()
        #expect(stage.titles == [])
    }
}
