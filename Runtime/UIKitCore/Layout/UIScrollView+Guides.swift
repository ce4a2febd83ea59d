extension UIScrollView {
    /// The content: constraints on its size, as on the sides of the scroll view itself, are what gives
    /// `contentSize`.
    public var contentLayoutGuide: UILayoutGuide { guide(.content) }

    /// The frame, which does not scroll.
    public var frameLayoutGuide: UILayoutGuide { guide(.frame) }
}
