import Foundation
package import Simulator

extension UIApplicationDelegate {
    /// Starts the app with a delegate of this class; what `@main` on the class calls.
    ///
    /// The app is served to a browser until it is interrupted; the command line may say `--port`, `--host`
    /// and `--open`.
    public static func main() { exit(serve(Self.self, Array(CommandLine.arguments.dropFirst()))) }
}

/// Starts the app and serves it to a browser until it is interrupted.
///
/// - Parameters:
///   - principalClassName: nil, for `UIApplication`: there is no way to make another here.
///   - delegateClassName: the delegate's class as `NSStringFromClass` writes it.
/// - Returns: the status of the process: 0 where it was interrupted, 1 where it could not be served, 2 where
///   its command line was not understood.
@MainActor @discardableResult
public func UIApplicationMain(
    _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>,
    _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 {
    precondition(
        principalClassName == nil,
        "\(principalClassName ?? ""): pass nil, for UIApplication is not subclassed here.")
    let found = delegateClassName.flatMap(NSClassFromString) as? any UIApplicationDelegate.Type
    guard let delegate = found else {
        preconditionFailure(
            "\(delegateClassName ?? "nil") is no class that conforms to UIApplicationDelegate: pass "
                + "NSStringFromClass(AppDelegate.self).")
    }
    let arguments = (1..<max(Int(argc), 1)).compactMap { argv[$0].map { String(cString: $0) } }
    return serve(delegate, arguments)
}

@MainActor private func serve(_ delegate: any UIApplicationDelegate.Type, _ arguments: [String]) -> Int32 {
    func tell(_ text: String) { FileHandle.standardError.write(Data("\(text)\n".utf8)) }
    let options: ServeOptions
    do {
        options = try ServeOptions(arguments)
    } catch {
        tell(error.description)
        return 2
    }
    do {
        try BrowserHost.serve(
            simulatedApp(of: delegate), options,
            print: { FileHandle.standardOutput.write(Data("\($0)\n".utf8)) }, warn: tell)
        return 0
    } catch {
        tell(error.description)
        return 1
    }
}

/// An app that a delegate of this class starts, each time anew.
@MainActor package func simulatedApp(of delegate: any UIApplicationDelegate.Type) -> SimulatedApp {
    // The application holds its delegate weakly.
    var held: (any UIApplicationDelegate)?
    return SimulatedApp(title: ProcessInfo.processInfo.processName) { host, _ in
        let made = delegate.init()
        held = made
        host.app.delegate = made
        withExtendedLifetime(held) {
            _ = made.application(host.app, willFinishLaunchingWithOptions: nil)
            _ = made.application(host.app, didFinishLaunchingWithOptions: nil)
        }
    }
}
