import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

/// Menus at other type sizes, in other directions, on other devices.
@MainActor struct MenuEnvironmentTests {
    private func stage(
        _ settings: DeviceSettings = DeviceSettings(), device: Device = .iPhone15,
        at frame: CGRect = CGRect(x: 20, y: 200, width: 120, height: 44)
    ) -> MenuStage {
        let stage = MenuStage(device: device, settings: settings, at: frame)
        stage.host.activate()
        return stage
    }

    @Test func atTheLargestTypeRowsAreHigherAndTheMenuIsWiderAndInTheRoom() throws {
        let stage = stage(DeviceSettings(contentSizeCategory: .accessibilityExtraExtraExtraLarge))
        stage.open(stage.actions("A title of some words", "B"))
        let list = try #require(stage.list).screenFrame
        #expect(list.width > 300 && list.minX >= 8 && list.maxX <= 385)
        #expect(stage.rows[0].bounds.height > 100)
        let label = try #require(stage.rows[0].subviews.compactMap { $0 as? UILabel }.first)
        #expect(label.font.pointSize == 53)
        stage.tap("B")
        #expect(stage.heard() == ["B"])
    }

    @Test func fromRightToLeftEverythingChangesSides() throws {
        let stage = stage()
        stage.button.semanticContentAttribute = .forceRightToLeft
        stage.open([
            stage.action("A", image: UIImage(systemName: "trash"), state: .on), stage.action("B"),
        ])
        let row = try #require(stage.row("A"))
        let images = row.subviews.compactMap { $0 as? UIImageView }.map { row.convert($0.bounds, from: $0) }
        let label = try #require(row.subviews.compactMap { $0 as? UILabel }.first)
        #expect(isNear(label.frame.maxX, 250 - 34))
        #expect(isNear(images[0].midX, 250 - 17) && isNear(images[1].midX, 28))
    }

    @Test func isAsDarkAsTheButton() throws {
        let stage = stage()
        stage.button.overrideUserInterfaceStyle = .dark
        stage.open(stage.actions("A"))
        #expect(stage.view?.traitCollection.userInterfaceStyle == .dark)
        #expect(stage.rows[0].traitCollection.userInterfaceStyle == .dark)
    }

    @Test func staysInTheSafeAreaInLandscape() throws {
        let stage = stage(at: CGRect(x: 0, y: 100, width: 80, height: 44))
        stage.host.rotate(to: .landscapeRight)
        stage.open((1...20).map { stage.action("\($0)") })
        let list = try #require(stage.list).screenFrame
        #expect(list.minX == 67 && list.maxY <= 393 - 21 && list.minY >= 8)
    }

    @Test func isPlacedAnewWhenTheDeviceTurns() throws {
        let stage = stage(at: CGRect(x: 0, y: 100, width: 80, height: 44))
        stage.open((1...20).map { stage.action("\($0)") })
        stage.host.rotate(to: .landscapeRight)
        let list = try #require(stage.list).screenFrame
        #expect(stage.isOpen && list.maxY <= 393 - 21)
    }

    @Test func staysAboveTheKeyboard() throws {
        let stage = stage(at: CGRect(x: 20, y: 400, width: 100, height: 44))
        let field = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
        stage.root.view.addSubview(field)
        _ = field.becomeFirstResponder()
        stage.host.keyboard(isUp: true)
        stage.open((1...8).map { stage.action("\($0)") })
        let list = try #require(stage.list).screenFrame
        #expect(list.maxY <= 392 && field.isFirstResponder)
    }

    @Test func fadesWithLessMotion() {
        let stage = stage(DeviceSettings(reducesMotion: true))
        stage.host.activate()
        stage.button.menu = UIMenu(children: stage.actions("A"))
        stage.finger(.began, at: stage.button.screenFrame.middle)
        #expect(stage.view?.lists[0].layer.animation(forKey: "transform") == nil)
        #expect(stage.view?.layer.animation(forKey: "opacity") != nil)
    }
}
