import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

/// Touches that are down while something is presented or dismissed.
@MainActor struct PresentationTouchTests {
    let stage = PresentationStage(device: .iPadPro11)
    let control = UIControl(frame: CGRect(x: 150, y: 200, width: 80, height: 40))
    let heard = CallLog()

    init() {
        stage.host.activate()
        stage.root.view.addSubview(control)
        listen(to: control)
    }

    private func listen(to control: UIControl) {
        for (event, name) in [(UIControl.Event.touchUpInside, "up"), (.touchCancel, "cancel")] {
            control.addAction(UIAction { [heard] _ in heard.calls.append(name) }, for: event)
        }
    }

    private func touch(_ phase: UITouch.Phase, _ control: UIControl) {
        let frame = control.screenFrame
        stage.host.touch(
            TouchSample(finger: 0, phase: phase, location: CGPoint(x: frame.midX, y: frame.midY)))
    }

    private func popover() -> LoggingController {
        let other = stage.controller("B", .popover)
        other.preferredContentSize = CGSize(width: 200, height: 150)
        other.popoverPresentationController?.sourceView = control
        return other
    }

    @Test func goOnUnderAPopover() {
        touch(.began, control)
        stage.present(popover())
        touch(.ended, control)
        #expect(heard.calls == ["up"])
    }

    @Test(arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen, .pageSheet])
    func endUnderAnythingElse(_ style: UIModalPresentationStyle) {
        touch(.began, control)
        stage.present(stage.controller("B", style))
        touch(.ended, control)
        #expect(heard.calls == ["cancel"])
    }

    @Test(arguments: [UIAlertController.Style.alert, .actionSheet])
    func endUnderAnAlert(_ style: UIAlertController.Style) {
        let alert = UIAlertController(title: "Stop?", message: nil, preferredStyle: style)
        alert.addAction(UIAlertAction(title: "Stop", style: .default))
        alert.popoverPresentationController?.sourceView = control
        touch(.began, control)
        stage.present(alert)
        touch(.ended, control)
        #expect(heard.calls == ["cancel"])
    }

    @Test func goOnBesideAPopoverThatGoes() {
        let other = popover()
        other.popoverPresentationController?.passthroughViews = [control]
        stage.present(other)
        touch(.began, control)
        stage.dismiss()
        touch(.ended, control)
        #expect(heard.calls == ["up"])
    }

    @Test func endInAPopoverThatGoes() {
        let other = popover()
        let inside = UIControl(frame: CGRect(x: 20, y: 40, width: 100, height: 44))
        listen(to: inside)
        other.view.addSubview(inside)
        stage.present(other)
        touch(.began, inside)
        stage.host.activate()
        other.dismiss(animated: true)
        #expect(heard.calls == ["cancel"])
        stage.host.settle()
        #expect(heard.calls == ["cancel"])
    }
}
