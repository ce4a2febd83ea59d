import ChoiceKit
import UIKit

/// A system button above a ChoiceButton, over a grid of 10 points: where each event of a drag comes.
final class DragLaboratoryViewController: ScreenViewController {
    private let paper = GridPaperView()
    private let trail = DragTrailView()
    private let systemButton = UIButton(configuration: .gray())
    private let choiceButton = ChoiceButton(frame: .zero)
    private let retentionButton = DropdownButton()
    private lazy var retentionField = FieldView(language("유지 거리", "Retention"), retentionButton)

    override func build() {
        systemButton.configuration?.title = language("시스템 버튼", "System button")
        choiceButton.title = "ChoiceButton"
        buildRetention()
        [paper, systemButton, choiceButton, retentionField, trail].forEach(view.addSubview)
        for overlay in [paper, trail] {
            overlay.backgroundColor = .clear
            overlay.contentMode = .redraw
            overlay.isUserInteractionEnabled = false
        }
        watch(systemButton)
        watch(choiceButton)
    }

    private func buildRetention() {
        let titles: KeyValuePairs<String, String> = [
            "exact": language("모양 그대로", "The shape"), "30": language("30포인트", "30 points"),
            "system": language("시스템", "The system's"),
        ]
        retentionButton.items = titles.map { .init(id: $0.key, title: $0.value) }
        retentionButton.preselect(id: "exact")
        retentionButton.onSelect = { [weak self] item in
            guard let self else { return }
            log.recordSelection(item, of: retentionButton)
            choiceButton.retention = retention(of: item.id)
        }
    }

    private func retention(of id: AnyHashable) -> PressRetention {
        switch id.base as? String {
        case "30": .points(30)
        case "system": .system
        default: .exact
        }
    }

    /// Notes each event of a button and where the finger was. The trail is that of a recogniser which only
    /// looks on.
    private func watch(_ button: UIButton) {
        let finger = TrailRecognizer { [weak self, weak button] phase, place in
            guard let self, let button else { return }
            trail.follow(phase, button.convert(place, to: trail))
        }
        button.addGestureRecognizer(finger)
        for (event, word) in Self.words {
            button.addAction(
                UIAction { [weak self, weak button] _ in
                    guard let self, let button else { return }
                    note(word, button, at: finger.location(in: button))
                }, for: event)
        }
    }

    private func note(_ event: String, _ button: UIButton, at place: CGPoint) {
        let outside = Self.distance(place, from: button.bounds)
        trail.mark(event, at: button.convert(place, to: trail), distance: outside)
        log.record(
            button is ChoiceButton ? "ChoiceButton" : "UIButton", button.accessibilityLabel ?? "", event,
            ["outside": .symbol(String(format: "%.1f", outside))])
    }

    /// Points outside of a box; negative inside.
    private static func distance(_ place: CGPoint, from box: CGRect) -> CGFloat {
        let x = max(box.minX - place.x, place.x - box.maxX)
        let y = max(box.minY - place.y, place.y - box.maxY)
        return x > 0 && y > 0 ? (x * x + y * y).squareRoot() : max(x, y)
    }

    private static let words: KeyValuePairs<UIControl.Event, String> = [
        .touchDown: "touchDown", .touchDragExit: "touchDragExit", .touchDragEnter: "touchDragEnter",
        .touchUpInside: "touchUpInside", .touchUpOutside: "touchUpOutside", .touchCancel: "touchCancel",
    ]

    // MARK: Layout

    override func layOut(in area: CGRect) {
        paper.frame = view.bounds
        trail.frame = view.bounds
        let height = retentionField.sizeThatFits(area.size).height
        retentionField.frame = CGRect(x: area.minX, y: area.minY + 16, width: area.width, height: height)
        let rest = CGRect(
            x: area.minX, y: retentionField.frame.maxY, width: area.width,
            height: max(0, area.maxY - retentionField.frame.maxY))
        placeButtons(in: rest)
    }

    /// One below the other, or beside it where two titles at a large type size need the height; no smaller
    /// than the titles.
    private func placeButtons(in room: CGRect) {
        let buttons = [systemButton, choiceButton]
        func needed(_ width: CGFloat) -> CGFloat {
            buttons.map {
                $0.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height.rounded(.up)
            }.max() ?? 0
        }
        let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        let isBeside = isLarge && 2 * needed(room.width) + 3 * Self.gap > room.height
        let cell = CGSize(
            width: isBeside ? room.width / 2 : room.width, height: isBeside ? room.height : room.height / 2)
        let width = isLarge ? cell.width - Self.gap : min(200, cell.width)
        let height = max(needed(width), min(100, max(44, room.height / 5)))
        for (index, button) in buttons.enumerated() {
            let (column, row) = isBeside ? (CGFloat(index), 0) : (0, CGFloat(index))
            button.frame = CGRect(
                x: room.minX + cell.width * (column + 0.5) - width / 2,
                y: room.minY + cell.height * (row + 0.5) - height / 2, width: width, height: height)
        }
    }

    /// Points between the two.
    private static let gap: CGFloat = 12
}
