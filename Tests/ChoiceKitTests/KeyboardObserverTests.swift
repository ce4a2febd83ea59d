import Simulator
import Testing
import UIKit
import UIKitCore

@testable import ChoiceKit

@MainActor struct KeyboardObserverTests {
    let host = HeadlessHost(device: .iPhoneSE)
    let controller = UIViewController()

    init() { host.show(controller) }

    private final class Calls {
        var heights: [CGFloat] = []
    }

    @Test func tellsOfTheHeightThatTheKeyboardGoesToAndHasThen() throws {
        let calls = Calls()
        let window = try #require(controller.view.window)
        let observer = KeyboardObserver { calls.heights.append(window.keyboardHeight) }
        host.keyboard(isUp: true)
        host.keyboard(isUp: false)
        #expect(calls.heights == [260, 260, 0, 0])
        withExtendedLifetime(observer) {}
    }

    @Test func tellsNobodyOnceItIsGone() {
        let calls = Calls()
        var observer: KeyboardObserver? = KeyboardObserver { calls.heights.append(0) }
        #expect(observer != nil)
        observer = nil
        host.keyboard(isUp: true)
        #expect(calls.heights == [])
    }

    @Test func countsTheHomeIndicatorWhileTheKeyboardIsDown() throws {
        let host = HeadlessHost(device: .iPhone15)
        let controller = UIViewController()
        host.show(controller)
        let window = try #require(controller.view.window)
        #expect(window.keyboardHeight == 34)
        host.keyboard(isUp: true)
        #expect(window.keyboardHeight == 336)
    }
}
