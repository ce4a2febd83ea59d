import UIKit

/// What a sheet does, before it is told in the caller's words.
@MainActor enum PickerStep {
    case changed(PickerColumns)
    case ended(PickerEnding)
}

/// How a sheet ends.
@MainActor enum PickerEnding {
    case done(PickerColumns)
    case cancelled(PickerSheet.WayOut)
}

extension PickerSheet.Event {
    @MainActor init(_ step: PickerStep) {
        switch step {
        case .changed(let columns): self = .changed(columns.choices)
        case .ended(let ending): self = .ended(PickerSheet.Ending(ending))
        }
    }
}

extension PickerSheet.Ending {
    @MainActor init(_ ending: PickerEnding) {
        switch ending {
        case .done(let columns): self = .done(columns.choices)
        case .cancelled(let way): self = .cancelled(way)
        }
    }
}
