/// The words of a line: quoted or bare, and none of what follows `#`.
struct PlayWords {
    let words: [String]

    /// In quotes, `\"`, `\\` and `\n` stand for a quote, a backslash and a new line.
    init(_ line: String) throws(PlayStepError) {
        var words: [String] = []
        var rest = Substring(line)
        while let first = rest.first, first != "#" {
            if first.isWhitespace || first == "\u{FEFF}" {
                rest.removeFirst()
            } else if first == "\"" {
                words.append(try Self.quoted(&rest))
            } else {
                let word = rest.prefix { !$0.isWhitespace && $0 != "#" && $0 != "\"" }
                words.append(String(word))
                rest.removeFirst(word.count)
            }
        }
        self.words = words
    }

    private static func quoted(_ rest: inout Substring) throws(PlayStepError) -> String {
        rest.removeFirst()
        var word = ""
        while let character = rest.popFirst() {
            switch character {
            case "\"": return word
            case "\\": word.append(try escaped(rest.popFirst()))
            default: word.append(character)
            }
        }
        throw .init("a quotation is not closed")
    }

    private static func escaped(_ character: Character?) throws(PlayStepError) -> Character {
        switch character {
        case "\"", "\\": character!
        case "n": "\n"
        default: throw .init("a backslash stands before \", \\ or n")
        }
    }
}
