import QuartzCore

/// What is called when an action runs; it is given the action.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// Something that a person can do: a closure with a name and an identity.
@MainActor open class UIAction: UIMenuElement {
    /// What an action is known by: in a control, one with the same identifier takes the place of another.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    public let identifier: Identifier
    /// A longer title, for where there is room to explain; nil by default.
    open var discoverabilityTitle: String?
    open var attributes: Attributes
    open var state: State
    /// Who runs the action, while it runs.
    open private(set) var sender: Any?
    private let handler: UIActionHandler

    /// An action; where the identifier is nil it gets one of its own.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
        handler: @escaping UIActionHandler
    ) {
        self.identifier = identifier ?? Identifier(UUID().uuidString)
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        self.handler = handler
        super.init(title: title, subtitle: subtitle, image: image)
    }

    open override var title: String {
        get { ownTitle }
        set { ownTitle = newValue }
    }

    open override var image: UIImage? {
        get { ownImage }
        set { ownImage = newValue }
    }

    /// Runs the action for a sender. The target is for elements that have one; an action has none.
    open func performWithSender(_ sender: Any?, target: Any?) { run(from: sender) }

    func run(from sender: Any?) {
        let outer = self.sender
        self.sender = sender
        defer { self.sender = outer }
        handler(self)
    }
}
