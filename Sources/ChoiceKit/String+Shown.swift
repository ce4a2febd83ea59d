extension String {
    /// Whether anything of the text can be seen. Spaces, controls and characters without width cannot.
    var showsSomething: Bool {
        unicodeScalars.contains {
            let properties = $0.properties
            return !properties.isWhitespace && !properties.isDefaultIgnorableCodePoint
                && properties.generalCategory != .control && properties.generalCategory != .format
        }
    }

    /// The text, where anything of it can be seen.
    var ifShown: String? { showsSomething ? self : nil }

    /// The text with spaces for its line breaks: where one line is shown, the others would go without a
    /// trace.
    var onOneLine: String {
        contains(where: \.isNewline) ? split(whereSeparator: \.isNewline).joined(separator: " ") : self
    }

    /// What VoiceOver says of several texts: one after the other, without those that show nothing.
    static func spoken(_ texts: String?...) -> String {
        texts.compactMap(\.self).filter(\.showsSomething).joined(separator: ", ")
    }
}
