import QuartzCore
import Simulator

@testable import UIKitCore

/// A device with a controller on it that writes down what it hears, and more of the kind.
@MainActor final class PresentationStage {
    let host: HeadlessHost
    let log = CallLog()
    let root: LoggingController

    init(device: Device = .iPhone15, settings: DeviceSettings = DeviceSettings()) {
        host = HeadlessHost(device: device, settings: settings)
        root = LoggingController("A", log: log)
        host.show(root)
        log.calls.removeAll()
    }

    func controller(_ name: String, _ style: UIModalPresentationStyle = .fullScreen) -> LoggingController {
        let controller = LoggingController(name, log: log)
        controller.modalPresentationStyle = style
        return controller
    }

    /// Presents and lets it arrive.
    func present(
        _ content: UIViewController, from presenter: UIViewController? = nil, animated: Bool = true
    ) {
        host.activate()
        (presenter ?? root).present(content, animated: animated) { self.log.calls.append("completion") }
        host.settle()
    }

    func dismiss(from controller: UIViewController? = nil, animated: Bool = true) {
        host.activate()
        (controller ?? root).dismiss(animated: animated) { self.log.calls.append("completion") }
        host.settle()
    }

    /// What was heard since this was asked last.
    func heard() -> [String] {
        defer { log.calls.removeAll() }
        return log.calls
    }
}

@MainActor final class CallLog {
    var calls: [String] = []
}

/// Writes down its callbacks under its name.
class LoggingController: UIViewController {
    let name: String
    let log: CallLog
    /// What it does besides in a callback, by its name.
    var reactions: [String: () -> Void] = [:]
    /// Callbacks that are not written down.
    var silent: Set<String> = ["layout", "load"]

    init(_ name: String, log: CallLog) {
        self.name = name
        self.log = log
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { return nil }

    override var description: String { name }

    private func note(_ call: String) {
        if !silent.contains(call) { log.calls.append("\(name) \(call)") }
        reactions[call]?()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        note("load")
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        note("will appear")
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        note("is appearing")
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        note("layout")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        note("did appear")
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        note("will disappear")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        note("did disappear")
    }

    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        note("will move to \(parent.map { "\($0)" } ?? "nil")")
    }

    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        note("did move to \(parent.map { "\($0)" } ?? "nil")")
    }
}
