import ChoiceKit
import Gallery
import Simulator
import UIKit

/// Serves the gallery in a browser.
@MainActor struct ServeCommand {
    let options: ServeOptions

    init(_ options: ServeOptions) throws(PlayStepError) {
        if let name = options.screen, Scenario.named(name) == nil { throw .unknownScenario(name) }
        self.options = options
    }

    func run(print: (String) -> Void, warn: (String) -> Void) throws(WebServerError) {
        Delays.standard = .frames
        try BrowserHost.serve(Self.gallery, options, print: print, warn: warn)
    }

    /// The scenarios as screens of one app.
    static var gallery: SimulatedApp {
        let log = EventLog()
        // What the audit found in the screen that came up, before what its components tell.
        var findings: [String] = []
        return SimulatedApp(
            title: "ChoiceKit", screens: Scenario.all.map(\.name),
            takeEvents: {
                defer { findings = [] }
                return findings + log.takeNewLines()
            },
            launch: { host, name in
                guard let scenario = name.flatMap(Scenario.named) else { return }
                findings = scenario.findings(in: host.settings.language).map { "HIGAudit \($0)" }
                let window = UIWindow(windowScene: host.app.windowScene)
                window.rootViewController = scenario.makeViewController(log)
                window.makeKeyAndVisible()
            })
    }
}
