import ChoiceKit
import Foundation
import Simulator
import UIKit
import UIKitCore

/// A person searches a list: when the first rows are there, and what a key costs the main thread meanwhile.
///
/// In real time, but for the frames: the search itself goes on beside the main thread.
@MainActor enum Searching {
    static func figures(of stages: [DropdownStage]) throws -> [Figure] {
        try stages.flatMap { stage in
            let session = SearchSession(stage)
            defer { session.end() }
            let before = try PeakMemory.resident()
            // The first query goes through all items, and makes them ready on its way.
            let build = session.search(for: "nothing is called that", finds: false)
            let memory = try PeakMemory.resident() - before
            let times = (1...runs).map { session.search(for: "item \(stage.count - $0)", finds: true) }
            let amounts = [
                ("search-build", build, "ms"), ("search-memory", memory, "MB"),
                ("search-first", times.max() ?? 0, "ms"), ("search-frame", session.worst, "ms"),
            ]
            return amounts.map { Figure($0.0, items: stage.count, .amount($0.1, unit: $0.2)) }
        }
    }

    private static let runs = 10
}

/// The open list and whoever types above it.
@MainActor private final class SearchSession {
    private let stage: DropdownStage
    private let field: UITextField?
    /// The most milliseconds of processor time that a key and its frame took of the main thread, or what came
    /// back from the search and its frame.
    private(set) var worst = 0.0

    init(_ stage: DropdownStage) {
        self.stage = stage
        stage.press()
        stage.rest()
        stage.lift()
        stage.rest(for: 1)
        field = Self.field(in: stage.host.app.windowScene.windows.last)
        _ = field?.becomeFirstResponder()
        stage.frame()
    }

    /// Types over what was there, and gives the milliseconds from the last letter to its rows.
    func search(for text: String, finds: Bool) -> Double {
        field?.selectAll()
        var start = Date()
        for letter in text {
            start = Date()
            measure { field?.insertText(String(letter)) }
        }
        let patience = Date(timeIntervalSinceNow: 60)
        while !showsRows(of: text, finds), Date() < patience {
            measure { _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.001)) }
        }
        return Date().timeIntervalSince(start) * 1_000
    }

    func end() { stage.close() }

    private func showsRows(of text: String, _ finds: Bool) -> Bool {
        let rows = stage.table?.visibleCells.compactMap(\.accessibilityLabel) ?? []
        return rows.isEmpty != finds && rows.allSatisfy { $0.lowercased().contains(text) }
    }

    private func measure(_ work: () -> Void) {
        let time = ProcessorTime.milliseconds {
            work()
            stage.frame()
        }
        worst = max(worst, time)
    }

    private static func field(in view: UIView?) -> UITextField? {
        guard let view else { return nil }
        return (view as? UITextField) ?? view.subviews.lazy.compactMap { field(in: $0) }.first
    }
}
