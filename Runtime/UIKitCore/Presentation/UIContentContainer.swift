public import QuartzCore

/// Something whose content has a size of its own: a controller, or what presents it.
@MainActor public protocol UIContentContainer: NSObjectProtocol {
    var preferredContentSize: CGSize { get }

    func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
}

extension UIContentContainer {
    public func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
}
