import ChoiceKit
import UIKit

/// Stands for a server that knows the districts of a province.
@MainActor final class DistrictService {
    private struct Failure: Error {}

    private var failuresLeft: Int

    /// - Parameter failures: how often it cannot be reached at first.
    init(failures: Int) { failuresLeft = failures }

    /// Answers after a second, or fails at once.
    func districts(of province: String) async throws -> [String] {
        guard failuresLeft == 0 else {
            failuresLeft -= 1
            throw Failure()
        }
        // A screen that is closed leaves it behind, which a checked one would complain of.
        await withUnsafeContinuation { continuation in
            _ = Delays.standard.after(Self.patience) { continuation.resume() }
        }
        return KoreanRegions.districts(of: province)
    }

    /// Seconds.
    private static let patience: TimeInterval = 1
}
