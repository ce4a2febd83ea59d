/// What an app does when it starts.
///
/// `UIApplicationMain`, or `@main` on the class, makes the delegate. Swift makes an object of a class that is
/// only known at run time through an initialiser that the protocol asks for, so that the class is `final`
/// here or has a `required init()`; Apple's asks the Objective-C runtime.
@MainActor public protocol UIApplicationDelegate: AnyObject {
    init()

    /// The app is about to start; true by default. What is returned counts for nothing here, as there is no
    /// address that the app could be opened with.
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool

    /// The app starts: a window is made here, from the first of `connectedScenes`, and shown.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
}

extension UIApplicationDelegate {
    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }

    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
}

extension UIApplication {
    /// Why an app was started.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }
    }
}
