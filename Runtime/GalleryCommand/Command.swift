import Simulator

/// What was asked of `gallery`.
enum Command: Equatable {
    case help
    case list
    case serve(ServeOptions)
    case pictures(folder: String, scenario: String?)
    case play(String)

    /// Where pictures go unless something else is said.
    static let standardFolder = ".build/gallery"

    static let usage = """
        Usage:
          gallery serve [--port N] [--screen NAME]          shows the gallery in a browser; prints its address
                [--host ADDRESS] [--open]                   (port \(ServeOptions.standardPort); 0 takes any)
          gallery list                                      names every scenario
          gallery pictures [--out DIR] [--scenario NAME]    writes pictures and an index page; prints its path
                                                            (into \(standardFolder) by default)
          gallery play FILE                                 runs a script
        """

    init(_ arguments: [String]) throws(UsageError) {
        guard let name = arguments.first else { throw UsageError("a command is missing.") }
        let rest = Array(arguments.dropFirst())
        switch name {
        case "help", "--help", "-h": self = .help
        case "list":
            guard rest.isEmpty else { throw UsageError("`list` takes nothing, and there is \"\(rest[0])\".") }
            self = .list
        case "serve":
            do {
                self = .serve(try ServeOptions(rest))
            } catch {
                throw UsageError("`serve`: \(error)")
            }
        case "pictures": self = try Self.pictures(rest)
        case "play":
            guard rest.count == 1 else {
                throw UsageError("`play` takes one file, and there are \(rest.count).")
            }
            self = .play(rest[0])
        default: throw UsageError("there is no command \"\(name)\".")
        }
    }

    private static func pictures(_ arguments: [String]) throws(UsageError) -> Command {
        var folder = standardFolder
        var scenario: String?
        var rest = arguments[...]
        while let option = rest.popFirst() {
            guard ["--out", "--scenario"].contains(option) else {
                throw UsageError("`pictures` knows --out and --scenario, not \"\(option)\".")
            }
            guard let value = rest.popFirst(), !value.isEmpty else {
                throw UsageError("\(option) needs a value.")
            }
            if option == "--out" { folder = value } else { scenario = value }
        }
        return .pictures(folder: folder, scenario: scenario)
    }
}

/// A command that is not understood.
struct UsageError: Error, Equatable, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
