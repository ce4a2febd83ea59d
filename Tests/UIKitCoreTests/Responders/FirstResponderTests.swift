import Testing
import UIKitCore

@MainActor struct FirstResponderTests {
    let stage = TestStage()
    let log = KeyLog()
    let one: KeyControl
    let two: KeyControl

    init() {
        one = KeyControl("one", log)
        two = KeyControl("two", log)
        stage.window.addSubview(one)
        stage.window.addSubview(two)
    }

    @Test func becomesAfterTheOtherResigned() {
        #expect(one.becomeFirstResponder())
        #expect(two.becomeFirstResponder())
        #expect(log.lines == ["one become true", "one resign true", "two become true"])
        #expect(!one.isFirstResponder && two.isFirstResponder)
    }

    @Test func staysWhereItIsAskedAgain() {
        _ = one.becomeFirstResponder()
        #expect(one.becomeFirstResponder())
        #expect(log.lines == ["one become true", "one become true"])
    }

    @Test func doesNotBecomeWhereItCannot() {
        one.canBecome = false
        #expect(!one.becomeFirstResponder())
        #expect(!UIView(frame: .zero).becomeFirstResponder())
    }

    @Test func leavesTheOneThatCannotResign() {
        _ = one.becomeFirstResponder()
        one.canResign = false
        #expect(!two.becomeFirstResponder())
        #expect(!one.resignFirstResponder())
        #expect(one.isFirstResponder && !two.isFirstResponder)
    }

    @Test func disturbsNobodyWhereItCannotBecome() {
        _ = one.becomeFirstResponder()
        two.canBecome = false
        #expect(!two.becomeFirstResponder())
        #expect(one.isFirstResponder)
    }

    @Test func needsAWindow() {
        one.removeFromSuperview()
        #expect(!one.becomeFirstResponder())
        #expect(one.resignFirstResponder())
    }

    @Test func resignsWhenItLeavesTheWindow() {
        let group = UIView(frame: .zero)
        stage.window.addSubview(group)
        group.addSubview(one)
        _ = one.becomeFirstResponder()
        group.removeFromSuperview()
        #expect(log.lines == ["one become true", "one resign true"])
        stage.window.addSubview(group)
        #expect(!one.isFirstResponder)
    }

    @Test func leavesTheWindowEvenIfItCannotResign() {
        _ = one.becomeFirstResponder()
        one.canResign = false
        one.removeFromSuperview()
        stage.window.addSubview(one)
        #expect(!one.isFirstResponder)
        #expect(two.becomeFirstResponder())
    }

    @Test func isOneForEachWindow() {
        let other = UIWindow(windowScene: stage.app.windowScene)
        other.isHidden = false
        other.addSubview(two)
        #expect(one.becomeFirstResponder() && two.becomeFirstResponder())
        #expect(one.isFirstResponder && two.isFirstResponder)
    }

    @Test func movesToAnotherWindowWithoutTheKeys() {
        let other = UIWindow(windowScene: stage.app.windowScene)
        other.isHidden = false
        _ = one.becomeFirstResponder()
        other.addSubview(one)
        #expect(!one.isFirstResponder)
    }

    @Test func aControllerResignsWithItsView() {
        final class Controller: UIViewController {
            override var canBecomeFirstResponder: Bool { true }
        }
        let controller = Controller()
        #expect(!controller.becomeFirstResponder())
        stage.window.addSubview(controller.view)
        #expect(controller.becomeFirstResponder())
        controller.view.removeFromSuperview()
        stage.window.addSubview(controller.view)
        #expect(!controller.isFirstResponder)
    }
}
