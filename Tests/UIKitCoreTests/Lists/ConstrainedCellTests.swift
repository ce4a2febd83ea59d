import QuartzCore
import Testing

@testable import UIKitCore

@MainActor struct ConstrainedCellTests {
    @Test func aRowIsAsHighAsTheConstraintsInItAndItsLine() {
        let stage = TableStage(rows: 3)
        stage.fill = { cell, row in
            let box = UIView()
            box.translatesAutoresizingMaskIntoConstraints = false
            cell.contentView.addSubview(box)
            let content = cell.contentView
            NSLayoutConstraint.activate([
                box.leadingAnchor.constraint(equalTo: content.leadingAnchor),
                box.trailingAnchor.constraint(equalTo: content.trailingAnchor),
                box.topAnchor.constraint(equalTo: content.topAnchor, constant: 4),
                box.bottomAnchor.constraint(equalTo: content.bottomAnchor),
                box.heightAnchor.constraint(equalToConstant: CGFloat(60 + 10 * row)),
            ])
        }
        stage.show()
        let line = stage.table.traitCollection.pixel
        #expect(
            (0..<3).map { abs(stage.rect($0).height - CGFloat(64 + 10 * $0) - line) < 0.01 } == [
                true, true, true,
            ])
        #expect(stage.cell(1)?.contentView.subviews.first?.frame.height == 70)
    }

    @Test func textInARowWrapsAtItsWidth() {
        let stage = TableStage(rows: 1)
        let label = UILabel()
        label.numberOfLines = 0
        label.text = String(repeating: "words that wrap ", count: 12)
        stage.fill = { cell, _ in
            label.translatesAutoresizingMaskIntoConstraints = false
            cell.contentView.addSubview(label)
            let margins = cell.contentView.layoutMarginsGuide
            NSLayoutConstraint.activate([
                label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
                label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
                label.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
                label.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
            ])
        }
        stage.show()
        let text = label.sizeThatFits(CGSize(width: label.frame.width, height: 0)).height
        #expect(label.frame.width < stage.table.bounds.width)
        #expect(text > 60)
        #expect(abs(label.frame.height - text) < 0.5)
    }
}
