import ChoiceKit
import UIKit

extension EventLog {
    /// How a popup ended.
    func recordResult(_ result: Popup.Result, of popup: Popup) {
        record("Popup", popup.title ?? popup.message ?? "", "result", values(of: result))
    }

    private func values(of result: Popup.Result) -> KeyValuePairs<String, Value> {
        switch result {
        case .chosen(let action, let text?):
            ["chosen": .symbol(action.id), "title": .text(action.title), "text": .text(text)]
        case .chosen(let action, nil): ["chosen": .symbol(action.id), "title": .text(action.title)]
        case .cancelled(let how): ["cancelled": .symbol("\(how)")]
        case .failed(let error): ["failed": .text(error.description)]
        case .hostGone: ["ended": .symbol("hostGone")]
        case .superseded: ["ended": .symbol("superseded")]
        case .taskCancelled: ["ended": .symbol("taskCancelled")]
        }
    }
}
