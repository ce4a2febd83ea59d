import Testing

@testable import UIKitCore

/// Who is told of a key, and where Tab goes.
@MainActor struct KeyResponderTests {
    let stage = TestStage()
    let log = KeyLog()
    let root: KeyController
    let controls: [KeyControl]

    init() {
        let log = log
        root = KeyController("root", log)
        controls = ["one", "two", "three"].map { KeyControl($0, log) }
        for control in controls { root.view.addSubview(control) }
        stage.window.rootViewController = root
        stage.run()
        stage.run()
    }

    private var first: String? { controls.first { $0.isFirstResponder }?.name }

    @Test func theFirstResponderIsTold() {
        _ = controls[1].becomeFirstResponder()
        log.lines = []
        stage.press(.keyboardA)
        #expect(log.lines == ["two began a", "two ended a"])
    }

    @Test func whatItLeavesGoesUpTheChain() {
        _ = controls[1].becomeFirstResponder()
        controls[1].passesOn = true
        log.lines = []
        stage.press(.keyboardA)
        #expect(log.lines == ["two began a", "root began a", "two ended a", "root ended a"])
    }

    @Test func withoutAFirstResponderTheRootControllerIsTold() {
        stage.press(.keyboardB)
        #expect(log.lines == ["root began b", "root ended b"])
    }

    @Test func withoutAFirstResponderThePresentedControllerIsTold() {
        let front = KeyController("front", log)
        front.modalPresentationStyle = .overFullScreen
        root.present(front, animated: false)
        stage.run()
        stage.run()
        stage.press(.keyboardB)
        #expect(log.lines == ["front began b", "front ended b"])
        front.dismiss(animated: false)
        stage.key(.keyboardC, isDown: true)
        #expect(log.lines.last == "root began c")
    }

    @Test func theKeyWindowIsTold() {
        let other = UIWindow(windowScene: stage.app.windowScene)
        other.rootViewController = KeyController("other", log)
        other.isHidden = false
        stage.press(.keyboardA)
        other.makeKey()
        stage.press(.keyboardB)
        #expect(log.lines == ["root began a", "root ended a", "other began b", "other ended b"])
    }

    @Test func tabGoesFromControlToControlAndAround() {
        for control in controls { control.passesOn = true }
        let root = UIViewController()
        for control in controls { root.view.addSubview(control) }
        stage.window.rootViewController = root
        stage.run()
        let places = (0..<4).map { _ in
            stage.press(.keyboardTab)
            return first
        }
        #expect(places == ["one", "two", "three", "one"])
        stage.key(.keyboardLeftShift, isDown: true)
        stage.press(.keyboardTab)
        #expect(first == "three")
    }

    @Test func tabPassesOverWhatCannotHaveTheKeys() {
        for control in controls { control.passesOn = true }
        let root = UIViewController()
        for control in controls { root.view.addSubview(control) }
        stage.window.rootViewController = root
        stage.run()
        controls[0].isHidden = true
        controls[1].canBecome = false
        stage.press(.keyboardTab)
        #expect(first == "three")
        stage.press(.keyboardTab)
        #expect(first == "three")
    }

    @Test func tabIsTheFirstRespondersToTake() {
        _ = controls[0].becomeFirstResponder()
        stage.press(.keyboardTab)
        #expect(first == "one")
    }
}
