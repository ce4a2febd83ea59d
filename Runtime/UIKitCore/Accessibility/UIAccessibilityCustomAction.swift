public import QuartzCore

/// Something more that can be done with an element; VoiceOver lists the names and people choose one.
@MainActor open class UIAccessibilityCustomAction: NSObject {
    /// Does it; true where it was done.
    public typealias ActionHandler = (UIAccessibilityCustomAction) -> Bool

    /// What people hear: a short phrase that begins with a verb.
    open var name: String
    /// A picture for assistive technology that shows one.
    open var image: UIImage?
    open var actionHandler: ActionHandler?

    public init(name: String, image: UIImage?, actionHandler: @escaping ActionHandler) {
        self.name = name
        self.image = image
        self.actionHandler = actionHandler
        super.init()
    }

    public convenience init(name: String, actionHandler: @escaping ActionHandler) {
        self.init(name: name, image: nil, actionHandler: actionHandler)
    }
}
