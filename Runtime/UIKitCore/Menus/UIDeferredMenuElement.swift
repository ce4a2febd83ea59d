import QuartzCore

/// Elements of a menu that are asked for when it opens; until they come the menu shows that it loads.
///
/// The provider answers once: what it says after that is ignored, and told on standard error. It may answer
/// at once, later, when the menu is closed, or never.
@MainActor open class UIDeferredMenuElement: UIMenuElement {
    private typealias Provider = @MainActor (@escaping @MainActor ([UIMenuElement]) -> Void) -> Void

    private let provider: Provider
    private let keeps: Bool
    /// What the provider said, where it is asked only once.
    private(set) var kept: [UIMenuElement]?
    /// Who waits for an answer that is on its way; nil where nobody asked.
    private var waiting: [@MainActor ([UIMenuElement]) -> Void]?

    /// Elements that are asked for the first time that they show, and kept.
    public convenience init(
        _ elementProvider: @escaping @MainActor (@escaping @MainActor ([UIMenuElement]) -> Void) -> Void
    ) {
        self.init(elementProvider, keeps: true)
    }

    /// Elements that are asked for every time that they show.
    public class func uncached(
        _ elementProvider: @escaping @MainActor (@escaping @MainActor ([UIMenuElement]) -> Void) -> Void
    ) -> UIDeferredMenuElement {
        UIDeferredMenuElement(elementProvider, keeps: false)
    }

    private init(_ provider: @escaping Provider, keeps: Bool) {
        self.provider = provider
        self.keeps = keeps
        super.init(title: "", subtitle: nil, image: nil)
    }

    /// Asks for the elements. Who asks for what is kept while it is on its way gets the same answer.
    func load(_ receive: @escaping @MainActor ([UIMenuElement]) -> Void) {
        if let kept { return receive(kept) }
        guard keeps else { return ask(receive) }
        guard waiting == nil else {
            waiting?.append(receive)
            return
        }
        waiting = [receive]
        ask { [self] elements in
            kept = elements
            let receivers = waiting ?? []
            waiting = nil
            for receiver in receivers { receiver(elements) }
        }
    }

    private func ask(_ receive: @escaping @MainActor ([UIMenuElement]) -> Void) {
        var hasAnswered = false
        provider { elements in
            guard !hasAnswered else {
                return Console.warn("A deferred menu element was told its elements twice: the first stay.")
            }
            hasAnswered = true
            receive(elements)
        }
    }
}
