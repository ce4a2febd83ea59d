import Foundation

extension UIApplication {
    /// Posted when the app is in front and people can use it.
    public nonisolated static let didBecomeActiveNotification = NSNotification.Name(
        "UIApplicationDidBecomeActiveNotification")
    /// Posted when something is about to stand before the app: a call, the app switcher, the home screen.
    public nonisolated static let willResignActiveNotification = NSNotification.Name(
        "UIApplicationWillResignActiveNotification")
    /// Posted when nothing of the app is seen any more.
    public nonisolated static let didEnterBackgroundNotification = NSNotification.Name(
        "UIApplicationDidEnterBackgroundNotification")
    /// Posted when the app is about to be seen again, before it becomes active.
    public nonisolated static let willEnterForegroundNotification = NSNotification.Name(
        "UIApplicationWillEnterForegroundNotification")

    /// Brings the app to the front or takes it away, through the states between; touches end where it stops
    /// being active. A host calls it.
    ///
    /// What will happen is told before the state is another one, what did happen after it. The scene hears of
    /// each step before the application (both unconfirmed).
    package func move(to state: State) {
        while applicationState != state {
            switch (applicationState, state) {
            case (.background, _):
                tell(UIScene.willEnterForegroundNotification, Self.willEnterForegroundNotification)
                enter(.inactive)
            case (.inactive, .active):
                enter(.active)
                tell(UIScene.didActivateNotification, Self.didBecomeActiveNotification)
            case (.active, _):
                for window in windowScene.windows { window.touches.cancelAll() }
                tell(UIScene.willDeactivateNotification, Self.willResignActiveNotification)
                enter(.inactive)
            case (.inactive, _):
                enter(.background)
                tell(UIScene.didEnterBackgroundNotification, Self.didEnterBackgroundNotification)
            }
        }
    }

    /// The scene goes for good, as when the person throws it out of the app switcher; a host calls it.
    package func disconnectScene() {
        windowScene.activationState = .unattached
        NotificationCenter.default.post(name: UIScene.didDisconnectNotification, object: windowScene)
    }

    private func enter(_ state: State) {
        applicationState = state
        windowScene.activationState =
            switch state {
            case .active: .foregroundActive
            case .inactive: .foregroundInactive
            case .background: .background
            }
    }

    private func tell(_ ofScene: NSNotification.Name, _ ofApp: NSNotification.Name) {
        NotificationCenter.default.post(name: ofScene, object: windowScene)
        NotificationCenter.default.post(name: ofApp, object: self)
    }
}

extension UIScene {
    /// Posted when people can use the scene.
    public nonisolated static let didActivateNotification = NSNotification.Name(
        "UISceneDidActivateNotification")
    /// Posted when something is about to stand before the scene.
    public nonisolated static let willDeactivateNotification = NSNotification.Name(
        "UISceneWillDeactivateNotification")
    /// Posted when the scene is about to be seen again.
    public nonisolated static let willEnterForegroundNotification = NSNotification.Name(
        "UISceneWillEnterForegroundNotification")
    /// Posted when the scene has gone; it does not come back.
    public nonisolated static let didDisconnectNotification = NSNotification.Name(
        "UISceneDidDisconnectNotification")
    /// Posted when nothing of the scene is seen any more.
    public nonisolated static let didEnterBackgroundNotification = NSNotification.Name(
        "UISceneDidEnterBackgroundNotification")
}
