import CoreGraphics
import Foundation
import Simulator
import Testing
import UIKit
import UIKitCore

@testable import ChoiceKit

/// What the documentation shows of the button.
@MainActor struct PullDownButtonPictureTests {
    nonisolated private static let device = Device(
        name: "Page", size: CGSize(width: 320, height: 440), scale: 2)

    nonisolated private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../../Documentation/ChoiceKit.docc/Resources").standardizedFileURL

    enum Scene: String, Sendable, CaseIterable { case open, submenu }

    @Test(arguments: Scene.allCases, [UIUserInterfaceStyle.light, .dark])
    func looksAsDocumented(scene: Scene, style: UIUserInterfaceStyle) throws {
        let suffix = style == .dark ? "~dark" : ""
        let file = Self.folder.appendingPathComponent("pulldown-\(scene.rawValue)\(suffix)@2x")
        try CommittedPicture(path: file.path).expect(try picture(of: scene, style))
    }

    /// The comparison is a sharp one: a toggle that is off is a difference.
    @Test func seesWhichToggleIsOn() throws {
        let on = try picture(of: .open, .light)
        let off = try picture(of: .open, .light, photos: false)
        #expect(PictureComparison(off, with: on).count > 20)
    }

    private func picture(
        of scene: Scene, _ style: UIUserInterfaceStyle, photos: Bool = true
    ) throws -> CGImage {
        let stage = PullDownStage(
            Self.device, DeviceSettings(style: style), at: CGRect(x: 16, y: 16, width: 100, height: 44))
        stage.host.activate()
        stage.button.sections[1].items[0] = .toggle(.init(id: "photos", title: "Photos", isOn: photos))
        stage.open()
        if scene == .submenu { stage.tap("Sort By") }
        stage.host.advance(by: 3)
        return try #require(
            stage.host.screenshot().cropping(to: CGRect(x: 0, y: 0, width: 640, height: 840)))
    }
}
