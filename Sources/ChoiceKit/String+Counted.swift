import UIKit

extension String {
    /// The text with a place, counted from 1, and a count for its `{position}` and `{count}`.
    func counted(_ position: Int, of count: Int) -> String {
        replacingOccurrences(of: "{position}", with: String(position))
            .replacingOccurrences(of: "{count}", with: String(count))
    }
}
