import Foundation

/// The figures of one run as people read them, and as a file.
struct Report {
    let figures: [Figure]

    /// Prints the figures and how they stand to their bars; writes them as JSON where a path is given.
    func write(to path: String?) throws {
        for figure in figures { print(line(figure)) }
        print("")
        for bar in Bar.all { print(bar.line(for: self)) }
        guard let path else { return }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        let url = URL(fileURLWithPath: path)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try encoder.encode(figures).write(to: url)
    }

    /// The number that was measured under that name at that size.
    func number(_ name: String, _ items: Int) -> Double? {
        figures.first { $0.name == name && $0.items == items }?.number
    }

    private func line(_ figure: Figure) -> String {
        let head = "\(Self.pad(figure.name, 16))\(Self.pad("\(figure.items) items", 16))"
        return switch figure.result {
        case .time(let median, let runs): "\(head)\(Self.text(median)) ms (median of \(runs))"
        case .amount(let value, let unit): "\(head)\(Self.text(value)) \(unit)"
        }
    }

    static func pad(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(1, width - text.count))
    }

    /// Three places, whatever the language of the machine.
    static func text(_ number: Double) -> String {
        number.formatted(
            .number.precision(.fractionLength(3)).grouping(.never).locale(Locale(identifier: "en")))
    }
}
