import Simulator

/// Frames in ten seconds of virtual time in which nobody does anything, with the list open.
@MainActor enum IdleFrames {
    static func figures(of stages: [DropdownStage]) -> [Figure] {
        stages.map { stage in
            stage.press()
            stage.rest()
            stage.lift()
            stage.rest(for: 3)
            let before = stage.host.frameCount
            stage.host.advance(by: 10)
            let frames = stage.host.frameCount - before
            stage.close()
            return Figure("idle-frames", items: stage.count, .amount(Double(frames), unit: "frames"))
        }
    }
}
