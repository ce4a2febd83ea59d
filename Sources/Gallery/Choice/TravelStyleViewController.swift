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
    private let scrollView = UIScrollView()

    override func build() {
        progress.textColor = .secondaryLabel
        heading.accessibilityTraits.insert(.header)
        for label in [progress, heading, result] {
            label.numberOfLines = 0
            scrollView.addSubview(label)
        }
        buttons.forEach(scrollView.addSubview)
        view.addSubview(scrollView)
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
        scrollView.frame = view.bounds
        let height = view.bounds.height - view.safeAreaInsets.top - view.safeAreaInsets.bottom
        var rest = CGRect(x: area.minX, y: 16, width: area.width, height: .greatestFiniteMagnitude)
        place(progress, atTopOf: &rest, gap: 4)
        place(heading, atTopOf: &rest, gap: 24)
        place(result, atTopOf: &rest, gap: 0)
        rest.size.height = max(0, height - 16 - rest.minY)
        let end = buttons[0].isHidden ? result.frame.maxY : placeButtons(in: rest)
        scrollView.contentSize = CGSize(width: view.bounds.width, height: end + 16)
        // Where all of it is in view, nothing scrolls and takes a press away.
        scrollView.isScrollEnabled = end + 16 > height
    }

    /// Side by side and as large as there is room, one below the other at type sizes that need the width; no
    /// lower than their titles need.
    ///
    /// - Returns: where they end.
    private func placeButtons(in room: CGRect) -> CGFloat {
        let isStacked =
            traitCollection.preferredContentSizeCategory.isAccessibilityCategory
            && room.height > room.width / 2
        let width = isStacked ? room.width : (room.width - Self.gap) / 2
        let needed =
            buttons.map {
                $0.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height.rounded(.up)
            }.max() ?? 0
        let height = max(needed, isStacked ? (room.height - Self.gap) / 2 : min(room.height, 320))
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (index, button) in (isMirrored && !isStacked ? buttons.reversed() : buttons).enumerated() {
            button.frame = CGRect(
                x: room.minX + (isStacked ? 0 : CGFloat(index) * (width + Self.gap)),
                y: room.minY + (isStacked ? CGFloat(index) * (height + Self.gap) : 0), width: width,
                height: height)
        }
        return buttons.map(\.frame.maxY).max() ?? room.minY
    }

    /// Points between the two.
    private static let gap: CGFloat = 12
}
