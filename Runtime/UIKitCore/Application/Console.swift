import QuartzCore

/// Tells a developer of a mistake on standard error, as UIKit does in the console.
@MainActor enum Console {
    /// Takes whole lines; a test may put another in its place.
    static var write: (String) -> Void = { FileHandle.standardError.write(Data($0.utf8)) }

    static func warn(_ text: String) { write("\(text)\n") }
}
