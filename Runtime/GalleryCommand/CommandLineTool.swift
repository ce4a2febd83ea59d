import Foundation
import Gallery

/// Carries a command out and says how it went.
@MainActor struct CommandLineTool {
    /// The status that a process ends with.
    enum Status: Int32 {
        case success = 0
        case failure = 1
        /// The command itself was not understood.
        case usage = 2
    }

    /// Takes a line that people or other programs read.
    var print: (String) -> Void = { line in FileHandle.standardOutput.write(Data("\(line)\n".utf8)) }
    /// Takes a line that says what went wrong.
    var printError: (String) -> Void = { line in FileHandle.standardError.write(Data("\(line)\n".utf8)) }

    /// - Returns: the status of the process.
    func run(_ arguments: [String]) -> Int32 {
        do {
            try run(Command(arguments))
            return Status.success.rawValue
        } catch let error as UsageError {
            printError("gallery: \(error)\n\n\(Command.usage)")
            return Status.usage.rawValue
        } catch let error as CustomStringConvertible {
            printError(error.description)
            return Status.failure.rawValue
        } catch {
            printError("gallery: \(error)")
            return Status.failure.rawValue
        }
    }

    private func run(_ command: Command) throws {
        switch command {
        case .help:
            print(Command.usage)
        case .list:
            for scenario in Scenario.all { print(scenario.name) }
        case .serve(let options):
            try ServeCommand(options).run(print: print, warn: printError)
        case .pictures(let folder, let scenario):
            let index = try PicturesCommand(folder: URL(fileURLWithPath: folder), scenario: scenario).run()
            print(index.path)
        case .play(let path):
            try play(path)
        }
    }

    private func play(_ path: String) throws {
        let script = try PlayScript(contentsOf: path)
        let player = Player(folder: URL(fileURLWithPath: path).deletingLastPathComponent(), print: print)
        for line in script.lines {
            do {
                try player.perform(line.step)
            } catch {
                throw PlayFailure(place: line.place, step: line.text, reason: "\(error)")
            }
        }
    }
}
