import ChoiceKit
import UIKit

/// Five questions of two answers each, without a way back: a slip of the finger has to cost nothing.
final class TravelStyleViewController: ScreenViewController {
    private lazy var questions = TravelQuestion.all(language)
    private var answers: [Int] = []
    private let progress = UILabel()
    private let heading = UILabel()
    private let buttons = [ChoiceButton(frame: .zero), ChoiceButton(frame: .zero)]
    private lazy var group = ChoiceGroup(buttons)
    private let result = UILabel()

    override func build() {
        progress.textColor = .secondaryLabel
        heading.accessibilityTraits.insert(.header)
        for label in [progress, heading, result] {
            label.numberOfLines = 0
            view.addSubview(label)
        }
        buttons.forEach(view.addSubview)
        group.onChoose = { [weak self] in self?.answer($0) }
        showPage()
    }

    private func answer(_ button: ChoiceButton) {
        guard answers.count < questions.count, let answer = buttons.firstIndex(of: button) else { return }
        log.record(
            "ChoiceButton", button.accessibilityLabel ?? "", "choose",
            ["page": .symbol("\(answers.count + 1)"), "answer": .symbol("\(answer + 1)")])
        answers.append(answer)
        showPage()
        UIAccessibility.post(notification: .screenChanged, argument: heading)
    }

    private func showPage() {
        group.chosen = nil
        let isOver = answers.count == questions.count
        buttons.forEach { $0.isHidden = isOver }
        result.isHidden = !isOver
        if isOver { showResult() } else { show(questions[answers.count]) }
        view.setNeedsLayout()
    }

    private func show(_ question: TravelQuestion) {
        progress.text = "\(answers.count + 1) / \(questions.count)"
        heading.text = question.text
        for (button, answer) in zip(buttons, question.answers) {
            (button.title, button.subtitle) = (answer.title, answer.detail)
        }
    }

    private func showResult() {
        let same = zip(answers, TravelQuestion.friendsAnswers).filter(==).count
        progress.text = language("결과", "Result")
        heading.text = language(
            "지우와 \(questions.count)개 중 \(same)개가 같아요",
            "You and Jiwoo agree on \(same) of \(questions.count)")
        result.text = questions.indices.map { page in
            let own = questions[page].answers[answers[page]].title
            let friends = questions[page].answers[TravelQuestion.friendsAnswers[page]].title
            return own == friends
                ? language("둘 다: \(own)", "Both: \(own)")
                : language("나: \(own), 지우: \(friends)", "You: \(own), Jiwoo: \(friends)")
        }.joined(separator: "\n")
    }

    // MARK: Layout

    override func layOut(in area: CGRect) {
        progress.font = .preferredFont(forTextStyle: .subheadline, compatibleWith: traitCollection)
        heading.font = UIFontMetrics(forTextStyle: .title1)
            .scaledFont(for: .systemFont(ofSize: 28, weight: .bold), compatibleWith: traitCollection)
        result.font = .preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
        var rest = area.inset(by: UIEdgeInsets(top: 16, left: 0, bottom: 16, right: 0))
        place(progress, atTopOf: &rest, gap: 4)
        place(heading, atTopOf: &rest, gap: 24)
        place(result, atTopOf: &rest, gap: 0)
        if !buttons[0].isHidden { placeButtons(in: rest) }
    }

    /// Side by side and as large as there is room; one below the other at type sizes that need the width.
    private func placeButtons(in room: CGRect) {
        let isStacked =
            traitCollection.preferredContentSizeCategory.isAccessibilityCategory
            && room.height > room.width / 2
        let edge: CGRectEdge = isStacked ? .minYEdge : .minXEdge
        let length = isStacked ? room.height : room.width
        let depth = isStacked ? room.height : min(room.height, 320)
        let row = CGRect(x: room.minX, y: room.minY, width: room.width, height: depth)
        let (first, rest) = row.divided(atDistance: (length - Self.gap) / 2, from: edge)
        let second = rest.divided(atDistance: Self.gap, from: edge).remainder
        let isMirrored = !isStacked && view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        (buttons[0].frame, buttons[1].frame) = isMirrored ? (second, first) : (first, second)
    }

    /// Points between the two.
    private static let gap: CGFloat = 12
}
