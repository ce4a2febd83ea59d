import CoreGraphics
import Foundation

/// An affine transform taken apart as scale, then shear, then rotation, then translation, which is how
/// transforms interpolate: half way to a half turn is a quarter turn, and not a collapsed layer (measured on
/// UIKit).
struct AffineParts: Equatable {
    /// Where the origin goes, in points.
    var translation: CGPoint
    /// How the axes scale; a mirrored transform has a negative y.
    var scale: CGSize
    /// How far x is pushed a unit of y.
    var shear: Double
    /// Radians, from -pi to pi when taken from a transform; any number when set.
    var rotation: Double

    init(_ transform: CGAffineTransform) {
        let (a, b) = (Double(transform.a), Double(transform.b))
        let (c, d) = (Double(transform.c), Double(transform.d))
        translation = CGPoint(x: transform.tx, y: transform.ty)
        let width = (a * a + b * b).squareRoot()
        guard width > 0 else {
            // x has collapsed: y alone tells the rotation.
            rotation = atan2(-c, d)
            scale = CGSize(width: 0, height: (c * c + d * d).squareRoot())
            shear = 0
            return
        }
        rotation = atan2(b, a)
        let (cosine, sine) = (a / width, b / width)
        let height = d * cosine - c * sine
        scale = CGSize(width: width, height: height)
        shear = height == 0 ? 0 : (c * cosine + d * sine) / height
    }

    /// The transform that the parts make.
    var transform: CGAffineTransform {
        let (cosine, sine) = (cos(rotation), sin(rotation))
        let (width, height) = (Double(scale.width), Double(scale.height))
        let pushed = height * shear
        return CGAffineTransform(
            a: CGFloat(width * cosine), b: CGFloat(width * sine),
            c: CGFloat(pushed * cosine - height * sine), d: CGFloat(pushed * sine + height * cosine),
            tx: translation.x, ty: translation.y)
    }

    /// The parts at `progress` of the way to `other`, turning the shorter way round.
    func interpolated(to other: AffineParts, at progress: Double) -> AffineParts {
        var turn = (other.rotation - rotation).truncatingRemainder(dividingBy: 2 * .pi)
        if turn > .pi { turn -= 2 * .pi }
        if turn < -.pi { turn += 2 * .pi }
        var parts = self
        parts.translation = translation.mixed(with: other.translation, at: progress)
        parts.scale = scale.mixed(with: other.scale, at: progress)
        parts.shear += (other.shear - shear) * progress
        parts.rotation += turn * progress
        return parts
    }
}

extension CGPoint {
    func mixed(with other: CGPoint, at progress: Double) -> CGPoint {
        CGPoint(x: x + (other.x - x) * progress, y: y + (other.y - y) * progress)
    }
}

extension CGSize {
    func mixed(with other: CGSize, at progress: Double) -> CGSize {
        CGSize(
            width: width + (other.width - width) * progress,
            height: height + (other.height - height) * progress)
    }
}
