import CoreGraphics
import Foundation
import Simulator
import Testing
import UIKit
import UIKitCore
import XCUIAutomation

@testable import ChoiceKit

/// What the documentation shows of the button.
@MainActor struct DropdownButtonPictureTests {
    /// A screen just large enough.
    nonisolated private static let device = Device(
        name: "Page", size: CGSize(width: 320, height: 400), scale: 2)

    enum Scene: String, Sendable { case placeholder, open, sections, search, invalid, long, sheet, failed }

    nonisolated private static let documented = [
        Scene.placeholder, .open, .sections, .search, .invalid, .sheet, .failed,
    ]

    nonisolated private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../../Documentation/ChoiceKit.docc/Resources").standardizedFileURL

    private let button = DropdownButton(frame: CGRect(x: 16, y: 24, width: 288, height: 44))

    @Test(arguments: documented, [UIUserInterfaceStyle.light, .dark])
    func looksAsDocumented(scene: Scene, style: UIUserInterfaceStyle) throws {
        let suffix = style == .dark ? "~dark" : ""
        let file = Self.folder.appendingPathComponent("dropdown-\(scene.rawValue)\(suffix)@2x")
        try CommittedPicture(path: file.path).expect(try picture(of: scene, style))
    }

    /// The comparison is a sharp one: another row that is chosen is a difference.
    @Test func seesWhichRowIsChosen() throws {
        let open = try picture(of: .open, .light)
        button.preselect(id: 1)
        #expect(PictureComparison(try picture(of: .open, .light), with: open).count > 20)
    }

    @Test func flashesTheScrollIndicatorWhenItHasOpened() throws {
        let atFirst = try picture(of: .long, .light, after: 0.6)
        #expect(PictureComparison(try picture(of: .long, .light), with: atFirst).count > 20)
    }

    /// - Parameter seconds: by default as long as it takes the scroll indicator to go.
    private func picture(
        of scene: Scene, _ style: UIUserInterfaceStyle, after seconds: TimeInterval = 3
    ) throws -> CGImage {
        let host = HeadlessHost(device: Self.device, settings: DeviceSettings(style: style))
        fill(for: scene)
        let controller = UIViewController()
        controller.view.backgroundColor = .systemBackground
        controller.view.addSubview(button)
        host.show(controller)
        let isOpen = [.open, .sections, .search, .long, .sheet, .failed].contains(scene)
        if isOpen { try button.open() }
        if scene == .failed {
            button.loading.fail()
            button.updateList()
        }
        if scene == .search {
            host.advance(by: 1)
            let field = XCUIApplication(host: host).searchFields["Search"]
            field.tap()
            field.typeText("famil")
        }
        host.advance(by: seconds)
        let screen = host.screenshot()
        let height = isOpen ? ([.sections, .sheet].contains(scene) ? 800 : 600) : 184
        return try #require(screen.cropping(to: CGRect(x: 0, y: 0, width: 640, height: height)))
    }

    private func fill(for scene: Scene) {
        let titles = ["Annual Leave", "Sick Leave", "Parental Leave", "Family Care Leave"]
        button.maxHeightFraction = 0.7
        switch scene {
        case .placeholder: button.items = items(titles)
        case .open:
            button.items = items(titles)
            if button.selectedId == nil { button.preselect(id: 0) }
        case .sections:
            let why = "After five years with us"
            button.sections = [
                .init(title: "Family", items: items(Array(titles[2...]))),
                .init(
                    title: "Other",
                    items: [.init(id: "sabbatical", title: "Sabbatical", disabledReason: why)]),
            ]
            button.footer = "Some kinds of leave need a document."
            button.maxHeightFraction = 1
        case .sheet:
            button.items = items(titles)
            button.preselect(id: 0)
            button.accessibilityLabel = "Leave Reason"
            button.presentation = .sheet
        case .failed: button.itemSource = .never
        case .search:
            button.searchThreshold = 0
            button.maxHeightFraction = 1
            button.items = items(["Annual Leave", "Family Care Leave", "Family Day", "Sick Leave"])
        case .long: button.items = DropdownStage.items(40)
        case .invalid:
            button.items = items(titles)
            button.invalidMessage = "Choose a reason for your leave."
        }
    }

    private func items(_ titles: [String]) -> [DropdownButton.Item] {
        titles.enumerated().map { .init(id: $0.offset, title: $0.element) }
    }
}
