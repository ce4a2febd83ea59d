import Testing
import UIKit

@testable import ChoiceKit

struct PopupArrangementTests {
    let cancel = Popup.Action.cancel("Cancel")
    let save = Popup.Action.default("Save")
    let delete = Popup.Action.destructive("Delete")

    @Test func cancelLeadsARowAndIsTheLastOfAStack() {
        let arrangement = PopupArrangement(of: [delete, cancel], preferred: nil)
        #expect(arrangement.row == [cancel, delete])
        #expect(arrangement.stack == [delete, cancel])
    }

    @Test func thePreferredOneTrailsARowAndIsTheFirstOfAStack() {
        let arrangement = PopupArrangement(of: [save, cancel, delete], preferred: save.id)
        #expect(arrangement.row == [cancel, delete, save])
        #expect(arrangement.stack == [save, delete, cancel])
    }

    @Test func othersKeepTheirOrder() {
        let other = Popup.Action.default("Other")
        let arrangement = PopupArrangement(of: [delete, other, save], preferred: nil)
        #expect(arrangement.row == [delete, other, save])
        #expect(arrangement.stack == [delete, other, save])
    }

    @Test func cancelKeepsItsPlaceWhereItIsPreferred() {
        let arrangement = PopupArrangement(of: [save, cancel], preferred: cancel.id)
        #expect(arrangement.row == [cancel, save])
        #expect(arrangement.stack == [save, cancel])
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
