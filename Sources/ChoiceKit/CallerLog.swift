import UIKit

/// Tells the app's developer of a mistake in a call, each mistake once, on standard error.
struct CallerLog {
    private var said: Set<String> = []
    var write: (String) -> Void = { FileHandle.standardError.write(Data("ChoiceKit: \($0)\n".utf8)) }

    mutating func warn(_ mistake: String) {
        guard said.insert(mistake).inserted else { return }
        write(mistake)
    }
}
