import ChoiceKit
import CoreGraphics
import Gallery
import Simulator
import UIKit

/// Writes a picture of each scenario under each condition, and a page that shows them.
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
        Delays.standard = .frames
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            throw PictureError(file: folder.path, reason: "it cannot be made a folder")
        }
        for scenario in scenarios {
            for variant in PictureVariant.all {
                try write(Self.picture(of: scenario, variant), to: variant.file(scenario.name))
            }
        }
        let findings = scenarios.map { ($0.name, $0.findings(in: "ko").map(\.description)) }
        let page = IndexPage(
            names: scenarios.map(\.name), findings: Dictionary(uniqueKeysWithValues: findings)
        ).html
        return try write(Data(page.utf8), to: "index.html")
    }

    private static func picture(of scenario: Scenario, _ variant: PictureVariant) throws(PictureError)
        -> Data
    {
        let host = HeadlessHost(
            device: variant.device, settings: variant.settings, orientation: variant.orientation)
        defer { host.closeWindows() }
        MainTasks.run()
        host.show(scenario.makeViewController(EventLog()))
        for _ in 0..<turns {
            host.advance(by: patience / Double(turns))
            MainTasks.run()
        }
        host.update()
        do {
            return try host.screenshot().pngData()
        } catch {
            throw PictureError(file: variant.file(scenario.name), reason: "\(error)")
        }
    }

    /// Seconds for what a screen begins with when it has come, such as a spinner of work that is slow.
    private static let patience: TimeInterval = 1.5
    /// How often tasks go on meanwhile, so that what they lead to has come to rest as well.
    private static let turns = 3

    @discardableResult private func write(_ data: Data, to file: String) throws(PictureError) -> URL {
        let place = folder.appendingPathComponent(file)
        do {
            try data.write(to: place)
        } catch {
            throw PictureError(file: place.path, reason: "it cannot be written")
        }
        return place.standardizedFileURL
    }
}

/// A picture or page that could not be made.
struct PictureError: Error, Equatable, CustomStringConvertible {
    let file: String
    let reason: String

    var description: String { "\(file): \(reason)" }
}
