import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

/// Where each style stands.
@MainActor struct PresentationStyleTests {
    let stage = PresentationStage()

    @Test func isAPageSheetByDefault() {
        let other = UIViewController()
        #expect(other.modalPresentationStyle == .automatic)
        stage.present(other)
        #expect(other.view.screenFrame == CGRect(x: 0, y: 69, width: 393, height: 783))
        #expect(other.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
        #expect(other.traitCollection.userInterfaceLevel == .elevated)
    }

    @Test(arguments: [
        (Device.iPhone15, CGFloat(69)), (Device.iPhoneSE, CGFloat(30)),
    ])
    func beginsAPageSheetTenPointsBelowTheSafeArea(device: Device, top: CGFloat) {
        let placement = SheetPlacement(
            sheetIn: .init(
                bounds: CGRect(origin: .zero, size: device.size), safeArea: device.safeAreaInsets))
        #expect(placement.frame.minY == top)
        #expect(placement.frame.maxY == device.size.height)
    }

    @Test func fillsTheWindowWithASheetInCompactHeight() {
        let placement = SheetPlacement(
            sheetIn: .init(
                bounds: CGRect(x: 0, y: 0, width: 852, height: 393), safeArea: .zero, isCompactHeight: true))
        #expect(placement.frame == CGRect(x: 0, y: 0, width: 852, height: 393))
    }

    @Test func standsInTheMiddleAsAFormSheetWhereThereIsRoom() {
        let pad = PresentationStage(device: .iPadPro11)
        let other = pad.controller("B", .formSheet)
        other.preferredContentSize = CGSize(width: 400, height: 300)
        pad.present(other)
        #expect(other.view.screenFrame == CGRect(x: 217, y: 447, width: 400, height: 300))
        #expect(other.traitCollection.horizontalSizeClass == .compact)
    }

    @Test func dismissesASheetByATapBesideIt() {
        let other = stage.controller("B", .pageSheet)
        stage.present(other)
        stage.host.tap(at: CGPoint(x: 200, y: 40))
        #expect(stage.root.presentedViewController == nil)
    }

    @Test func dimsBehindASheetAndNotBehindAFullScreen() {
        let other = stage.controller("B", .pageSheet)
        stage.root.view.backgroundColor = .white
        stage.present(other)
        let dimming = other.presentationController?.containerView?.subviews.first
        #expect(dimming?.alphaOfFill == 0.12)
    }

    /// A picture of iOS 17 at 393 points: 16.33 from the sides, 59 from the top.
    @Test func pushesBackWhatIsBehindAPageSheetAndBringsItForward() throws {
        stage.present(stage.controller("B", .pageSheet))
        let behind = stage.root.view.screenFrame
        #expect(abs(behind.minX - 16.33) <= 0.34 && abs(behind.minY - 59) <= 0.34)
        #expect(stage.root.view.safeAreaInsets.top == 59)
        let window = try #require(stage.host.app.windowScene.windows.first)
        window.frame = CGRect(x: 0, y: 0, width: 393, height: 700)
        stage.host.settle()
        stage.dismiss()
        #expect(stage.root.view.screenFrame == CGRect(x: 0, y: 0, width: 393, height: 700))
        #expect(stage.root.view.layer.cornerRadius == 0)
    }

    /// Ten points, on a picture of iOS 17; the corners at the bottom are those of the screen.
    @Test func hasRoundCornersAtTheTopAsWhatIsBehindDoes() throws {
        let other = stage.controller("B", .pageSheet)
        stage.present(other)
        let card = try #require(other.presentationController?.presentedView)
        #expect(card.layer.cornerRadius == 10 && card.clipsToBounds)
        #expect(card.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        #expect(stage.root.view.layer.cornerRadius == 10)
    }

    @Test func dimsMoreInTheDark() {
        stage.host.change(to: DeviceSettings(style: .dark))
        let other = stage.controller("B", .pageSheet)
        stage.present(other)
        let dimming = other.presentationController?.containerView?.subviews.first
        #expect(dimming?.alphaOfFill == 0.2)
        #expect(other.traitCollection.userInterfaceLevel == .elevated)
    }

    @Test func keepsItsSafeAreaWhileItSlidesAway() {
        let other = stage.controller("B")
        stage.present(other)
        stage.host.activate()
        stage.root.dismiss(animated: true)
        stage.host.advance(by: 0.1)
        #expect(other.view.safeAreaInsets.top == 59)
    }

    @Test func standsOverTheNearestContext() {
        let child = stage.controller("child")
        child.definesPresentationContext = true
        stage.host.activate()
        stage.root.addChild(child)
        child.view.frame = CGRect(x: 50, y: 100, width: 200, height: 300)
        stage.root.view.addSubview(child.view)
        child.didMove(toParent: stage.root)
        stage.host.settle()
        let other = stage.controller("B", .overCurrentContext)
        stage.present(other, from: child)
        #expect(other.view.screenFrame == CGRect(x: 50, y: 100, width: 200, height: 300))
        #expect(other.presentingViewController === child)
        #expect(child.view.window != nil)
        stage.dismiss(from: other)
        #expect(child.presentedViewController == nil)
    }

    @Test func takesThePlaceOfTheContextAndGivesItBack() {
        let child = stage.controller("C")
        child.definesPresentationContext = true
        stage.host.activate()
        stage.root.addChild(child)
        child.view.frame = CGRect(x: 50, y: 100, width: 200, height: 300)
        stage.root.view.addSubview(child.view)
        child.didMove(toParent: stage.root)
        stage.host.settle()
        _ = stage.heard()
        let other = stage.controller("B", .currentContext)
        stage.present(other, from: child)
        #expect(
            stage.heard() == [
                "C will disappear", "B will appear", "B is appearing", "B did appear", "C did disappear",
                "completion",
            ])
        #expect(child.view.window == nil)
        stage.dismiss(from: child)
        #expect(child.view.screenFrame == CGRect(x: 50, y: 100, width: 200, height: 300))
    }

    @Test func presentsFromTheOutermostWithoutAContext() {
        let child = stage.controller("child")
        stage.host.activate()
        stage.root.addChild(child)
        stage.root.view.addSubview(child.view)
        let other = stage.controller("B", .overCurrentContext)
        stage.present(other, from: child)
        #expect(other.presentingViewController === stage.root)
        #expect(child.presentedViewController === other)
    }

    @Test func slidesUpAndFadesAsItsTransitionStyleSays() {
        let other = stage.controller("B")
        stage.host.activate()
        stage.root.present(other, animated: true)
        stage.host.advance(by: 0.1)
        #expect((other.view.layer.presentation()?.frame.minY ?? 0) > 0)
        stage.host.settle()
        stage.dismiss()
        let fading = stage.controller("C")
        fading.modalTransitionStyle = .crossDissolve
        stage.host.activate()
        stage.root.present(fading, animated: true)
        stage.host.advance(by: 0.1)
        #expect(fading.view.layer.presentation()?.frame.minY == 0)
        #expect((fading.view.layer.presentation()?.opacity ?? 1) < 1)
    }

    @Test func keepsTheMarginsOfItsOwnWidthInAPopover() {
        let pad = PresentationStage(device: .iPadPro11)
        #expect(pad.root.view.layoutMargins.left == 20)
        let other = pad.controller("B", .popover)
        other.preferredContentSize = CGSize(width: 300, height: 200)
        let source = UIView(frame: CGRect(x: 300, y: 300, width: 50, height: 50))
        pad.root.view.addSubview(source)
        other.popoverPresentationController?.sourceView = source
        pad.present(other)
        #expect(other.view.directionalLayoutMargins.leading == 16)
    }
}

extension UIView {
    fileprivate var alphaOfFill: CGFloat? { layer.backgroundColor?.alpha }
}
