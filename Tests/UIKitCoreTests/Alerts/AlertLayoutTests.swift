import QuartzCore
import Testing

@testable import UIKitCore

/// Where the parts of an alert are, against pictures of iOS.
struct AlertLayoutTests {
    let traits = UITraitCollection(traitsFrom: [.fallback, UITraitCollection(displayScale: 3)])
    /// One line at 17 and at 13 points.
    let line: CGFloat = 61.0 / 3
    let small: CGFloat = 47.0 / 3

    private func alert(
        title: CGFloat?, message: CGFloat?, rows: Int, sideBySide: Bool = true, room: CGFloat = .infinity
    ) -> AlertLayout {
        AlertLayout(
            .alert(in: traits), titleHeight: title, messageHeight: message,
            rowHeights: Array(repeating: 44, count: rows), sideBySide: sideBySide, maximumHeight: room)
    }

    @Test func isAsHighAsOnIOSWithOneButton() {
        let layout = alert(title: line, message: small, rows: 1)
        #expect(abs(layout.header.height - 80) < 0.01)
        #expect(abs(layout.size.height - 124.3) < 0.1)
        #expect(layout.size.width == 270)
    }

    @Test func isAsHighAsOnIOSWithAMessageOfTwoLines() {
        let layout = alert(title: line, message: 94.0 / 3, rows: 1)
        #expect(abs(layout.header.height - 95.75) < 0.34)
        #expect(abs(layout.size.height - 140.25) < 0.34)
    }

    @Test func dividesARowBetweenTwo() {
        let layout = alert(title: line, message: small, rows: 2)
        #expect(layout.rows.map(\.width).allSatisfy { abs($0 - 135) < 0.34 })
        #expect(layout.rows[0].minY == layout.rows[1].minY)
        #expect(abs(layout.separators[0].midX - 135) < 0.34)
    }

    @Test func stacksTwoThatAreTooLongForHalfARow() {
        let layout = alert(title: line, message: small, rows: 2, sideBySide: false)
        #expect(layout.rows.map(\.width) == [270, 270])
    }

    @Test func stacksThreeAtThePitchOfIOS() {
        let rows = alert(title: line, message: small, rows: 3).rows
        #expect(abs(rows[1].minY - rows[0].minY - 44.33) < 0.01)
        #expect(abs(rows[2].minY - rows[1].minY - 44.33) < 0.01)
    }

    @Test func measuresAnActionSheetAsOnIOS() {
        let metrics = AlertMetrics.sheet(in: CGSize(width: 393, height: 852), traits)
        let both = AlertLayout(
            metrics, titleHeight: small, messageHeight: small, rowHeights: [57, 57, 57], sideBySide: false)
        #expect(both.size.width == 377)
        #expect(abs(both.header.height - 77) < 0.4)
        #expect(abs(both.rows[1].minY - both.rows[0].minY - 57.33) < 0.01)
        let one = AlertLayout(
            metrics, titleHeight: small, messageHeight: nil, rowHeights: [57, 57, 57], sideBySide: false)
        #expect(abs(one.header.height - 44) < 0.4)
    }

    @Test func scrollsTextAndActionsApartWhereThereIsNoRoom() {
        let long = alert(title: line, message: 2_000, rows: 3, room: 600)
        #expect(long.size.height == 600)
        #expect(long.actions.height == 66)
        #expect(long.header.height < long.headerContent)
        let many = alert(title: line, message: small, rows: 40, room: 600)
        #expect(many.size.height == 600)
        #expect(many.header.height == many.headerContent)
        #expect(many.actions.height < many.actionsContent)
    }

    @Test func stacksRowsOfDifferentHeights() {
        let layout = AlertLayout(
            .alert(in: traits), titleHeight: line, messageHeight: nil, rowHeights: [44, 106, 44],
            sideBySide: true)
        #expect(layout.rows.map(\.height) == [44, 106, 44])
        #expect(
            zip(layout.rows, layout.rows.dropFirst()).allSatisfy { abs($1.minY - $0.maxY - 1.0 / 3) < 0.01 })
        #expect(layout.actionsContent == layout.rows[2].maxY)
    }

    @Test func hasNoLineAboveTheFirstRowWithoutText() {
        let layout = alert(title: nil, message: nil, rows: 1)
        #expect(layout.rows[0].minY == 0)
        #expect(layout.separators.isEmpty)
        #expect(layout.size.height == 44)
    }

    @Test func growsWithTheTypeSize() {
        let large = UITraitCollection(traitsFrom: [
            traits, UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge),
        ])
        #expect(AlertMetrics.alert(in: large).width == 310)
        #expect(AlertMetrics.alert(in: large).rowHeight > 80)
    }
}
