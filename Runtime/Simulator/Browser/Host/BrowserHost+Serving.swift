import Foundation

extension BrowserHost {
    /// Serves an app until the program is interrupted (Control-C) or told to end; for the main thread of a
    /// program.
    ///
    /// - Parameters:
    ///   - print: takes the page's address, once.
    ///   - warn: takes a warning where the app can be reached from other machines.
    /// - Throws: `WebServerError`.
    package static func serve(
        _ app: SimulatedApp, _ options: ServeOptions, print: (String) -> Void, warn: (String) -> Void
    ) throws(WebServerError) {
        // A page that is gone is an error of writing to it, and no reason to end.
        signal(SIGPIPE, SIG_IGN)
        let host = BrowserHost(app, screen: options.screen)
        let url = try host.serve(at: options.address)
        if !options.address.isLoopback {
            warn(
                "Anybody in your network who has this address can use the app: it is served at "
                    + "\(options.address.host) and not at \(WebAddress.loopback).")
        }
        print(url.absoluteString)
        if options.opensBrowser { openBrowser(at: url, warn) }
        waitForInterruption()
        host.stop()
    }

    private static func openBrowser(at url: URL, _ warn: (String) -> Void) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["xdg-open", url.absoluteString]
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        do { try process.run() } catch { warn("No browser could be opened: open the address yourself.") }
    }

    /// Runs the main loop until a signal asks for the end.
    private static func waitForInterruption() {
        var isInterrupted = false
        let sources = [SIGINT, SIGTERM].map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
            source.setEventHandler { isInterrupted = true }
            source.resume()
            return source
        }
        while !isInterrupted { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
        for source in sources { source.cancel() }
    }
}
