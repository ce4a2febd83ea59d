/// What a host shows, and how it is started.
@MainActor package struct SimulatedApp {
    /// What stands over it.
    package var title: String
    /// The screens that a person may choose from; empty for an app with one way in.
    package var screens: [String]
    /// Starts the app on a device, on the screen of that name or, without one, where it begins.
    package var launch: @MainActor (HeadlessHost, String?) -> Void
    /// What the app told since it was last asked, a line each.
    package var takeEvents: @MainActor () -> [String]

    package init(
        title: String, screens: [String] = [],
        takeEvents: @escaping @MainActor () -> [String] = { [] },
        launch: @escaping @MainActor (HeadlessHost, String?) -> Void
    ) {
        self.title = title
        self.screens = screens
        self.takeEvents = takeEvents
        self.launch = launch
    }
}
