import CoreGraphics
import Foundation
import Simulator
import Testing
import UIKit
import UIKitCore

@testable import ChoiceKit

/// What the documentation shows of popups.
@MainActor struct PopupPictureTests {
    /// A screen just large enough.
    nonisolated private static let device = Device(
        name: "Page", size: CGSize(width: 320, height: 240), scale: 2)

    enum Scene: String, Sendable, CaseIterable { case row, stack, field, filled }

    nonisolated private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../../Documentation/ChoiceKit.docc/Resources").standardizedFileURL

    @Test(arguments: Scene.allCases, [UIUserInterfaceStyle.light, .dark])
    func looksAsDocumented(scene: Scene, style: UIUserInterfaceStyle) throws {
        let suffix = style == .dark ? "~dark" : ""
        let file = Self.folder.appendingPathComponent("popup-\(scene.rawValue)\(suffix)@2x")
        try CommittedPicture(path: file.path).expect(picture(of: Self.popup(scene), style))
    }

    /// The comparison is a sharp one: another preferred action is a difference.
    @Test func seesWhichActionIsPreferred() {
        var popup = Self.popup(.row)
        let plain = picture(of: popup, .light)
        popup.preferredActionID = "Delete"
        #expect(PictureComparison(picture(of: popup, .light), with: plain).count > 20)
    }

    private func picture(of popup: Popup, _ style: UIUserInterfaceStyle) -> CGImage {
        let host = HeadlessHost(device: Self.device, settings: DeviceSettings(style: style))
        let controller = UIViewController()
        controller.view.backgroundColor = .systemBackground
        host.show(controller)
        controller.present(popup) { _ in }
        host.advance(by: 1)
        return host.screenshot()
    }

    private static func popup(_ scene: Scene) -> Popup {
        switch scene {
        case .row:
            return Popup(
                title: "Delete 12 Photos?", message: "They cannot be brought back.",
                actions: [.cancel("Cancel"), .destructive("Delete")])
        case .stack:
            return Popup(
                title: "You Have a Draft", message: "Choose what happens to it.",
                actions: [.cancel("Cancel"), .destructive("Delete Draft"), .default("Save Draft")],
                preferredActionID: "Save Draft")
        case .field:
            return Popup(
                title: "Rename the Album", actions: [.cancel("Cancel"), .default("Rename")],
                preferredActionID: "Rename",
                textField: .init(label: "Name", rules: [.notBlank(reason: "Enter a name.")]))
        case .filled:
            var popup = Popup(
                title: "Send the Request?", message: "You are away for ten days from December 1.",
                actions: [.cancel("Cancel"), .default("Send")], preferredActionID: "Send")
            popup.style.buttonShape = .capsule
            popup.style.cornerRadius = 24
            popup.style.messageTextStyle = .subheadline
            return popup
        }
    }
}
