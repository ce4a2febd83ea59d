import QuartzCore

/// A pointer effect that shows on a view.
///
/// What the app set on the view stays as it is: an area is a layer in its layer, and growth and movement are
/// animations that are added to what is there and stay at their end. So hit tests and layout see nothing of
/// it, and a press may scale the view at the same time.
@MainActor final class PointerLook {
    private weak var view: UIView?
    private let treatment: PointerTreatment
    private let area = CAShapeLayer()
    private var offset = CGPoint.zero
    private let begin = CACurrentMediaTime()

    var hidesPointer: Bool { treatment.hidesPointer }

    /// Nil where the view is in no window.
    init?(_ effect: UIPointerEffect, shape: UIPointerShape?) {
        let preview = effect.preview
        let view = preview.view
        guard view.window != nil else { return nil }
        self.view = view
        let treatment = effect.treatment
        self.treatment = UIAccessibility.isReduceMotionEnabled ? treatment.still : treatment
        let outline = shape.flatMap { $0.outline(in: view, from: preview.target.container) }
        show(outline ?? preview.outline, shadow: preview.parameters.shadowPath?.cgPath, in: view)
        grow(view)
    }

    private func show(_ outline: CGPath, shadow: CGPath?, in view: UIView) {
        guard treatment.tint != nil || treatment.hasShadow else { return }
        area.path = outline
        area.fillColor = treatment.tint.map { Self.color(of: $0).cgColor(in: view.traitCollection) }
        if treatment.hasShadow {
            area.shadowPath = shadow ?? outline
            area.shadowOpacity = 0.25
            area.shadowRadius = 8
            area.shadowOffset = CGSize(width: 0, height: 4)
        }
        if treatment.tint == .over {
            area.zPosition = Self.inFront
            view.layer.addSublayer(area)
        } else {
            view.layer.insertSublayer(area, at: 0)
        }
        fade(from: 0, to: 1)
    }

    private func grow(_ view: UIView) {
        guard treatment.growth > 0 else { return }
        view.layer.add(
            Self.added("transform.scale", from: 0 as CGFloat, to: treatment.growth), forKey: Self.scaleKey)
    }

    /// The pointer moved.
    ///
    /// - Parameter pointer: in the coordinates of the screen.
    func follow(_ pointer: CGPoint) {
        guard treatment.sway > 0, let view, let place = view.place(ofScreenPoint: pointer) else { return }
        let new = treatment.offset(at: place, in: view.bounds)
        guard new != offset else { return }
        let animation = Self.added("position", from: offset, to: new)
        offset = new
        view.layer.add(animation, forKey: Self.moveKey)
    }

    /// The effect goes.
    func end(animated: Bool) {
        guard let view, animated, view.window != nil else {
            area.removeFromSuperlayer()
            view?.layer.removeAnimation(forKey: Self.scaleKey)
            view?.layer.removeAnimation(forKey: Self.moveKey)
            return
        }
        let part = min(1, CGFloat((CACurrentMediaTime() - begin) / Self.duration))
        if treatment.growth > 0 {
            let back = Self.added("transform.scale", from: treatment.growth * part, to: 0 as CGFloat)
            back.isRemovedOnCompletion = true
            view.layer.add(back, forKey: Self.scaleKey)
        }
        if offset != .zero {
            let back = Self.added("position", from: offset, to: CGPoint.zero)
            back.isRemovedOnCompletion = true
            view.layer.add(back, forKey: Self.moveKey)
        }
        guard area.superlayer != nil else { return }
        CATransaction.begin()
        CATransaction.setCompletionBlock { [area] in area.removeFromSuperlayer() }
        fade(from: part, to: 0)
        CATransaction.commit()
    }

    private func fade(from start: CGFloat, to end: CGFloat) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        area.opacity = Float(end)
        CATransaction.commit()
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.fromValue = start
        animation.toValue = end
        animation.duration = Self.duration
        area.add(animation, forKey: "opacity")
    }

    private static func added(_ keyPath: String, from start: Any, to end: Any) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: keyPath)
        animation.isAdditive = true
        animation.fromValue = start
        animation.toValue = end
        animation.duration = duration
        animation.fillMode = .forwards
        animation.isRemovedOnCompletion = false
        return animation
    }

    /// Seconds in which an effect comes and goes; unconfirmed.
    static let duration: TimeInterval = 0.15
    private static let scaleKey = "pointer.scale"
    private static let moveKey = "pointer.position"
    private static let inFront: CGFloat = 1_000

    /// The pointer of iPadOS is a translucent grey; the values are unconfirmed. Text stays legible under it.
    private static func color(of tint: PointerTreatment.Tint) -> UIColor {
        switch tint {
        case .under: .systemFill
        case .over: .tertiarySystemFill
        }
    }
}

extension UIPointerEffect {
    fileprivate var treatment: PointerTreatment {
        let size = preview.size
        switch self {
        case .automatic(let preview): return .automatic(size, isFilled: preview.view.isFilled)
        case .highlight: return .highlight
        case .lift: return .lift(size)
        case .hover(_, let mode, let shadow, let scaled):
            let tint: PointerTreatment.Tint? =
                switch mode {
                case .none: nil
                case .overlay: .over
                case .underlay: .under
                }
            return .hover(tint: tint, shadow: shadow, scaled: scaled, size)
        }
    }
}

extension UITargetedPreview {
    fileprivate var outline: CGPath {
        if let path = parameters.visiblePath { return path.cgPath }
        let own = view.layer.cornerRadius
        let radius = own > 0 ? own : UIPointerShape.defaultCornerRadius
        return UIBezierPath(roundedRect: view.bounds, cornerRadius: radius).cgPath
    }
}

extension UIView {
    /// Whether nothing shines through it.
    var isFilled: Bool {
        let behind = subviews.lazy.compactMap { $0 as? BackgroundView }.first
        let color = backgroundColor ?? behind?.backgroundColor
        return (color?.cgColor(in: traitCollection).alpha ?? 0) > 0.99
    }
}
