/// How English sentences are told from fragments, as far as lists of words can. Data; not a grammar.
enum EnglishWords {
    /// Verbs that are never anything else: with something before them they make a sentence.
    static let finiteVerbs: Set<String> = [
        "is", "isn't", "are", "aren't", "was", "wasn't", "were", "weren't", "am", "be", "it's", "that's",
        "there's", "you're", "we're", "they're", "i'm",
        "has", "hasn't", "have", "haven't", "had", "hadn't", "you've", "we've", "they've", "i've",
        "do", "don't", "does", "doesn't", "did", "didn't",
        "can", "can't", "cannot", "could", "couldn't", "will", "won't", "would", "wouldn't", "you'll",
        "we'll", "it'll", "shall", "should", "shouldn't", "may", "might", "must", "mustn't",
        "needs", "requires", "wants", "contains", "exists", "became", "began", "came", "went", "took",
        "got", "found", "lost", "ran", "happens", "works", "supports",
    ]

    /// Verbs that a title or a button begins with.
    static let imperatives: Set<String> = [
        "add", "allow", "archive", "ask", "back", "block", "buy", "call", "cancel", "change", "check",
        "choose", "clear", "close", "confirm", "connect", "contact", "continue", "convert", "copy", "create",
        "delete", "disable", "discard", "disconnect", "download", "duplicate", "edit", "empty", "enable",
        "end", "enter", "erase", "exit", "export", "find", "finish", "follow", "forget", "free", "get",
        "give",
        "go", "hide", "ignore", "import", "install", "invite", "join", "keep", "leave", "let", "log", "make",
        "mark", "merge", "move", "mute", "open", "pause", "pay", "play", "print", "quit", "read", "remove",
        "rename", "replace", "reply", "report", "reset", "restart", "restore", "resume", "retry", "return",
        "save", "search", "select", "send", "set", "share", "show", "sign", "skip", "sort", "start", "stay",
        "stop", "submit", "subscribe", "switch", "sync", "take", "tap", "try", "turn", "undo", "unlink",
        "unlock", "unsubscribe", "update", "upgrade", "upload", "use", "verify", "view", "visit", "wait",
    ]

    /// Past forms without –ed, which may also be participles.
    static let pastVerbs: Set<String> = ["sent", "lost", "found", "made", "left", "broken", "done", "gone"]

    /// Words that titles write small: articles, conjunctions and short prepositions.
    static let smallWords: Set<String> = [
        "a", "an", "the", "and", "but", "or", "nor", "as", "at", "by", "for", "from", "in", "into", "of",
        "off", "on", "onto", "out", "over", "per", "to", "up", "via", "with",
    ]

    /// Words that say little, left out when two texts are compared.
    static let fillers: Set<String> = smallWords.union([
        "this", "that", "these", "those", "it", "its", "is", "are", "was", "were", "be", "been", "has",
        "have", "had", "you", "your", "there", "please", "just", "right", "now",
    ])
}
