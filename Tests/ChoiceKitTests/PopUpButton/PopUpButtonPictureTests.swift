import CoreGraphics
import Foundation
import Simulator
import Testing
import UIKit
import UIKitCore

@testable import ChoiceKit

/// What the documentation shows of the button.
@MainActor struct PopUpButtonPictureTests {
    nonisolated private static let device = Device(
        name: "Page", size: CGSize(width: 320, height: 340), scale: 2)

    nonisolated private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../../Documentation/ChoiceKit.docc/Resources").standardizedFileURL

    enum Scene: String, Sendable, CaseIterable { case closed, open, custom }

    @Test(arguments: Scene.allCases, [UIUserInterfaceStyle.light, .dark])
    func looksAsDocumented(scene: Scene, style: UIUserInterfaceStyle) throws {
        let suffix = style == .dark ? "~dark" : ""
        let file = Self.folder.appendingPathComponent("popupbutton-\(scene.rawValue)\(suffix)@2x")
        try CommittedPicture(path: file.path).expect(try picture(of: scene, style))
    }

    /// The comparison is a sharp one: another option that is chosen is a difference.
    @Test func seesWhichOptionIsChosen() throws {
        let never = try picture(of: .open, .light)
        let daily = try picture(of: .open, .light, chosen: 2)
        #expect(PictureComparison(daily, with: never).count > 20)
    }

    private func picture(of scene: Scene, _ style: UIUserInterfaceStyle, chosen: Int = 1) throws -> CGImage {
        let stage = PopUpButtonStage(
            Self.device, DeviceSettings(style: style), frame: CGRect(x: 16, y: 24, width: 288, height: 44))
        stage.host.activate()
        let titles = ["Never", "Daily", "Weekly", "Monthly"]
        stage.button.setOptions(
            titles.enumerated().map { .init(id: $0.offset + 1, title: $0.element) }, defaultId: 1)
        stage.button.preselect(id: chosen)
        if scene == .custom {
            stage.button.setItems(Array(stage.button.items.prefix(3)))
            stage.button.maxHeightFraction = 1
            stage.button.customOption = .init()
        }
        if scene != .closed { stage.open() }
        if scene == .custom {
            stage.tap("Other…")
            try stage.list.editor?.cell.field.insertText("Daily")
            try stage.list.editor?.take()
        }
        stage.host.advance(by: 3)
        let height =
            switch scene {
            case .closed: 184
            case .open: 580
            case .custom: 640
            }
        return try #require(
            stage.host.screenshot().cropping(to: CGRect(x: 0, y: 0, width: 640, height: height)))
    }
}
