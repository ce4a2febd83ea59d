/// One line of the report.
struct Figure: Encodable {
    /// What was measured of it.
    enum Result {
        /// Milliseconds of processor time of the main thread: the median of so many runs.
        case time(median: Double, runs: Int)
        case amount(Double, unit: String)
    }

    let name: String
    /// How many items the list had, or how many constraints there were.
    let items: Int
    let result: Result

    /// The median of some times in milliseconds.
    init(_ name: String, items: Int, times: [Double]) {
        precondition(!times.isEmpty, "\(name) was not run at all.")
        let sorted = times.sorted()
        let middle = sorted.count / 2
        let median =
            sorted.count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
        self.init(name, items: items, .time(median: median, runs: times.count))
    }

    init(_ name: String, items: Int, _ result: Result) {
        self.name = name
        self.items = items
        self.result = result
    }

    /// The number, whatever it counts.
    var number: Double {
        switch result {
        case .time(let median, _): median
        case .amount(let value, _): value
        }
    }

    private enum CodingKeys: String, CodingKey {
        case name, items, median = "median_ms", runs, value, unit
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(name, forKey: .name)
        try container.encode(items, forKey: .items)
        switch result {
        case .time(let median, let runs):
            try container.encode(median, forKey: .median)
            try container.encode(runs, forKey: .runs)
        case .amount(let value, let unit):
            try container.encode(value, forKey: .value)
            try container.encode(unit, forKey: .unit)
        }
    }
}
