import Testing
import UIKit

@testable import ChoiceKit

struct PopupCardLayoutTests {
    private func heights(_ texts: CGFloat, _ buttons: CGFloat, in room: CGFloat) -> [CGFloat] {
        let layout = PopupCardLayout(width: 270, textsHeight: texts, buttonsHeight: buttons, room: room)
        return [layout.texts.height, layout.buttons.height]
    }

    @Test func showsEverythingWhereThereIsRoom() {
        #expect(heights(100, 44, in: 600) == [100, 44])
    }

    @Test func aLongTextGivesWayToTheButtons() {
        #expect(heights(2000, 132, in: 600) == [468, 132])
    }

    @Test func manyButtonsGiveWayToAShortText() {
        #expect(heights(80, 2000, in: 600) == [80, 520])
    }

    @Test func eachHasHalfWhereBothAreTooHigh() {
        #expect(heights(2000, 2000, in: 600) == [300, 300])
        #expect(heights(400, 310, in: 600) == [300, 300])
    }

    @Test func hasNoHeightWithoutRoom() {
        #expect(heights(100, 44, in: 0) == [0, 0])
        #expect(heights(100, 44, in: -20) == [0, 0])
    }

    @Test func theButtonsFollowTheTexts() {
        let layout = PopupCardLayout(width: 270, textsHeight: 100, buttonsHeight: 44, room: 600)
        #expect(layout.size == CGSize(width: 270, height: 144))
        #expect(layout.buttons == CGRect(x: 0, y: 100, width: 270, height: 44))
    }
}
