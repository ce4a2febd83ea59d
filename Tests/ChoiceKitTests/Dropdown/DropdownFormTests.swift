import CoreGraphics
import Testing
import UIKit
import UIKitCore

@testable import ChoiceKit

struct DropdownFormTests {
    private static let safeArea = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)

    /// 568 points high, 20 of them safe area, with the button in the middle: 187 and 177 points beside it.
    private func form(
        _ change: (inout DropdownForm.Surroundings) -> Void = { _ in }
    ) -> DropdownForm {
        var surroundings = DropdownForm.Surroundings(
            anchor: CGRect(x: 20, y: 260, width: 200, height: 44),
            room: .init(
                bounds: CGRect(x: 0, y: 0, width: 320, height: 568),
                safeArea: Self.safeArea),
            rowHeight: 48, contentHeight: 96)
        change(&surroundings)
        return DropdownForm(in: surroundings)
    }

    @Test func isAPopoverWhereThereIsRoom() { #expect(form() == .popover) }

    @Test func isASheetUnderTwoRowsOfRoomOnBothSides() {
        // The margin, the arrow and two rows take 119 points beside the button.
        #expect(form { $0.room.keyboardHeight = 568 - 304 - 119 } == .popover)
        let lower = form {
            $0.room.keyboardHeight = 568 - 304 - 118
            $0.anchor.origin.y = 20 + 118
            $0.room.keyboardHeight = 568 - (20 + 118 + 44) - 118
        }
        #expect(lower == .sheet)
        #expect(form { $0.anchor = CGRect(x: 0, y: 20, width: 320, height: 548) } == .sheet)
    }

    @Test func isAPopoverWhereOneRowIsAllThereIs() {
        let one = form {
            $0.contentHeight = 48
            $0.anchor.origin.y = 20 + 118
            $0.room.keyboardHeight = 568 - (20 + 118 + 44) - 118
        }
        #expect(one == .popover)
    }

    @Test func isASheetAtAccessibilitySizesInACompactWidth() {
        #expect(form { $0.hasAccessibilityType = true } == .sheet)
        let wide = form {
            $0.hasAccessibilityType = true
            $0.isCompactWidth = false
        }
        #expect(wide == .popover)
    }

    @Test func aButtonThatIsNowhereCountsAsTheMiddle() {
        #expect(form { $0.anchor.origin.y = .nan } == .popover)
    }
}
