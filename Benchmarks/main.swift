import Foundation

/// `Benchmarks [--out FILE]` measures and reports; `--peak-memory COUNT` is how it calls itself for the
/// memory of one size.
let arguments = CommandLine.arguments.dropFirst()
do {
    switch (arguments.first, arguments.last) {
    case (nil, _): try Report(figures: Benchmarks.run()).write(to: nil)
    case ("--out", let path?) where arguments.count == 2:
        try Report(figures: Benchmarks.run()).write(to: path)
    case (PeakMemory.option, let text?) where arguments.count == 2:
        guard let count = Int(text), count > 0 else { throw Failure("\(text) is not a number of items.") }
        try print(PeakMemory.measure(count))
    default: throw Failure("usage: Benchmarks [--out FILE]")
    }
} catch {
    FileHandle.standardError.write(Data("Benchmarks: \(error)\n".utf8))
    exit(1)
}

/// Why there are no figures.
struct Failure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
