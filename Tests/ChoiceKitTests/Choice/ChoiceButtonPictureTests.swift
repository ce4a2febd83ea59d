import ChoiceKit
import CoreGraphics
import Foundation
import Simulator
import Testing
import UIKit
import UIKitCore

/// What the documentation shows of a group of two.
@MainActor struct ChoiceButtonPictureTests {
    /// A screen just large enough.
    nonisolated private static let device = Device(
        name: "Page", size: CGSize(width: 320, height: 160), scale: 2)

    nonisolated private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../../Documentation/ChoiceKit.docc/Resources").standardizedFileURL

    private let buttons = [
        ChoiceButton(title: "By the minute", subtitle: "In a spreadsheet"),
        ChoiceButton(title: "On the spot", subtitle: "Just the tickets"),
    ]

    @Test(arguments: [UIUserInterfaceStyle.light, .dark])
    func looksAsDocumented(style: UIUserInterfaceStyle) throws {
        let file = Self.folder.appendingPathComponent("choice\(style == .dark ? "~dark" : "")@2x")
        try CommittedPicture(path: file.path).expect(picture(style))
    }

    /// The comparison is a sharp one: the other one that is chosen is a difference.
    @Test func seesWhichOneIsChosen() throws {
        let first = picture(.light)
        #expect(PictureComparison(picture(.light, chosen: 1), with: first).count > 20)
    }

    private func picture(_ style: UIUserInterfaceStyle, chosen: Int = 0) -> CGImage {
        let host = HeadlessHost(device: Self.device, settings: DeviceSettings(style: style))
        let group = ChoiceGroup(buttons)
        group.chosen = buttons[chosen]
        let controller = UIViewController()
        controller.view.backgroundColor = .systemBackground
        for (index, button) in buttons.enumerated() {
            button.frame = CGRect(x: 16 + 148 * CGFloat(index), y: 16, width: 140, height: 128)
            controller.view.addSubview(button)
        }
        host.show(controller)
        host.settle()
        return host.screenshot()
    }
}
