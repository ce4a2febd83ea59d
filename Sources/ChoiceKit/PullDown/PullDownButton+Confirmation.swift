import UIKit

extension PullDownButton {
    /// Does what a person chose; what destroys something is asked about first.
    func perform(_ action: Action) {
        guard destructiveActions.contains(where: { $0.id == action.id }),
            let question = question(before: action)
        else {
            onAction?(action)
            return
        }
        guard let controller = nearestController else {
            log.warn(
                "A PullDownButton could not ask about \(action.title), which was not done: keep it in a "
                    + "controller's view until it has asked.")
            return
        }
        // Not weakly: an answer is told even where the button has been let go of meanwhile.
        controller.present(question) { result in
            if case .chosen(let answer, _) = result, answer.role != .cancel { self.onAction?(action) }
        }
    }

    /// What is asked before a destructive action is done; nil where nothing is.
    func question(before action: Action) -> Popup? { (confirmation ?? standardConfirmation)(action) }

    /// The person chose it a moment ago, so it is not in red again, and Return does nothing (Human Interface
    /// Guidelines, Alerts).
    private func standardConfirmation(of action: Action) -> Popup {
        let verb = action.title.trimmingCharacters(in: CharacterSet(charactersIn: "….").union(.whitespaces))
        var question = Popup(
            title: "\(verb)?", message: words.cannotBeUndone,
            actions: [.cancel("", id: "cancel"), .init(id: "do", title: verb)])
        question.purpose = .decision
        question.intent = .deliberate
        question.isReversible = false
        return question
    }
}
