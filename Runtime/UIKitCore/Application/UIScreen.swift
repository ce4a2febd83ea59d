public import QuartzCore

/// The display of a device: its size, its scale, and what it shows.
@MainActor public final class UIScreen: NSObject, UITraitEnvironment {
    /// The size in points, as the device is held.
    public internal(set) var bounds: CGRect
    /// Pixels in a point.
    public let scale: CGFloat
    package let layerTree: LayerTree
    package private(set) lazy var frames = FrameLoop(screen: self)
    package private(set) lazy var input = TouchInput(screen: self)
    package private(set) lazy var pointer = PointerInput(screen: self)
    package private(set) lazy var keyboard = PressInput(screen: self)
    package private(set) lazy var softwareKeyboard = SoftwareKeyboard(of: self)
    /// How far the device's bars, corners and sensors reach in.
    package var safeAreaInsets: UIEdgeInsets
    private(set) var windows: [UIWindow] = []
    private var traits: UITraitCollection

    package init(
        size: CGSize, scale: CGFloat, safeAreaInsets: UIEdgeInsets, idiom: UIUserInterfaceIdiom = .phone
    ) {
        let size = size.finite
        bounds = CGRect(origin: .zero, size: size)
        self.scale = scale
        self.safeAreaInsets = safeAreaInsets
        layerTree = LayerTree(scale: scale)
        layerTree.root.frame = bounds
        traits = UITraitCollection(traitsFrom: [
            .fallback, UITraitCollection(userInterfaceIdiom: idiom), UITraitCollection(displayScale: scale),
            Self.sizeClasses(of: size, idiom: idiom),
        ])
        super.init()
    }

    public var traitCollection: UITraitCollection { traits }

    public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Takes another shape, as when the device is turned. Windows that filled the screen fill it again.
    ///
    /// - Parameter keyboardHeight: of the software keyboard, in points.
    func reshape(size: CGSize, safeAreaInsets: UIEdgeInsets, keyboardHeight: CGFloat) {
        let old = bounds
        bounds = CGRect(origin: .zero, size: size.finite)
        self.safeAreaInsets = safeAreaInsets
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        layerTree.root.frame = bounds
        CATransaction.commit()
        override(sizeClasses(of: bounds.size))
        for window in windows where window.frame == old { window.frame = bounds }
        softwareKeyboard.reshape(height: keyboardHeight)
    }

    /// Changes traits of the device: style, type size, direction, contrast.
    package func override(_ changes: UITraitCollection) {
        traits = UITraitCollection(traitsFrom: [traits, changes])
        for window in windows { window.environmentMayHaveChanged() }
    }

    /// Whether anything waits for a frame, apart from delays and animations.
    var isDirty: Bool {
        !input.isEmpty || pointer.isDirty || !keyboard.isEmpty || !frames.traits.isEmpty
            || !frames.constraints.isEmpty || frames.followersAreDue || layerTree.needsPasses
    }

    // MARK: Windows

    func show(_ window: UIWindow) {
        windows.removeAll { $0 === window }
        let place = windows.firstIndex { $0.windowLevel > window.windowLevel } ?? windows.count
        windows.insert(window, at: place)
        for window in windows { layerTree.root.addSublayer(window.layer) }
    }

    func hide(_ window: UIWindow) {
        guard windows.contains(window) else { return }
        window.touches.cancelAll()
        keyboard.cancel { $0.window === window }
        windows.removeAll { $0 === window }
        window.layer.removeFromSuperlayer()
    }

    /// The front window that has something under the point.
    package func window(at point: CGPoint) -> UIWindow? { view(at: point)?.window }

    /// What a touch at the point goes to.
    package func view(at point: CGPoint) -> UIView? {
        windows.reversed().lazy.compactMap { window in
            window.hitTest(window.layer.convert(point, from: self.layerTree.root), with: nil)
        }.first
    }

    /// Those of this device in another shape.
    func sizeClasses(of size: CGSize) -> UITraitCollection {
        Self.sizeClasses(of: size, idiom: traits.userInterfaceIdiom)
    }

    /// The table of devices in Apple's Human Interface Guidelines (Layout, Specifications) as a law: an iPad
    /// is regular both ways; an iPhone is compact in width upright and in height when it lies, and then of
    /// regular width where its short side has at least 414 points.
    private static func sizeClasses(of size: CGSize, idiom: UIUserInterfaceIdiom) -> UITraitCollection {
        let isPad = idiom == .pad
        let lies = size.width > size.height
        let isWide = lies && size.height >= Self.shortSideOfLargePhones
        return UITraitCollection(traitsFrom: [
            UITraitCollection(horizontalSizeClass: isPad || isWide ? .regular : .compact),
            UITraitCollection(verticalSizeClass: isPad || !lies ? .regular : .compact),
        ])
    }

    private static let shortSideOfLargePhones: CGFloat = 414
}
