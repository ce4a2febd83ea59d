import UIKit

/// Where the buttons of a popup stand.
extension HIGAudit {
    static let order = Rule<RenderedPopup>("A-O01", .warning, .alerts) { popup in
        guard popup.buttons.count > 1 else { return [] }
        let isFirst: (RenderedPopup.Button, RenderedPopup.Button) -> Bool = { a, b in
            guard popup.isRow else { return a.frame.minY < b.frame.minY }
            return popup.isRightToLeft ? a.frame.minX > b.frame.minX : a.frame.minX < b.frame.minX
        }
        let shown = popup.buttons.sorted(by: isFirst)
        var faults: [Fault] = []
        // The person reads from the leading end; the likely answer is where the reading ends, and on top of a
        // stack.
        let cancelPlace = popup.isRow ? 0 : shown.count - 1
        if let cancel = shown.firstIndex(where: { $0.action.role == .cancel }), cancel != cancelPlace {
            faults.append(
                Fault(
                    "[\(shown[cancel].action.title)] cancels and stands at place \(cancel + 1) of "
                        + "\(shown.count).",
                    popup.isRow ? "Let it lead the row." : "Let it be the last of the stack."))
        }
        let likelyPlace = popup.isRow ? shown.count - 1 : 0
        if let likely = shown.firstIndex(where: { $0.action.id == popup.popup.preferredActionID }),
            shown[likely].action.role != .cancel, likely != likelyPlace
        {
            faults.append(
                Fault(
                    "[\(shown[likely].action.title)] is preferred and stands at place \(likely + 1) of "
                        + "\(shown.count).",
                    popup.isRow ? "Let it end the row." : "Let it be on top of the stack."))
        }
        return faults
    }

    static let unequalButtons = Rule<RenderedPopup>("A-O02", .info, .buttons) { popup in
        guard popup.isRow, let first = popup.buttons.first,
            let other = popup.buttons.first(where: {
                abs($0.frame.width - first.frame.width) > 1 || abs($0.frame.height - first.frame.height) > 1
            })
        else { return [] }
        return [
            Fault(
                "[\(first.action.title)] and [\(other.action.title)] differ in size: "
                    + "\(size(first.frame)) and \(size(other.frame)).", "Make them alike.")
        ]
    }

    static let orderRules = [order, unequalButtons]
}
