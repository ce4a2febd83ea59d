extension String {
    /// Whether anything of the text can be seen. Spaces, controls and characters without width cannot.
    var showsSomething: Bool {
        unicodeScalars.contains {
            let properties = $0.properties
            return !properties.isWhitespace && !properties.isDefaultIgnorableCodePoint
                && properties.generalCategory != .control && properties.generalCategory != .format
        }
    }

    /// The text with spaces for its line breaks: where one line is shown, the others would go without a
    /// trace.
    var onOneLine: String {
        contains(where: \.isNewline) ? split(whereSeparator: \.isNewline).joined(separator: " ") : self
    }
}
