import Simulator
import Testing

@testable import UIKit

@MainActor struct UIApplicationMainTests {
    @Test func aDelegateStartsTheAppAndLives() {
        let host = HeadlessHost()
        let app = simulatedApp(of: Delegate.self)
        app.launch(host, nil)

        let delegate = host.app.delegate as? Delegate
        #expect(delegate?.log == ["will", "did"])
        #expect(host.app.windowScene.keyWindow === delegate?.window)
    }

    @Test func aDelegateIsFoundByItsClassName() {
        let name = NSStringFromClass(Delegate.self)
        #expect(NSClassFromString(name) is any UIApplicationDelegate.Type)
    }
}

/// Foundation names top-level classes only.
final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    var log: [String] = []

    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        log.append("will")
        return true
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        log.append("did")
        let scene = application.connectedScenes.compactMap { $0 as? UIWindowScene }.first
        window = scene.map(UIWindow.init(windowScene:))
        window?.rootViewController = UIViewController()
        window?.makeKeyAndVisible()
        return true
    }
}
