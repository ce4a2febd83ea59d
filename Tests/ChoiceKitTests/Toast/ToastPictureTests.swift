import CoreGraphics
import Foundation
import Simulator
import Testing
import UIKit
import UIKitCore

@testable import ChoiceKit

/// What the documentation shows of toasts.
@MainActor struct ToastPictureTests {
    /// A screen just large enough.
    nonisolated private static let device = Device(
        name: "Page", size: CGSize(width: 320, height: 400), scale: 2)

    enum Scene: String, Sendable { case image, action, long, progress }

    nonisolated private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../../Documentation/ChoiceKit.docc/Resources").standardizedFileURL

    @Test(arguments: [Scene.image, .action, .long, .progress], [UIUserInterfaceStyle.light, .dark])
    func looksAsDocumented(scene: Scene, style: UIUserInterfaceStyle) throws {
        let suffix = style == .dark ? "~dark" : ""
        let file = Self.folder.appendingPathComponent("toast-\(scene.rawValue)\(suffix)@2x")
        try CommittedPicture(path: file.path).expect(
            try picture(of: toast(scene), DeviceSettings(style: style)))
    }

    /// The comparison is a sharp one: a text of the same length is a difference.
    @Test func seesWhatTheTextSays() throws {
        let saved = try picture(of: Toast("Photo saved"), DeviceSettings())
        let other = try picture(of: Toast("Photo loved"), DeviceSettings())
        #expect(PictureComparison(other, with: saved).count > 20)
    }

    @Test func isMirroredWhereItIsReadFromRightToLeft() throws {
        let action = toast(.action)
        let left = try picture(of: action, DeviceSettings())
        let right = try picture(of: action, DeviceSettings(direction: .rightToLeft))
        #expect(PictureComparison(left, with: right).count > 100)
    }

    private func picture(of toast: Toast, _ settings: DeviceSettings) throws -> CGImage {
        let stage = ToastStage(Self.device, settings)
        stage.show(toast)
        stage.host.advance(by: 0.5)
        let screen = stage.host.screenshot()
        return try #require(screen.cropping(to: CGRect(x: 0, y: 560, width: 640, height: 240)))
    }

    private func toast(_ scene: Scene) -> Toast {
        switch scene {
        case .image: Toast("Photo saved", image: UIImage(systemName: "checkmark.circle.fill"))
        case .action: Toast("12 deleted", action: .init("Undo"))
        case .long:
            Toast(
                "The new schedule begins next Monday. Leave that you have asked for stays as it is.",
                action: .init("View"))
        case .progress: progress
        }
    }

    private var progress: Toast {
        var toast = Toast("Uploading photo…", duration: .infinity)
        toast.showsActivityIndicator = true
        return toast
    }
}
