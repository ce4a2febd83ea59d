import Testing
import UIKit

@testable import ChoiceKit

struct PopupArrangementTests {
    let cancel = Popup.Action.cancel("Cancel")
    let save = Popup.Action.default("Save")
    let delete = Popup.Action.destructive("Delete")

    private func titles(
        _ order: KeyPath<PopupArrangement, [Int]>, of actions: [Popup.Action], preferred: String? = nil
    )
        -> [String]
    { PopupArrangement(of: actions, preferred: preferred)[keyPath: order].map { actions[$0].title } }

    @Test func cancelLeadsARowAndIsTheLastOfAStack() {
        #expect(titles(\.row, of: [delete, cancel]) == ["Cancel", "Delete"])
        #expect(titles(\.stack, of: [delete, cancel]) == ["Delete", "Cancel"])
    }

    @Test func thePreferredOneTrailsARowAndIsTheFirstOfAStack() {
        let actions = [save, cancel, delete]
        #expect(titles(\.row, of: actions, preferred: save.id) == ["Cancel", "Delete", "Save"])
        #expect(titles(\.stack, of: actions, preferred: save.id) == ["Save", "Delete", "Cancel"])
    }

    @Test func othersKeepTheirOrder() {
        let other = Popup.Action.default("Other")
        #expect(titles(\.row, of: [delete, other, save]) == ["Delete", "Other", "Save"])
        #expect(titles(\.stack, of: [delete, other, save]) == ["Delete", "Other", "Save"])
    }

    @Test func cancelKeepsItsPlaceWhereItIsPreferred() {
        #expect(titles(\.row, of: [save, cancel], preferred: cancel.id) == ["Cancel", "Save"])
        #expect(titles(\.stack, of: [save, cancel], preferred: cancel.id) == ["Save", "Cancel"])
    }

    @Test func twoTitlesThatFitStandInARow() {
        #expect(PopupArrangement.isRow(widths: [135, 135], room: 270, isLarge: false))
        #expect(!PopupArrangement.isRow(widths: [135.5, 20], room: 270, isLarge: false))
    }

    @Test func oneAndThreeAndLargeTypeAreStacked() {
        #expect(!PopupArrangement.isRow(widths: [20], room: 270, isLarge: false))
        #expect(!PopupArrangement.isRow(widths: [20, 20, 20], room: 270, isLarge: false))
        #expect(!PopupArrangement.isRow(widths: [20, 20], room: 270, isLarge: true))
    }
}
