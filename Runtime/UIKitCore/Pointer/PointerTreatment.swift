import QuartzCore

/// What becomes of a view under the pointer. The figures are unconfirmed, but for what Apple says in words.
struct PointerTreatment: Equatable {
    enum Tint {
        case under, over
    }

    var tint: Tint?
    var hasShadow = false
    /// How much larger the view is, as a part of its size.
    var growth: CGFloat = 0
    /// How far it follows the pointer, in points.
    var sway: CGFloat = 0
    var hidesPointer = false

    static let highlight = PointerTreatment(tint: .under, sway: reach, hidesPointer: true)

    static func lift(_ size: CGSize) -> Self {
        PointerTreatment(hasShadow: true, growth: growth(of: size), sway: reach, hidesPointer: true)
    }

    static func hover(tint: Tint?, shadow: Bool, scaled: Bool, _ size: CGSize) -> Self {
        PointerTreatment(tint: tint, hasShadow: shadow, growth: scaled ? growth(of: size) : 0)
    }

    /// What is large only gets a colour.
    static func automatic(_ size: CGSize, isFilled: Bool) -> Self {
        guard min(size.width, size.height) <= largestSmall else {
            return hover(tint: .over, shadow: false, scaled: false, size)
        }
        return isFilled ? lift(size) : highlight
    }

    /// With less motion nothing grows or follows.
    var still: Self {
        var still = self
        still.growth = 0
        still.sway = 0
        return still
    }

    /// Where the pointer moves the view to.
    ///
    /// - Parameter place: of the pointer, in the coordinates of the bounds.
    func offset(at place: CGPoint, in bounds: CGRect) -> CGPoint {
        func part(_ value: CGFloat, _ middle: CGFloat, _ length: CGFloat) -> CGFloat {
            length > 0 ? min(max((value - middle) / (length / 2), -1), 1) * sway : 0
        }
        return CGPoint(
            x: part(place.x, bounds.midX, bounds.width), y: part(place.y, bounds.midY, bounds.height))
    }

    /// A wide view grows by the same points as a narrow one, a small one by a tenth.
    private static func growth(of size: CGSize) -> CGFloat {
        min(0.1, 6 / max(size.width, size.height, 1))
    }

    private static let reach: CGFloat = 1.5
    private static let largestSmall: CGFloat = 80
}
