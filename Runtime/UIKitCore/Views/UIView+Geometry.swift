public import QuartzCore

extension UIView {
    /// How a view's size follows its superview's where nothing else places it.
    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
    }

    public var autoresizingMask: AutoresizingMask {
        get { viewState.autoresizingMask }
        set {
            guard newValue != viewState.autoresizingMask else { return }
            viewState.autoresizingMask = newValue
            if viewState.isConstrained { layoutRoot.liveEngine?.determinationDidChange(of: self) }
        }
    }

    /// Whether subviews follow a change of this view's size by their masks; true by default.
    public var autoresizesSubviews: Bool {
        get { viewState.autoresizesSubviews }
        set { viewState.autoresizesSubviews = newValue }
    }

    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let target = view ?? window else { return point }
        return layer.convert(point, to: target.layer)
    }

    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        guard let source = view ?? window else { return point }
        return layer.convert(point, from: source.layer)
    }

    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        guard let target = view ?? window else { return rect }
        return layer.convert(rect, to: target.layer)
    }

    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        guard let source = view ?? window else { return rect }
        return layer.convert(rect, from: source.layer)
    }

    /// Where the view stands on the screen.
    package var screenFrame: CGRect { onScreen(bounds) }

    /// A rectangle of the view in the coordinates of the screen; zero where it is in no window.
    func onScreen(_ rect: CGRect) -> CGRect {
        guard let window else { return .zero }
        return window.layer.convert(convert(rect, to: window), to: window.screen.layerTree.root)
    }

    func setGeometry(_ change: (CALayer) -> Void) {
        let old = layer.bounds
        change(layer)
        geometryDidChange(from: old)
    }

    /// What follows from a change of the bounds, whoever made it.
    func geometryDidChange(from old: CGRect) {
        safeAreaMayHaveChanged()
        if viewState.isConstrained || viewState.engine != nil { constraintsFrameDidChange(from: old) }
        window?.screen.frames.viewMoved()
        guard layer.bounds.size != old.size else { return }
        if autoresizesSubviews { for child in children { child.autoresize(from: old.size, to: bounds.size) } }
        setNeedsLayout()
        setNeedsDisplay()
    }

    /// A transform has no part in it: under one, the frame says neither the size nor the place.
    private func autoresize(from old: CGSize, to new: CGSize) {
        guard !autoresizingMask.isEmpty else { return }
        var frame = untransformedFrame
        (frame.origin.x, frame.size.width) = Self.autoresized(
            start: frame.minX, length: frame.width, from: old.width, to: new.width,
            flexible: flexibility(isHorizontal: true))
        (frame.origin.y, frame.size.height) = Self.autoresized(
            start: frame.minY, length: frame.height, from: old.height, to: new.height,
            flexible: flexibility(isHorizontal: false))
        if frame != untransformedFrame { untransformedFrame = frame }
    }

    private static func autoresized(
        start: CGFloat, length: CGFloat, from old: CGFloat, to new: CGFloat, flexible: (Bool, Bool, Bool)
    ) -> (CGFloat, CGFloat) {
        let shares = autoresizingShares(start: start, length: length, in: old, flexible)
        return (start + (new - old) * shares.start, max(0, length + (new - old) * shares.length))
    }

    /// What of a change of the superview goes to the place and to the length, on one axis: what is flexible
    /// shares it in proportion to its size, evenly where all of it is empty.
    static func autoresizingShares(
        start: CGFloat, length: CGFloat, in outer: CGFloat, _ flexible: (Bool, Bool, Bool)
    ) -> (start: CGFloat, length: CGFloat) {
        let parts = [start, length, outer - start - length]
        let isFlexible = [flexible.0, flexible.1, flexible.2]
        let count = isFlexible.count { $0 }
        guard count > 0 else { return (0, 0) }
        let total = zip(parts, isFlexible).reduce(0) { $1.1 ? $0 + $1.0 : $0 }
        func share(_ index: Int) -> CGFloat {
            guard isFlexible[index] else { return 0 }
            return total > 0 ? parts[index] / total : 1 / CGFloat(count)
        }
        return (share(0), share(1))
    }

    /// What the mask makes flexible on an axis: the margin before, the length, the margin after.
    func flexibility(isHorizontal: Bool) -> (Bool, Bool, Bool) {
        let mask = autoresizingMask
        return isHorizontal
            ? (
                mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
                mask.contains(.flexibleRightMargin)
            )
            : (
                mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
                mask.contains(.flexibleBottomMargin)
            )
    }
}

extension CGRect {
    /// The rectangle with every number that cannot be drawn replaced by zero.
    var finite: CGRect { CGRect(origin: origin.finite, size: size.finite) }
}

extension CGPoint {
    var finite: CGPoint { CGPoint(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0) }
}

extension CGSize {
    var finite: CGSize { CGSize(width: width.isFinite ? width : 0, height: height.isFinite ? height : 0) }
}
