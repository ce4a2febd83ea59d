import CoreGraphics
import Foundation
import Testing
import UIKit

@testable import GalleryCommand

@MainActor struct PicturesCommandTests {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    @Test func writesPicturesAndTheirPage() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let index = try PicturesCommand(folder: folder, scenario: "Leave request").run()
        #expect(index.lastPathComponent == "index.html")
        let page = try String(contentsOf: index, encoding: .utf8)
        var pictures: [Data] = []
        for name in ["leave-request.light.png", "leave-request.dark.png"] {
            #expect(page.contains("src=\"\(name)\""))
            pictures.append(try Data(contentsOf: folder.appendingPathComponent(name)))
            let picture = try CGImage(pngData: pictures.last!)
            #expect((picture.width, picture.height) == (1179, 2556))
        }
        #expect(pictures[0] != pictures[1])
    }

    @Test func refusesAScenarioThatIsNotThere() {
        #expect(throws: PlayStepError.self) { try PicturesCommand(folder: folder, scenario: "Nowhere") }
    }

    @Test func refusesAFolderThatCannotBeMade() throws {
        try Data().write(to: folder)
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(throws: PictureError.self) { try PicturesCommand(folder: folder, scenario: nil).run() }
    }
}
