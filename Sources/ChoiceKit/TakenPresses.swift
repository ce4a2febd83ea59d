import UIKit

/// The keys that a responder took when they went down: how such a press ends is its own affair too, and all
/// other presses go on along the responder chain.
@MainActor final class TakenPresses {
    private var keys: Set<UIKeyboardHIDUsage> = []

    /// Offers each key that went down, and hands on the presses of those that were not taken.
    func began(_ presses: Set<UIPress>, take: (UIKey) -> Bool, passOn: (Set<UIPress>) -> Void) {
        var others = presses
        for press in presses.sorted(by: { $0.timestamp < $1.timestamp }) {
            guard let key = press.key else { continue }
            keys.remove(key.keyCode)
            guard take(key) else { continue }
            keys.insert(key.keyCode)
            others.remove(press)
        }
        if !others.isEmpty { passOn(others) }
    }

    /// Hands on the presses that were not taken.
    func changed(_ presses: Set<UIPress>, passOn: (Set<UIPress>) -> Void) {
        let others = others(of: presses)
        if !others.isEmpty { passOn(others) }
    }

    /// The same for presses that are over.
    func ended(_ presses: Set<UIPress>, passOn: (Set<UIPress>) -> Void) {
        let others = others(of: presses)
        for key in presses.compactMap(\.key) { keys.remove(key.keyCode) }
        if !others.isEmpty { passOn(others) }
    }

    private func others(of presses: Set<UIPress>) -> Set<UIPress> {
        presses.filter { press in press.key.map { !keys.contains($0.keyCode) } ?? true }
    }
}
