public import QuartzCore

/// What is called when an action runs; it is given the action.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// Something that a person can do: a closure with a name and an identity.
@MainActor public final class UIAction: NSObject {
    /// What an action is known by: in a control, one with the same identifier takes the place of another.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    public let identifier: Identifier
    public var title: String
    public var image: UIImage?
    /// Who runs the action, while it runs.
    public private(set) var sender: Any?
    private let handler: UIActionHandler

    /// - Parameter identifier: a unique one is made where it is nil.
    public init(
        title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
        handler: @escaping UIActionHandler
    ) {
        self.title = title
        self.image = image
        self.identifier = identifier ?? Identifier(UUID().uuidString)
        self.handler = handler
        super.init()
    }

    func run(from sender: Any?) {
        let outer = self.sender
        self.sender = sender
        defer { self.sender = outer }
        handler(self)
    }
}
