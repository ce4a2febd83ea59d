/// Everything that is measured, in one run.
@MainActor enum Benchmarks {
    /// Sizes of the list.
    static let counts = [100, 10_000, 1_000_000]

    static func run() throws -> [Figure] {
        let browser = try BrowserFigures.figures()
        let memory = try counts.flatMap(PeakMemory.figures)
        let lists = counts.map { DropdownStage(count: $0) }
        let wheels = counts.map { WheelStage(count: $0) }
        let searching = try Searching.figures(of: lists)
        return OpenList.figures(of: lists) + SetItems.figures(of: lists) + ScrollFrame.figures(of: lists)
            + PressFeedback.figures(of: lists) + searching + IdleFrames.figures(of: lists)
            + LayoutCost.figures() + OpenWheel.figures(of: wheels)
            + WheelFrame.figures(of: WheelStage(count: 1_000)) + memory + browser
    }
}
