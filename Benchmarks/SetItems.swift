import ChoiceKit

/// New items of the same size for a closed dropdown; and, to compare it with, building their array.
@MainActor enum SetItems {
    static func figures(of stages: [DropdownStage], runs: Int = 10) -> [Figure] {
        let building = Interleaved.times(of: stages, runs: runs) { stage in
            ProcessorTime.milliseconds { _ = DropdownStage.makeItems(stage.count) }
        }.map { Figure("build-items", items: $0.subject.count, times: $0.times) }
        let setting = Interleaved.times(of: stages, runs: runs) { stage in
            let items = DropdownStage.makeItems(stage.count)
            return ProcessorTime.milliseconds {
                stage.button.setItems(items)
                stage.frame()
            }
        }.map { Figure("set-items", items: $0.subject.count, times: $0.times) }
        return building + setting
    }
}
