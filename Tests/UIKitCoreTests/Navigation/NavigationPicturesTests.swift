import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

/// Navigation bars beside pictures of iOS, box by box, within a point, and under other conditions.
@MainActor struct NavigationPicturesTests {
    /// A navigation with a second controller on top, on a device.
    @MainActor private struct Stage {
        let host: HeadlessHost
        let navigation = UINavigationController()

        init(
            _ device: Device, _ orientation: UIInterfaceOrientation = .portrait,
            settings: DeviceSettings = .init()
        ) {
            host = HeadlessHost(device: device, settings: settings, orientation: orientation)
            let controllers = ["First Component", "Second Component"].map { title in
                let controller = UIViewController()
                controller.title = title
                return controller
            }
            let item = UIBarButtonItem(primaryAction: UIAction(title: "Done") { _ in })
            controllers[1].navigationItem.rightBarButtonItem = item
            navigation.setViewControllers(controllers, animated: false)
            host.show(navigation)
        }

        var bar: CGRect { navigation.navigationBar.screenFrame }

        private var content: NavigationBarContent? {
            navigation.navigationBar.subviews.lazy.compactMap { $0 as? NavigationBarContent }.first
        }

        var buttons: [BarButton] { content?.subviews.compactMap { $0 as? BarButton } ?? [] }

        var back: BarButton? { buttons.first { $0.textFrame != nil } }

        var title: UILabel? { content?.subviews.lazy.compactMap { $0 as? UILabel }.first }

        func onScreen(_ rect: CGRect?, in view: UIView?) -> CGRect {
            view.map { $0.convert(rect ?? .null, to: nil) } ?? .null
        }
    }

    /// `rnn_nav_push` (wix/react-native-navigation, iOS 18, 440 by 956 at 3x): the bar ends at 100.33 with a
    /// hairline below; the chevron's ink is 10.7 by 18.7 at (13.3, 69.0), the text after it begins at 36.0
    /// and the title 8 after that text ends. The bar there has no item on the right; where texts end is not
    /// compared, because their font is another.
    @Test func isBesideRnnNavPush() throws {
        let stage = Stage(.test(440, 956, top: 62, bottom: 34))
        let bar = stage.navigation.navigationBar
        #expect(isNear(stage.bar.maxY, 100.33, within: 0.34))
        let line = try #require(bar.subviews.first?.subviews.first)
        let place = line.convert(line.bounds, to: bar)
        #expect(isNear(place, CGRect(x: 0, y: 44, width: 440, height: 1.0 / 3)))
        let back = try #require(stage.back)
        let chevron = stage.onScreen(back.chevronFrame, in: back)
        #expect(isNear(chevron.minX, 13.3, within: 1) && isNear(chevron.minY, 69, within: 1))
        #expect(isNear(chevron.width, 10.7, within: 1) && isNear(chevron.height, 18.7, within: 1))
        let text = stage.onScreen(back.textFrame, in: back)
        // The ink of an F begins a point and a half into its box, that of an S half a point.
        #expect(isNear(text.minX + 1.5, 36, within: 1))
        let title = try #require(stage.title).screenFrame
        #expect(isNear(title.minX + 0.7 - text.maxX, 8, within: 1.5))
    }

    /// `sst_nav_tab_iphonex` (pointfreeco/swift-snapshot-testing, iOS 13 without a safe area, 375 wide): the
    /// bar is 44 high from the top, with a hairline of three tenths of black from 44.00 to 44.33.
    @Test func isBesideSstNavTab() throws {
        let stage = Stage(.test(375, 734))
        #expect(stage.bar == CGRect(x: 0, y: 0, width: 375, height: 44))
        let line = try #require(stage.navigation.navigationBar.subviews.first?.subviews.first)
        #expect(isNear(line.screenFrame, CGRect(x: 0, y: 44, width: 375, height: 1.0 / 3)))
    }

    // MARK: Other conditions

    @Test(arguments: [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
    func keepsToTheSafeAreaWhereAPhoneLies(_ direction: UITraitEnvironmentLayoutDirection) throws {
        let stage = Stage(.iPhone15, .landscapeRight, settings: .init(direction: direction))
        #expect(stage.bar == CGRect(x: 0, y: 0, width: 852, height: 32))
        #expect(stage.navigation.topViewController?.view.safeAreaInsets.top == 32)
        let isMirrored = direction == .rightToLeft
        let back = try #require(stage.back)
        let text = stage.onScreen(back.textFrame, in: back)
        #expect(isNear(isMirrored ? 852 - text.maxX : text.minX, 59 + 20 + 14))
        let chevron = stage.onScreen(back.chevronFrame, in: back)
        #expect(isNear(isMirrored ? 852 - chevron.maxX : chevron.minX, 59 + 20 - 20.0 / 3))
        let done = try #require(stage.buttons.first { $0.textFrame == nil }).screenFrame
        #expect(isNear(isMirrored ? done.minX : 852 - done.maxX, 59 + 20))
        #expect(isNear(try #require(stage.title).screenFrame.midX, 426, within: 0.5))
    }

    @Test func is50HighOnAnIPad() {
        let stage = Stage(.iPadPro11)
        #expect(stage.bar == CGRect(x: 0, y: 24, width: 834, height: 50))
        #expect(stage.navigation.navigationBar.sizeThatFits(.zero).height == 50)
    }

    @Test func changesItsHeightWithTheDevice() {
        let stage = Stage(.iPhone15)
        #expect(stage.bar.height == 44)
        stage.host.rotate(to: .landscapeLeft)
        #expect(stage.bar.height == 32)
        stage.host.rotate(to: .portrait)
        #expect(stage.bar.height == 44 && isNear(stage.bar.minY, 53.67, within: 0.01))
    }
}
