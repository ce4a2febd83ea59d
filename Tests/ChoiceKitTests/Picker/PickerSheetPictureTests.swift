import CoreGraphics
import Foundation
import Simulator
import Testing
import UIKit
import UIKitCore

@testable import ChoiceKit

/// What the documentation shows of the sheet.
@MainActor struct PickerSheetPictureTests {
    nonisolated private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../../Documentation/ChoiceKit.docc/Resources").standardizedFileURL

    @Test(arguments: [UIUserInterfaceStyle.light, .dark])
    func looksAsDocumented(style: UIUserInterfaceStyle) throws {
        let suffix = style == .dark ? "~dark" : ""
        let file = Self.folder.appendingPathComponent("picker-time\(suffix)@2x")
        try CommittedPicture(path: file.path).expect(try picture(style))
    }

    /// The comparison is a sharp one: another row that is chosen is a difference.
    @Test func seesWhichRowIsChosen() throws {
        #expect(PictureComparison(try picture(.light, hour: 4), with: try picture(.light)).count > 20)
    }

    private func picture(_ style: UIUserInterfaceStyle, hour: Int = 9) throws -> CGImage {
        let device = Device(name: "Page", size: CGSize(width: 320, height: 360), scale: 2)
        let host = HeadlessHost(device: device, settings: DeviceSettings(style: style))
        Delays.standard = .frames
        let controller = UIViewController()
        controller.view.backgroundColor = .systemBackground
        host.show(controller)
        PickerSheet.show(
            columns: [
                .fixed(["AM", "PM"]), .fixed((1...12).map(String.init)),
                .fixed((0...59).map { String(format: "%02d", $0) }),
            ], contentType: .normal(title: "Start"),
            initialSelections: [(hour - 1, 1), (30, 2)], parentViewController: controller
        ) { _ in }
        host.advance(by: 2)
        return try #require(host.screenshot().cropping(to: CGRect(x: 0, y: 120, width: 640, height: 600)))
    }
}
