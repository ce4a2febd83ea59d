import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

/// Alerts at the largest type, from right to left, and in a popover.
@MainActor struct AlertTypeSizeTests {
    private static let largest = DeviceSettings(contentSizeCategory: .accessibilityExtraExtraExtraLarge)

    private func make(
        _ titles: [String], as style: UIAlertController.Style = .alert, on stage: PresentationStage
    ) -> UIAlertController {
        stage.host.activate()
        let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: style)
        for title in titles { alert.addAction(UIAlertAction(title: title, style: .default)) }
        alert.addAction(UIAlertAction(title: "No", style: .cancel))
        return alert
    }

    @Test func stacksTwoActionsWhereATitleDoesNotFit() {
        let usual = PresentationStage()
        let alert = make(["Delete"], on: usual)
        usual.present(alert)
        #expect(alert.shownRows.map(\.action.title) == ["No", "Delete"])
        #expect(Set(alert.shownRows.map(\.frame.minY)).count == 1)
        let large = PresentationStage(settings: Self.largest)
        let stacked = make(["Delete"], on: large)
        large.present(stacked)
        #expect(stacked.shownRows.map(\.frame.minX) == [0, 0])
        #expect(stacked.shownRows.map(\.frame.width) == [310, 310])
    }

    @Test func givesALongTitleTheLinesThatItNeeds() throws {
        let stage = PresentationStage(settings: Self.largest)
        let alert = make(["Short", "A title of many words for an action"], as: .actionSheet, on: stage)
        stage.present(alert)
        let rows = alert.shownRows
        #expect(rows[1].frame.height > 2 * rows[0].frame.height)
        for row in rows {
            let label = try #require(row.subviews.first as? UILabel)
            let needed = label.sizeThatFits(CGSize(width: label.bounds.width, height: 0)).height
            #expect(needed <= label.bounds.height + 0.5)
        }
        #expect(isNear(rows[1].frame.minY, rows[0].frame.maxY + 1.0 / 3))
    }

    @Test func keepsToOneLineAtTheUsualSizes() {
        let stage = PresentationStage()
        let alert = make([String(repeating: "long ", count: 40)], as: .actionSheet, on: stage)
        stage.present(alert)
        #expect(Set(alert.shownRows.map(\.frame.height)) == [57])
    }

    @Test func beginsWithCancelOnTheRightFromRightToLeft() {
        let stage = PresentationStage(settings: DeviceSettings(direction: .rightToLeft))
        let alert = make(["Yes"], on: stage)
        stage.present(alert)
        let rows = alert.shownRows
        #expect(rows.map(\.action.title) == ["No", "Yes"])
        #expect(rows[0].frame.minX > rows[1].frame.maxX && rows[1].frame.minX == 0)
    }

    /// An app may name its whole view as the source.
    @Test func standsOnTheScreenWhereItsSourceIsAllOfIt() {
        let pad = PresentationStage(device: .iPadPro11)
        let sheet = make(["One", "Two"], as: .actionSheet, on: pad)
        sheet.popoverPresentationController?.sourceView = pad.root.view
        pad.present(sheet)
        let frame = sheet.view.screenFrame
        #expect(CGRect(x: 10, y: 34, width: 814, height: 1130).contains(frame))
        #expect(sheet.shownRows.allSatisfy { frame.contains($0.screenFrame) })
        #expect(isNear(frame.midX, 417) && frame.width == 288)
    }

    @Test func standsInTheMiddleWithoutAnArrow() {
        let pad = PresentationStage(device: .iPadPro11)
        let sheet = make(["One"], as: .actionSheet, on: pad)
        let popover = sheet.popoverPresentationController
        popover?.sourceView = pad.root.view
        popover?.sourceRect = CGRect(x: 417, y: 597, width: 0, height: 0)
        popover?.permittedArrowDirections = []
        pad.present(sheet)
        #expect(
            isNear(sheet.view.screenFrame.midX, 417) && isNear(sheet.view.screenFrame.midY, 597, within: 0.5))
        #expect(sheet.view.safeAreaInsets == .zero && popover?.arrowDirection == .unknown)
    }

    @Test func scrollsInAPopoverThatIsTooLow() {
        let pad = PresentationStage(device: .iPadPro11)
        let sheet = make((0..<30).map { "Action \($0)" }, as: .actionSheet, on: pad)
        let source = UIView(frame: CGRect(x: 300, y: 400, width: 100, height: 40))
        pad.root.view.addSubview(source)
        sheet.popoverPresentationController?.sourceView = source
        pad.present(sheet)
        let group = sheet.view.subviews[0]
        #expect(isNear(group.screenFrame.maxY, sheet.view.screenFrame.maxY))
        let lists = group.subviews.compactMap { $0 as? UIScrollView }.filter(\.isScrollEnabled)
        #expect(lists.contains { $0.contentSize.height > $0.bounds.height })
    }
}
