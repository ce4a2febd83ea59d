import UIKit

/// One call that asked for a popup, until its result is told.
@MainActor final class PopupTicket {
    let popup: Popup
    private(set) weak var host: UIViewController?
    /// How it ended; nil while it is up or waits.
    private(set) var result: Popup.Result?
    /// What a person typed before an urgent popup came between.
    var typed: String?

    private var onResult: ((Popup.Result) -> Void)?
    private var watch: PopupHostWatch?

    init(
        _ popup: Popup, from host: UIViewController, onResult: @escaping (Popup.Result) -> Void
    ) {
        self.popup = popup
        self.host = host
        self.onResult = onResult
    }

    /// - Parameter onLeave: called when the view of the host is in no window any more.
    func watchHost(onLeave: @escaping () -> Void) {
        watch = host?.viewIfLoaded.map { PopupHostWatch(of: $0, onLeave: onLeave) }
    }

    /// Only the first result counts.
    func settle(_ result: Popup.Result) {
        guard self.result == nil else { return }
        self.result = result
        watch?.stop()
        watch = nil
    }

    /// Tells the result, once.
    func deliver() {
        guard let result, let onResult else { return }
        self.onResult = nil
        onResult(result)
    }
}
