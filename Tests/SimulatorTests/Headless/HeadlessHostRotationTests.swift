import CoreGraphics
import Simulator
import Testing
import UIKitCore

@MainActor struct HeadlessHostRotationTests {
    private func classes(_ host: HeadlessHost) -> [UIUserInterfaceSizeClass] {
        let traits = host.app.screen.traitCollection
        return [traits.horizontalSizeClass, traits.verticalSizeClass]
    }

    private typealias Classes = [UIUserInterfaceSizeClass]

    /// Upright and lying.
    private nonisolated static let sizeClasses: [(Device, Classes, Classes)] = [
        (.iPhoneSE, [.compact, .regular], [.compact, .compact]),
        (.iPhone15, [.compact, .regular], [.compact, .compact]),
        (.iPhone15ProMax, [.compact, .regular], [.regular, .compact]),
        (.iPadPro11, [.regular, .regular], [.regular, .regular]),
    ]

    @Test(arguments: sizeClasses)
    func hasTheSizeClassesOfTheDevice(
        _ device: Device, _ upright: [UIUserInterfaceSizeClass], _ lying: [UIUserInterfaceSizeClass]
    ) {
        let host = HeadlessHost(device: device)
        #expect(classes(host) == upright)
        host.rotate(to: .landscapeLeft)
        #expect(classes(host) == lying)
        host.rotate(to: .portrait)
        #expect(classes(host) == upright)
        #expect(classes(HeadlessHost(device: device, orientation: .landscapeRight)) == lying)
    }

    @Test func givesTheWindowItsNewShape() {
        let host = HeadlessHost()
        let controller = UIViewController()
        host.show(controller)
        host.rotate(to: .landscapeRight)
        #expect(host.orientation == .landscapeRight)
        #expect(host.app.windowScene.interfaceOrientation == .landscapeRight)
        #expect(host.app.screen.bounds == CGRect(x: 0, y: 0, width: 852, height: 393))
        #expect(controller.view.window?.frame == host.app.screen.bounds)
        #expect(controller.view.frame == host.app.screen.bounds)
        #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
        let picture = host.screenshot()
        #expect((picture.width, picture.height) == (2556, 1179))
    }

    @Test func leavesAWindowAloneThatDidNotFillTheScreen() {
        let host = HeadlessHost()
        host.show(UIViewController())
        let window = UIWindow(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        window.isHidden = false
        host.rotate(to: .landscapeLeft)
        #expect(window.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
    }

    @Test func beginsAsItIsHeld() {
        let host = HeadlessHost(device: .iPhoneSE, orientation: .landscapeLeft)
        let controller = UIViewController()
        host.show(controller)
        #expect(controller.view.bounds.size == CGSize(width: 667, height: 375))
        #expect(host.app.windowScene.interfaceOrientation == .landscapeLeft)
    }

    @Test func showsAScreenOfNoSizeForOneThatIsNoNumber() {
        let size = CGSize(width: CGFloat.nan, height: .infinity)
        let screen = UIScreen(size: size, scale: 2, safeAreaInsets: .zero)
        #expect(screen.bounds == .zero)
        let host = HeadlessHost()
        let window = UIWindow(frame: CGRect(x: CGFloat.nan, y: 1, width: .infinity, height: .nan))
        window.isHidden = false
        host.settle()
        #expect(window.frame == CGRect(x: 0, y: 1, width: 0, height: 0))
    }

    @Test func turnsWhilePresenting() {
        let host = HeadlessHost(device: .iPhoneSE)
        let root = UIViewController()
        host.show(root)
        let presented = UIViewController()
        presented.modalPresentationStyle = .fullScreen
        host.activate()
        root.present(presented, animated: true)
        host.advance(by: 0.1)
        #expect(presented.isBeingPresented)
        host.rotate(to: .landscapeLeft)
        #expect(presented.view.frame == CGRect(x: 0, y: 0, width: 667, height: 375))
        #expect(!presented.isBeingPresented)
        host.activate()
        presented.dismiss(animated: true)
        host.advance(by: 0.1)
        host.rotate(to: .portrait)
        #expect(root.view.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
        #expect(root.view.window != nil)
    }
}
