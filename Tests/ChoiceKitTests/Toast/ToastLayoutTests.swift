import Testing
import UIKit

@testable import ChoiceKit

/// Where image, text and action of a toast stand.
struct ToastLayoutTests {
    /// Insets of 13 and 16, and 12 between the parts.
    private let style = Toast.Style.standard
    private let limit = CGSize(width: 300, height: 600)
    private let action = ToastLayout.Parts(
        action: CGSize(width: 76, height: 44), actionOverhang: CGSize(width: 8, height: 13))

    /// A text of so many points on one line, whose lines are 18 high and break anywhere.
    private func layout(
        _ parts: ToastLayout.Parts = .init(), text: CGFloat, limit: CGSize? = nil, stacks: Bool = false
    ) -> ToastLayout {
        ToastLayout(parts, style, limit: limit ?? self.limit, stacks: stacks) { width in
            CGSize(width: min(width, text), height: 18 * (text / width).rounded(.up))
        }
    }

    @Test func isAsSmallAsItsText() {
        let layout = layout(text: 80)
        #expect(layout.size == CGSize(width: 112, height: 44))
        #expect(layout.text == CGRect(x: 16, y: 13, width: 80, height: 18))
        #expect(layout.image == CGRect(x: 16, y: 22, width: 0, height: 0))
        #expect(layout.action == .zero)
    }

    @Test func breaksALongTextAtItsLimit() {
        let layout = layout(text: 600)
        #expect(layout.size == CGSize(width: 300, height: 13 + 3 * 18 + 13))
        #expect(layout.text == CGRect(x: 16, y: 13, width: 268, height: 54))
    }

    @Test func putsTheImageBeforeTheText() {
        let layout = layout(.init(image: CGSize(width: 20, height: 28)), text: 80)
        #expect(layout.image == CGRect(x: 16, y: 13, width: 20, height: 28))
        #expect(layout.text == CGRect(x: 48, y: 18, width: 80, height: 18))
        #expect(layout.size == CGSize(width: 144, height: 54))
    }

    @Test func putsTheTitleOfTheActionAfterTheTextAndItsTargetAroundIt() {
        let layout = layout(action, text: 80)
        #expect(layout.size == CGSize(width: 16 + 80 + 12 + 60 + 16, height: 44))
        #expect(layout.action == CGRect(x: 100, y: 0, width: 76, height: 44))
    }

    @Test func putsTheActionBelowWhereItStacks() {
        let layout = layout(action, text: 80, stacks: true)
        #expect(layout.action.insetBy(dx: 8, dy: 13) == CGRect(x: 36, y: 41, width: 60, height: 18))
        #expect(layout.size == CGSize(width: 112, height: 72))
    }

    @Test func putsAWideActionBelow() {
        var parts = action
        parts.action.width = 140
        #expect(layout(parts, text: 80).action.minY > 25)
        parts.action.width = 500
        let layout = layout(parts, text: 80)
        #expect(layout.size.width == 300 && layout.action.insetBy(dx: 8, dy: 0).width == 268)
    }

    @Test func showsAPartOfATextThatIsTooHigh() {
        let layout = layout(action, text: 4000, limit: CGSize(width: 300, height: 200))
        #expect(layout.size.height == 200)
        #expect(layout.text.maxY == 187 && layout.textHeight > 300)
        #expect(layout.action.midY == 100)
    }

    @Test func keepsAnActionBelowInSight() {
        let layout = layout(action, text: 4000, limit: CGSize(width: 300, height: 200), stacks: true)
        #expect(layout.size.height == 200)
        #expect(layout.action.insetBy(dx: 0, dy: 13).maxY == 187)
        #expect(layout.text.maxY == layout.action.insetBy(dx: 0, dy: 13).minY - 10)
    }

    @Test(arguments: [0, 1, 20, 40] as [CGFloat]) func hasASizeWhereThereIsHardlyRoom(_ side: CGFloat) {
        let layout = layout(action, text: 80, limit: CGSize(width: side, height: side))
        for rect in [layout.text, layout.image, layout.action] {
            #expect(rect.width >= 0 && rect.height >= 0 && rect.origin.x.isFinite)
        }
        #expect(layout.size.width <= max(1, side) && layout.size.height <= max(1, side))
    }

    @Test func readsFromRightToLeftWhereItIsMirrored() {
        let parts = ToastLayout.Parts(
            image: CGSize(width: 20, height: 18), action: action.action,
            actionOverhang: action.actionOverhang)
        let layout = layout(parts, text: 80)
        let mirrored = layout.mirrored
        #expect(mirrored.size == layout.size)
        #expect(mirrored.image.maxX == layout.size.width - 16)
        #expect(mirrored.text.maxX == mirrored.image.minX - 12)
        #expect(mirrored.action.minX == 8)
    }
}
