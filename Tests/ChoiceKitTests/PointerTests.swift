import ChoiceKit
import CoreGraphics
import Simulator
import Testing
import UIKit
import UIKitCore

/// The buttons of the kit under the pointer of a mouse or trackpad.
@MainActor struct PointerTests {
    let host = HeadlessHost(device: .iPhone15)
    let controller = UIViewController()

    private func show(_ button: UIButton, height: CGFloat = 50) {
        button.frame = CGRect(x: 40, y: 200, width: 240, height: height)
        controller.view.addSubview(button)
        host.show(controller)
        host.settle()
    }

    private func hover(_ place: CGPoint? = CGPoint(x: 100, y: 220)) {
        host.hover(at: place)
        host.settle()
    }

    private var dropdown: DropdownButton {
        let button = DropdownButton()
        button.items = [.init(id: "a", title: "A"), .init(id: "b", title: "B")]
        return button
    }

    private var popUp: PopUpButton { PopUpButton(options: [.init(id: "a", title: "A")], defaultId: "a") }

    private var pullDown: PullDownButton {
        let button = PullDownButton(configuration: .gray())
        button.sections = [.init(items: [.action(.init(id: "a", title: "A"))])]
        return button
    }

    @Test func everyButtonHasAnEffectThatEndsWithTheHover() {
        for button in [dropdown, popUp, pullDown, ChoiceButton(title: "A")] as [UIButton] {
            show(button)
            #expect(button.isPointerInteractionEnabled)
            let layers = button.layer.sublayers?.count ?? 0
            hover()
            #expect(button.isHovered && button.layer.sublayers?.count == layers + 1)
            hover(nil)
            #expect(!button.isHovered && button.layer.sublayers?.count == layers)
            button.removeFromSuperview()
        }
    }

    @Test func aButtonWithNothingToChooseHasNone() {
        for button in [DropdownButton(), PullDownButton(configuration: .gray())] as [UIButton] {
            show(button)
            hover()
            #expect(!button.isEnabled && !button.isHovered)
            button.removeFromSuperview()
            hover(nil)
        }
    }

    @Test func aChoiceKeepsItsSize() {
        let button = ChoiceButton(title: "A")
        show(button, height: 200)
        hover()
        #expect(button.isHovered && button.layer.presentation()?.frame == button.frame)
    }

    @Test func anAppMayTurnItOff() {
        let button = dropdown
        show(button)
        button.isPointerInteractionEnabled = false
        hover()
        #expect(!button.isHovered)
    }
}
