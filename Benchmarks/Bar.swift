/// What a figure is measured against. Bars are read by people: nothing fails by them.
struct Bar: Sendable {
    let what: String
    let limit: Double
    let measured: @Sendable (Report) -> Double?

    static let all = [
        Bar(what: "opening 1,000,000 items against 100, ratio", limit: 1.2) {
            ratio($0, of: ("open-list", 1_000_000), to: ("open-list", 100))
        },
        Bar(what: "setting 1,000,000 items against building them, ratio", limit: 4) {
            ratio($0, of: ("set-items", 1_000_000), to: ("build-items", 1_000_000))
        },
        Bar(what: "a frame of scrolling 1,000,000 items, ms", limit: 4) {
            $0.number("scroll-frame", 1_000_000)
        },
        Bar(what: "press feedback, ms", limit: 2) { $0.number("press-feedback", 1_000_000) },
        Bar(what: "first rows of a search in 1,000,000 items, ms", limit: 100) {
            $0.number("search-first", 1_000_000)
        },
        Bar(what: "the main thread in a frame of that search, ms", limit: 16) {
            $0.number("search-frame", 1_000_000)
        },
        Bar(what: "a frame of three spinning wheels, ms", limit: 4) { $0.number("wheel-frame", 1_000) },
        // As fast, with room for the noise of a run.
        Bar(what: "opening a column of 1,000,000 rows against 100, ratio", limit: 1.2) {
            ratio($0, of: ("open-wheel", 1_000_000), to: ("open-wheel", 100))
        },
        Bar(what: "frames in ten idle seconds", limit: 0) { $0.number("idle-frames", 1_000_000) },
        // What kiwi's own benchmark takes for a form of as many constraints, on another machine.
        Bar(what: "building 110 constraints, ms", limit: 0.57) { $0.number("build-layout", 110) },
        Bar(what: "editing 110 constraints, microseconds", limit: 2.1) { $0.number("edit-layout", 110) },
        Bar(what: "memory beyond twice the items, MB", limit: 80) { report in
            guard let peak = report.number("peak-memory", 1_000_000),
                let items = report.number("items-memory", 1_000_000)
            else { return nil }
            return peak - 2 * items
        },
        Bar(what: "between two frames of a scroll in a browser, ms", limit: 33.4) { report in
            report.number("browser-scroll", 1_000).map { 1_000 / $0 }
        },
        Bar(what: "from a press to the canvas of a browser, ms", limit: 50) { $0.number("browser-tap", 1) },
    ]

    func line(for report: Report) -> String {
        let name = Report.pad(what, 56)
        guard let value = measured(report) else { return "\(name)not measured" }
        let verdict = value <= limit ? "within" : "OVER"
        return "\(name)\(Report.text(value)), \(verdict) \(Report.text(limit))"
    }

    private static func ratio(
        _ report: Report, of dividend: (String, Int), to divisor: (String, Int)
    ) -> Double? {
        guard let above = report.number(dividend.0, dividend.1),
            let below = report.number(divisor.0, divisor.1), below > 0
        else { return nil }
        return above / below
    }
}
