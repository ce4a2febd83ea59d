import CoreGraphics
import Foundation
import Testing
import UIKit

@testable import GalleryCommand

@MainActor struct PicturesCommandTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test func writesPicturesAndTheirPage() throws {
        let index = try PicturesCommand(folder: folder.file("out"), scenario: "Leave request").run()
        #expect(index.lastPathComponent == "index.html")
        let page = try String(contentsOf: index, encoding: .utf8)
        let pixels = [
            "light": (786, 1704), "dark": (786, 1704), "ax5": (786, 1704), "rtl": (786, 1704),
            "landscape": (1704, 786), "ipad": (834, 1194), "english": (786, 1704),
        ]
        var pictures: Set<Data> = []
        for (name, size) in pixels {
            let file = "leave-request.\(name).png"
            #expect(page.contains("src=\"\(file)\""))
            let data = try Data(contentsOf: folder.file("out").appendingPathComponent(file))
            let picture = try CGImage(pngData: data)
            #expect((picture.width, picture.height) == size)
            pictures.insert(data)
        }
        #expect(pictures.count == pixels.count)
    }

    @Test func refusesAScenarioThatIsNotThere() {
        #expect(throws: PlayStepError.self) { try PicturesCommand(folder: folder.url, scenario: "Nowhere") }
    }

    @Test func refusesAFolderThatCannotBeMade() throws {
        let file = folder.file("taken")
        try Data().write(to: file)
        #expect(throws: PictureError.self) { try PicturesCommand(folder: file, scenario: nil).run() }
    }
}
