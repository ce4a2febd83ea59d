import UIKit

/// In which order the buttons of a popup stand, decided from roles alone.
///
/// The one that cancels leads a row and is the last of a stack; the preferred one is at the trailing end of a
/// row and on top of a stack (HIG, Alerts). The others keep the order that they were given in.
struct PopupArrangement: Equatable {
    /// Indices of the actions from the leading to the trailing end of a row.
    let row: [Int]
    /// Indices of the actions from the top to the bottom of a stack.
    let stack: [Int]

    init(of actions: [Popup.Action], preferred: Popup.Action.ID?) {
        let cancels = actions.indices.filter { actions[$0].role == .cancel }
        let others = actions.indices.filter { actions[$0].role != .cancel }
        let likely = others.filter { actions[$0].id == preferred }
        let rest = others.filter { actions[$0].id != preferred }
        row = cancels + rest + likely
        stack = likely + rest + cancels
    }

    /// Whether the buttons stand in a row.
    ///
    /// - Parameters:
    ///   - widths: of the titles on one line, with the space beside them.
    ///   - room: the width of the row.
    ///   - isLarge: whether the type size is one of those for accessibility.
    static func isRow(widths: [CGFloat], room: CGFloat, isLarge: Bool) -> Bool {
        // Three fit too rarely for people to learn where they are; an alert stacks them as well.
        guard widths.count == 2, !isLarge else { return false }
        return widths.allSatisfy { $0 <= room / 2 }
    }
}
