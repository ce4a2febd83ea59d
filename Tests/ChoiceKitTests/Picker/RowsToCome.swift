import UIKit

@testable import ChoiceKit

/// Rows of a column that come when a test says so.
@MainActor final class RowsToCome {
    /// What the columns before stood at, each time that it was asked.
    private(set) var asked: [[String]] = []
    /// Which of them were cancelled, as those that asked found when they were answered.
    private(set) var cancelled: [Int] = []
    private var waiting: [Int: CheckedContinuation<[String], any Error>] = [:]

    struct Failure: Error {}

    var column: PickerSheet.Column { .deferred(name: "District") { [self] in try await load($0) } }

    private func load(_ before: [String]) async throws -> [String] {
        let number = asked.count
        asked.append(before)
        defer { if Task.isCancelled { cancelled.append(number) } }
        return try await withCheckedThrowingContinuation { waiting[number] = $0 }
    }

    /// Answers the question of a number, from 0; the last one without.
    func give(_ rows: [String], to number: Int? = nil) {
        waiting.removeValue(forKey: number ?? asked.count - 1)?.resume(returning: rows)
    }

    func fail(_ number: Int? = nil) {
        waiting.removeValue(forKey: number ?? asked.count - 1)?.resume(throwing: Failure())
    }

    /// Whoever still waits is told, so that nothing is left behind.
    func failAll() { for number in waiting.keys.sorted() { fail(number) } }
}
