import CoreGraphics
import Simulator
import Testing
import UIKitCore

@MainActor struct UIKeyboardLayoutGuideTests {
    let host = HeadlessHost()
    let controller = UIViewController()
    let bar = UIView()

    init() {
        host.show(controller)
        bar.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(bar)
        let guide = controller.view.keyboardLayoutGuide
        for constraint in [
            bar.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            bar.bottomAnchor.constraint(equalTo: guide.topAnchor),
            bar.heightAnchor.constraint(equalToConstant: 50),
        ] { constraint.isActive = true }
        host.settle()
    }

    @Test func endsAtTheSafeAreaWhileTheKeyboardIsDown() {
        #expect(bar.frame.width == 393)
        #expect(bar.frame.maxY == 818)
        host.activate()
        controller.view.keyboardLayoutGuide.usesBottomSafeArea = false
        host.settle()
        #expect(bar.frame.maxY == 852)
    }

    @Test func beginsWhereTheKeyboardDoes() {
        host.keyboard(isUp: true)
        #expect(bar.frame.maxY == 516)
        host.keyboard(isUp: false)
        #expect(bar.frame.maxY == 818)
    }

    @Test func movesWithTheKeyboard() throws {
        host.activate()
        host.app.screen.softwareKeyboard.setUp(true)
        host.advance(by: 0.1)
        let shown = try #require(bar.layer.presentation()).frame.maxY
        #expect(shown < 852 - 34 && shown > 852 - 336)
    }

    @Test func followsARotation() {
        host.keyboard(isUp: true)
        host.rotate(to: .landscapeLeft)
        #expect(bar.frame.maxY == 184)
    }

    @Test func hasAFrameThatNoConstraintIsAbout() {
        let other = UIViewController()
        host.show(other)
        let guide = other.view.keyboardLayoutGuide
        #expect(guide.layoutFrame == CGRect(x: 0, y: 818, width: 393, height: 34))
        host.keyboard(isUp: true)
        #expect(guide.layoutFrame == CGRect(x: 0, y: 516, width: 393, height: 336))
        #expect(other.view.safeAreaLayoutGuide.layoutFrame == CGRect(x: 0, y: 59, width: 393, height: 759))
    }

    @Test func isTheSameEachTime() {
        #expect(controller.view.keyboardLayoutGuide === controller.view.keyboardLayoutGuide)
        #expect(UIView().keyboardLayoutGuide !== controller.view.keyboardLayoutGuide)
    }
}
