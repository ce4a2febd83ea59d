import Foundation
import UIKitCore

@testable import Simulator

/// A small app that is served: a button, and a field below it.
@MainActor final class ServedHost {
    let host: BrowserHost
    let url: URL
    let button = UIButton(frame: CGRect(x: 10, y: 10, width: 60, height: 30))
    let field = UITextField(frame: CGRect(x: 10, y: 50, width: 80, height: 30))
    private(set) var pressCount = 0

    init() throws {
        let device = Device(name: "small", size: CGSize(width: 100, height: 100), scale: 1)
        let (button, field) = (button, field)
        let app = SimulatedApp(title: "Test") { host, _ in
            let controller = UIViewController()
            controller.view.addSubview(button)
            controller.view.addSubview(field)
            let window = UIWindow(windowScene: host.app.windowScene)
            window.rootViewController = controller
            window.makeKeyAndVisible()
        }
        host = BrowserHost(app, device: device)
        url = try host.serve()
        button.setTitle("Press", for: .normal)
        button.accessibilityLabel = "Press"
        button.addAction(UIAction { [weak self] _ in self?.pressCount += 1 }, for: .touchUpInside)
    }

    isolated deinit { host.stop() }

    nonisolated struct Address: Sendable {
        let port: Int
        let path: String
        var host: String { "127.0.0.1:\(port)" }
        var origin: String { "http://\(host)" }

        /// A page's socket, open.
        func open() -> RawClient? {
            guard let client = RawClient(port: port),
                client.open("\(path)socket", host: host, origin: origin) == 101
            else { return nil }
            return client
        }
    }

    var address: Address {
        Address(port: url.port ?? 0, path: url.path.hasSuffix("/") ? url.path : url.path + "/")
    }

    /// Waits, while the app goes on, until something is so.
    func until(_ condition: () -> Bool) async {
        while !condition() { await Task.yield() }
    }
}
