import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

/// What a picker is made of, and what it says of itself.
@MainActor struct UIPickerViewTests {
    @Test func is216HighAtAnyWidth() {
        let picker = UIPickerView()
        #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 216))
        #expect(picker.sizeThatFits(CGSize(width: 500, height: 40)) == CGSize(width: 500, height: 216))
    }

    /// Measured by others: 302, 148, 97, 71 and 56 at a width of 320.
    @Test(arguments: [(1, 302), (2, 148), (3, 97), (4, 71), (5, 56)])
    func componentsShareTheWidth(count: Int, width: CGFloat) {
        let stage = PickerStage(
            Array(repeating: 5, count: count), frame: CGRect(x: 0, y: 0, width: 320, height: 216))
        #expect(stage.picker.rowSize(forComponent: 0) == CGSize(width: width, height: 32))
        let frames = stage.columns.map(\.frame)
        for (frame, next) in zip(frames, frames.dropFirst()) { #expect(next.minX - frame.maxX == 5) }
        let sides = frames[0].minX - (320 - frames[count - 1].maxX)
        #expect(abs(sides) < 0.01)
    }

    @Test func takesWidthsAndHeightsOfTheDelegate() {
        let log = PickerRowsLog()
        (log.widths, log.rowHeight) = ([100, 60], 50)
        let stage = PickerStage([5, 5], log: log)
        #expect(stage.picker.rowSize(forComponent: 1) == CGSize(width: 60, height: 50))
        #expect(stage.columns[0].frame == CGRect(x: 114, y: 0, width: 100, height: 216))
        #expect(stage.columns[1].frame.minX == 219)
    }

    @Test(arguments: [-5, 0, CGFloat.nan, .infinity])
    func sizesThatAreNoneAreTheStandardOnes(size: CGFloat) {
        let log = PickerRowsLog()
        (log.widths, log.rowHeight) = ([size], size)
        let stage = PickerStage([5], log: log)
        #expect(stage.picker.rowSize(forComponent: 0) == CGSize(width: 375, height: 32))
    }

    @Test func knowsNothingWithoutADataSource() {
        let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
        #expect(picker.numberOfComponents == 0)
        #expect(picker.selectedRow(inComponent: 0) == -1)
        #expect(picker.numberOfRows(inComponent: 3) == 0)
        #expect(picker.rowSize(forComponent: 0) == .zero)
        picker.reloadComponent(7)
        picker.reloadAllComponents()
    }

    @Test func itsLayoutSettles() {
        let stage = PickerStage([5, 5])
        stage.picker.frame.size.width = 320
        stage.picker.reloadAllComponents()
        stage.host.settle()
        stage.rows.counts = [5, 5, 5]
        stage.picker.reloadAllComponents()
        stage.host.settle()
        #expect(stage.host.app.screen.frames.unsettledCount == 0)
        #expect(!(stage.picker.subviews.last is PickerColumn))
    }

    @Test func selectsBeforeItIsOnTheScreen() {
        let log = PickerRowsLog()
        log.counts = [10]
        let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
        picker.dataSource = log
        picker.delegate = log
        picker.selectRow(4, inComponent: 0, animated: true)
        #expect(picker.selectedRow(inComponent: 0) == 4)
        #expect(log.told.isEmpty)
    }

    @Test(arguments: [(-3, 0), (4, 4), (99, 9), (Int.max, 9)])
    func takesARowThatThereIsNotForTheNearest(row: Int, selected: Int) {
        let stage = PickerStage([10])
        stage.picker.selectRow(row, inComponent: 0, animated: false)
        #expect(stage.selected() == selected)
    }

    @Test func hasNoSelectionWithoutRows() {
        let stage = PickerStage([0, -4])
        stage.picker.selectRow(2, inComponent: 0, animated: true)
        stage.fling(1_000)
        stage.host.settle()
        #expect(stage.selected(0) == -1 && stage.selected(1) == -1)
        #expect(stage.rows.told.isEmpty)
    }

    @Test func namesAComponentThatThereIsNot() {
        let stage = PickerStage([3])
        let heard = Console.heard { stage.picker.selectRow(1, inComponent: 5, animated: false) }
        #expect(heard.contains { $0.contains("no component 5") })
    }

    @Test func keepsItsRowWhenRowsAreAskedForAnew() {
        let stage = PickerStage([10, 10])
        stage.picker.selectRow(6, inComponent: 0, animated: false)
        stage.picker.selectRow(8, inComponent: 1, animated: false)
        stage.rows.counts = [20, 5]
        stage.picker.reloadComponent(1)
        #expect(stage.selected(1) == 4)
        #expect(stage.picker.numberOfRows(inComponent: 0) == 10)
        stage.picker.reloadAllComponents()
        #expect(stage.selected(0) == 6 && stage.picker.numberOfRows(inComponent: 0) == 20)
        stage.rows.counts = [20]
        stage.picker.reloadAllComponents()
        stage.host.settle()
        #expect(stage.columns.count == 1 && stage.rows.told.isEmpty)
    }

    @Test func showsTitlesLargerInTheBar() throws {
        let stage = PickerStage([10])
        let labels = stage.shownLabels
        #expect(labels.first { $0.text == "Row 0" }?.font.pointSize == 23.5)
        #expect(labels.first { $0.text == "Row 1" }?.font.pointSize == 21)
        #expect(stage.picker.view(forRow: 0, forComponent: 0) == nil)
    }

    @Test func anAttributedTitleGoesBeforeThePlainOne() {
        let log = PickerRowsLog()
        let text = NSMutableAttributedString(string: "red", attributes: [.foregroundColor: UIColor.systemRed])
        text.append(
            NSAttributedString(string: "bold", attributes: [.font: UIFont.boldSystemFont(ofSize: 20)]))
        log.attributed = text
        let stage = PickerStage([1], log: log)
        let runs = stage.shownLabels.first?.content.runs
        #expect(runs?.map(\.text) == ["red", "bold"])
        #expect(runs?.first?.color == .systemRed && runs?.last?.font == .boldSystemFont(ofSize: 20))
    }

    @Test func aRowThatNobodySpeaksForIsAQuestionMark() {
        let log = PickerRowsLog()
        log.title = { _ in nil }
        #expect(PickerStage([1], log: log).shownLabels.map(\.text) == ["?"])
    }

    @Test func usesViewsAgain() {
        let log = PickerRowsLog()
        var made = 0
        log.makeView = { row, old in
            if old == nil { made += 1 }
            let label = old as? UILabel ?? UILabel()
            label.text = "View \(row)"
            return label
        }
        let stage = PickerStage([1_000_000], log: log)
        let view = stage.picker.view(forRow: 0, forComponent: 0)
        #expect((view as? UILabel)?.text == "View 0")
        #expect(view?.bounds.size == CGSize(width: 375, height: 32))
        for row in stride(from: 0, to: 999_999, by: 40_000) {
            stage.picker.selectRow(row, inComponent: 0, animated: false)
            stage.host.settle()
            #expect((stage.picker.view(forRow: row, forComponent: 0) as? UILabel)?.text == "View \(row)")
        }
        #expect(made < 20)
        #expect(stage.picker.view(forRow: 3, forComponent: 0) == nil)
    }

    @Test func aViewWithASizeStandsInTheMiddleOfItsRow() {
        let log = PickerRowsLog()
        log.makeView = { _, _ in UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10)) }
        let stage = PickerStage([3], log: log)
        let frame = stage.picker.view(forRow: 0, forComponent: 0)?.screenFrame ?? .zero
        #expect(frame == CGRect(x: 186.5, y: 739, width: 20, height: 10))
    }

    @Test func beginsAtTheRightFromRightToLeft() {
        let stage = PickerStage([3, 3], settings: DeviceSettings(direction: .rightToLeft))
        #expect(stage.columns[0].frame.minX > stage.columns[1].frame.minX)
    }

    @Test func isFreedWithItsWheelsInMotion() {
        weak var gone: UIPickerView?
        do {
            let stage = PickerStage([100])
            gone = stage.picker
            stage.fling(2_000)
            stage.picker.removeFromSuperview()
        }
        #expect(gone == nil)
    }
}

extension PickerStage {
    /// The labels of titles that are in sight.
    var shownLabels: [UILabel] {
        func labels(_ view: UIView) -> [UILabel] {
            if view.isHidden { return [] }
            return ((view as? UILabel).map { [$0] } ?? []) + view.subviews.flatMap(labels)
        }
        return labels(picker)
    }
}
