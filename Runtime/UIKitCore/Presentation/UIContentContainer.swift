public import QuartzCore

/// Something whose content has a size of its own: a controller, or what presents it.
@MainActor public protocol UIContentContainer: NSObjectProtocol {
    var preferredContentSize: CGSize { get }

    func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)

    /// The size that a child gets where this container gets one.
    func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    )
        -> CGSize

    /// Called before the size changes; what is to move with it is given to the coordinator.
    func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)

    /// Called before the traits change, and before the size that changes with them.
    func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}

extension UIContentContainer {
    public func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
}
