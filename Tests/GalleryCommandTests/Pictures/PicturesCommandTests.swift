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
        var pictures: [Data] = []
        for name in ["leave-request.light.png", "leave-request.dark.png"] {
            #expect(page.contains("src=\"\(name)\""))
            pictures.append(try Data(contentsOf: folder.file("out").appendingPathComponent(name)))
            let picture = try CGImage(pngData: pictures.last!)
            #expect((picture.width, picture.height) == (1179, 2556))
        }
        #expect(pictures[0] != pictures[1])
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
