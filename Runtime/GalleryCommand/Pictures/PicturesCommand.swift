import CoreGraphics
import Gallery
import Simulator
import UIKit

/// Writes a light and a dark picture of each scenario, and a page that shows them.
@MainActor struct PicturesCommand {
    let folder: URL
    let scenarios: [Scenario]

    /// - Parameter scenario: the only one to take pictures of; nil takes all.
    init(folder: URL, scenario name: String?) throws(PlayStepError) {
        self.folder = folder
        guard let name else {
            scenarios = Scenario.all
            return
        }
        guard let scenario = Scenario.named(name) else { throw .unknownScenario(name) }
        scenarios = [scenario]
    }

    /// - Returns: the index page.
    func run() throws(PictureError) -> URL {
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            throw PictureError(file: folder.path, reason: "it cannot be made a folder")
        }
        for scenario in scenarios {
            for style in [UIUserInterfaceStyle.light, .dark] {
                try write(Self.picture(of: scenario, style), to: IndexPage.file(scenario.name, style))
            }
        }
        let page = IndexPage(names: scenarios.map(\.name), device: Self.device).html
        return try write(Data(page.utf8), to: "index.html")
    }

    private static func picture(of scenario: Scenario, _ style: UIUserInterfaceStyle) throws(PictureError)
        -> Data
    {
        let host = HeadlessHost(device: device, settings: DeviceSettings(style: style, language: "ko"))
        defer { host.closeWindows() }
        host.show(scenario.makeViewController(EventLog()))
        do {
            return try host.screenshot().pngData()
        } catch {
            throw PictureError(file: IndexPage.file(scenario.name, style), reason: "\(error)")
        }
    }

    @discardableResult private func write(_ data: Data, to file: String) throws(PictureError) -> URL {
        let place = folder.appendingPathComponent(file)
        do {
            try data.write(to: place)
        } catch {
            throw PictureError(file: place.path, reason: "it cannot be written")
        }
        return place.standardizedFileURL
    }

    private static let device = Device.iPhone15
}

/// A picture or page that could not be made.
struct PictureError: Error, Equatable, CustomStringConvertible {
    let file: String
    let reason: String

    var description: String { "\(file): \(reason)" }
}
