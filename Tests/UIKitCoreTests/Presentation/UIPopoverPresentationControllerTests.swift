import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

/// Popovers on a device: adapting, following, growing, dismissing.
@MainActor struct UIPopoverPresentationControllerTests {
    let stage = PresentationStage()
    let delegate = PopoverLog()
    let source = UIView(frame: CGRect(x: 150, y: 200, width: 80, height: 40))

    init() {
        stage.host.activate()
        stage.root.view.addSubview(source)
        delegate.log = stage.log
    }

    private func popover(
        _ size: CGSize = CGSize(width: 200, height: 150), _ style: UIModalPresentationStyle = .none
    ) -> LoggingController {
        let other = stage.controller("B", .popover)
        other.preferredContentSize = size
        other.popoverPresentationController?.sourceView = source
        delegate.style = style
        other.presentationController?.delegate = delegate
        return other
    }

    private func frame(_ controller: UIViewController) -> CGRect { controller.view.screenFrame }

    @Test func staysAPopoverWhereTheDelegateSaysNone() {
        let other = popover()
        stage.present(other)
        #expect(frame(other) == CGRect(x: 90, y: 240, width: 200, height: 163))
        #expect(other.view.safeAreaInsets == UIEdgeInsets(top: 13, left: 0, bottom: 0, right: 0))
        #expect(other.popoverPresentationController?.arrowDirection == .up)
        #expect(other.activePresentationController is UIPopoverPresentationController)
    }

    @Test(arguments: [
        (UIModalPresentationStyle.formSheet, CGFloat(69)), (.fullScreen, 0), (.overFullScreen, 0),
    ])
    func adaptsAsTheDelegateSays(style: UIModalPresentationStyle, top: CGFloat) {
        let other = popover(CGSize(width: 200, height: 150), style)
        stage.present(other)
        #expect(frame(other) == CGRect(x: 0, y: top, width: 393, height: 852 - top))
        #expect(delegate.adapted == [style])
        #expect(other.popoverPresentationController != nil)
        stage.dismiss()
        #expect(stage.root.view.window != nil)
        #expect(other.view.window == nil)
    }

    @Test func becomesASheetInCompactWidthWithoutADelegate() {
        let other = popover()
        other.presentationController?.delegate = nil
        stage.present(other)
        #expect(frame(other).minY == 69)
    }

    @Test func asksTheVariantWithoutTraitsWhereTheOtherIsLeftOut() {
        let old = OldDelegate()
        let other = popover()
        other.presentationController?.delegate = old
        stage.present(other)
        #expect(frame(other).width == 200)
    }

    @Test func staysAPopoverWhereThereIsRoom() {
        let pad = PresentationStage(device: .iPadPro11)
        pad.root.view.addSubview(source)
        let other = popover()
        other.presentationController?.delegate = nil
        pad.present(other)
        #expect(frame(other).width == 200)
    }

    @Test func tellsItsDelegateInUIKitsOrder() {
        let other = popover()
        stage.present(other)
        #expect(
            stage.heard() == [
                "prepare", "will present", "B will appear", "B is appearing", "B did appear", "completion",
            ])
        stage.host.tap(at: CGPoint(x: 20, y: 800))
        #expect(
            stage.heard() == [
                "should dismiss", "will dismiss", "B will disappear", "B did disappear", "did dismiss",
            ])
    }

    @Test func tellsItsDelegateNothingOfAProgramsDismissal() {
        stage.present(popover())
        _ = stage.heard()
        stage.dismiss()
        #expect(stage.heard() == ["B will disappear", "B did disappear", "completion"])
    }

    @Test func takesItsPlaceFromTheDelegateAtTheLastMoment() {
        let other = popover()
        other.popoverPresentationController?.sourceView = nil
        delegate.prepare = { [source] in $0.sourceView = source }
        stage.present(other)
        #expect(frame(other).minY == 240)
    }

    @Test func presentsNothingWithoutAPlace() {
        let other = popover()
        other.popoverPresentationController?.sourceView = nil
        stage.present(other)
        #expect(stage.root.presentedViewController == nil)
        #expect(other.presentingViewController == nil)
        other.popoverPresentationController?.sourceView = source
        stage.present(other)
        #expect(stage.root.presentedViewController === other)
    }

    @Test func growsAnimatedWithWhatItsContentAsksFor() {
        let other = popover()
        stage.present(other)
        stage.host.activate()
        other.preferredContentSize = CGSize(width: 200, height: 350)
        stage.host.advance(by: 0.1)
        let height = other.view.layer.presentation()?.bounds.height ?? 0
        #expect(height > 163 && height < 363)
        stage.host.settle()
        #expect(frame(other) == CGRect(x: 90, y: 240, width: 200, height: 363))
    }

    @Test func followsItsSource() {
        let other = popover()
        stage.present(other)
        stage.host.activate()
        source.frame.origin.y = 300
        stage.host.settle()
        #expect(frame(other).minY == 340)
        source.frame.origin.y = 780
        stage.host.settle()
        #expect(other.popoverPresentationController?.arrowDirection == .down)
        #expect(frame(other).maxY == 780)
    }

    @Test func keepsClearOfTheKeyboard() {
        let other = popover(CGSize(width: 200, height: 350))
        stage.present(other)
        #expect(frame(other).maxY.rounded() == 603)
        stage.host.keyboard(isUp: true)
        #expect(frame(other) == CGRect(x: 90, y: 240, width: 200, height: 516 - 10 - 240))
        stage.host.keyboard(isUp: false)
        #expect(frame(other).maxY.rounded() == 603)
    }

    @Test func standsAboveTheKeyboardWhenItIsUpAlready() {
        source.frame.origin.y = 400
        stage.host.keyboard(isUp: true)
        let other = popover()
        stage.present(other)
        #expect(other.popoverPresentationController?.arrowDirection == .down)
        #expect(frame(other).maxY == 400)
    }

    @Test func staysWhereItIsWhenItsSourceLeavesTheWindow() {
        let other = popover()
        stage.present(other)
        let before = frame(other)
        stage.host.activate()
        source.removeFromSuperview()
        stage.host.settle()
        #expect(frame(other) == before)
        stage.host.tap(at: CGPoint(x: 20, y: 800))
        #expect(stage.root.presentedViewController == nil)
    }

    @Test func keepsItsMarginsFromTheScreen() {
        source.frame = CGRect(x: 380, y: 200, width: 10, height: 40)
        let other = popover()
        other.popoverPresentationController?.permittedArrowDirections = .up
        other.popoverPresentationController?.popoverLayoutMargins = UIEdgeInsets(
            top: 10, left: 10, bottom: 10, right: 30)
        stage.present(other)
        #expect(frame(other).maxX == 363)
    }

    @Test func shrinksToTheRoomThatThereIs() {
        let other = popover(CGSize(width: 1_000, height: 2_000))
        stage.present(other)
        let room = CGRect(x: 10, y: 69, width: 373, height: 739)
        #expect(room.contains(frame(other)))
        #expect(frame(other).minY >= source.screenFrame.maxY)
    }

    @Test func coversItsSourceOnlyWhereItMay() {
        let other = popover(CGSize(width: 200, height: 2_000))
        other.popoverPresentationController?.canOverlapSourceViewRect = true
        stage.present(other)
        #expect(frame(other).minY == 69 && frame(other).maxY > source.screenFrame.maxY)
    }

    @Test func leavesTouchesToViewsThatItLetsThrough() {
        let below = TouchLog(frame: CGRect(x: 20, y: 700, width: 50, height: 50))
        stage.root.view.addSubview(below)
        let other = popover()
        other.popoverPresentationController?.passthroughViews = [below]
        stage.present(other)
        stage.host.tap(at: CGPoint(x: 40, y: 720))
        #expect(below.calls == ["began", "ended"])
        #expect(stage.root.presentedViewController === other)
        stage.host.tap(at: CGPoint(x: 40, y: 650))
        #expect(below.calls == ["began", "ended"])
        #expect(stage.root.presentedViewController == nil)
    }

    @Test func asksItsDelegateWhereToGoWhenTheWindowChanges() throws {
        let other = popover()
        stage.present(other)
        delegate.reposition = CGRect(x: 0, y: 0, width: 10, height: 10)
        let window = try #require(stage.host.app.windowScene.windows.first)
        stage.host.activate()
        window.frame = CGRect(x: 0, y: 0, width: 393, height: 700)
        stage.host.settle()
        #expect(stage.heard().contains("will reposition"))
        #expect(other.popoverPresentationController?.sourceRect == delegate.reposition)
        #expect(frame(other).minY == 210)
    }

    @Test func staysWhereItIsModal() {
        let other = popover()
        other.isModalInPresentation = true
        stage.present(other)
        _ = stage.heard()
        stage.host.tap(at: CGPoint(x: 20, y: 800))
        #expect(stage.heard() == ["did attempt"])
        #expect(stage.root.presentedViewController === other)
    }
}

/// Writes down what a popover asks and tells.
@MainActor final class PopoverLog: NSObject, UIPopoverPresentationControllerDelegate {
    var log: CallLog?
    var style = UIModalPresentationStyle.none
    var adapted: [UIModalPresentationStyle] = []
    var prepare: ((UIPopoverPresentationController) -> Void)?
    var reposition: CGRect?

    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { style }

    func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) {
        adapted.append(style)
        log?.calls.append("will present")
    }

    func prepareForPopoverPresentation(_ popover: UIPopoverPresentationController) {
        log?.calls.append("prepare")
        prepare?(popover)
    }

    func popoverPresentationController(
        _ popoverPresentationController: UIPopoverPresentationController,
        willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>, in view: UnsafeMutablePointer<UIView>
    ) {
        log?.calls.append("will reposition")
        if let reposition { rect.pointee = reposition }
    }

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        log?.calls.append("should dismiss")
        return true
    }

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        log?.calls.append("will dismiss")
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        log?.calls.append("did dismiss")
    }

    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        log?.calls.append("did attempt")
    }
}

/// Knows the older question only.
@MainActor private final class OldDelegate: NSObject, UIPopoverPresentationControllerDelegate {
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        .none
    }
}
