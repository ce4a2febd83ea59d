/// What constraints cost: building a form of 110 of them, and giving its window another size.
@MainActor enum LayoutCost {
    static func figures(runs: Int = 50) -> [Figure] {
        let count = LayoutForm.constraintCount
        let building = Interleaved.times(of: [()], runs: runs) { _ in
            ProcessorTime.milliseconds { _ = LayoutForm() }
        }
        var form = LayoutForm()
        let editing = Interleaved.times(of: [()], runs: runs) { _ in
            ProcessorTime.milliseconds {
                for _ in 0..<editsInARun {
                    for size in LayoutForm.sizes { form.resize(size) }
                }
            } / Double(editsInARun * LayoutForm.sizes.count)
        }
        return building.map { Figure("build-layout", items: count, times: $0.times) }
            + editing.map { edit in
                let median = Figure("edit-layout", items: count, times: edit.times).number
                return Figure("edit-layout", items: count, .amount(median * 1000, unit: "microseconds"))
            }
    }

    /// One edit is shorter than the clock is fine.
    private static let editsInARun = 100
}
