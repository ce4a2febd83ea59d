import CoreGraphics
import Foundation

/// The animatable properties by their key paths (Core Animation's names). The table says all there is: a key
/// path that is not in it cannot be animated.
extension LayerValues {
    subscript(keyPath: String) -> AnimatableValue? {
        get {
            if let property = Self.properties[keyPath] { return property.get(self) }
            return nil
        }
        set {
            guard let newValue, let property = Self.properties[keyPath] else { return }
            property.set(&self, newValue)
        }
    }

    /// Whether an animation can change the property.
    static func canAnimate(_ keyPath: String) -> Bool { properties[keyPath] != nil }

    private struct Property: Sendable {
        var get: @Sendable (LayerValues) -> AnimatableValue?
        var set: @Sendable (inout LayerValues, AnimatableValue) -> Void
    }

    private typealias Path<Value> = WritableKeyPath<LayerValues, Value> & Sendable

    private static let properties: [String: Property] = {
        var table: [String: Property] = [
            "bounds": rect(\.bounds), "bounds.origin": point(\.bounds.origin),
            "bounds.size": size(\.bounds.size),
            "bounds.origin.x": number(\.bounds.origin.x), "bounds.origin.y": number(\.bounds.origin.y),
            "bounds.size.width": number(\.bounds.size.width),
            "bounds.size.height": number(\.bounds.size.height),
            "position": point(\.position), "position.x": number(\.position.x),
            "position.y": number(\.position.y),
            "anchorPoint": point(\.anchorPoint), "zPosition": number(\.zPosition),
            "opacity": float(\.opacity), "hidden": flag(\.isHidden), "masksToBounds": flag(\.masksToBounds),
            "backgroundColor": color(\.backgroundColor), "cornerRadius": number(\.cornerRadius),
            "borderWidth": number(\.borderWidth), "borderColor": color(\.borderColor),
            "shadowColor": color(\.shadowColor), "shadowOpacity": float(\.shadowOpacity),
            "shadowOffset": size(\.shadowOffset), "shadowOffset.width": number(\.shadowOffset.width),
            "shadowOffset.height": number(\.shadowOffset.height), "shadowRadius": number(\.shadowRadius),
            "shadowPath": path(\.shadowPath), "contents": image(\.contents),
            "contentsRect": rect(\.contentsRect), "contentsCenter": rect(\.contentsCenter),
        ]
        table.merge(transforms("transform", \.transform)) { $1 }
        table.merge(transforms("sublayerTransform", \.sublayerTransform)) { $1 }
        table.merge(shapes) { $1 }
        return table
    }()

    private static var shapes: [String: Property] {
        [
            "path": path(\.shapeOrNew.path), "fillColor": color(\.shapeOrNew.fillColor),
            "strokeColor": color(\.shapeOrNew.strokeColor), "strokeStart": number(\.shapeOrNew.strokeStart),
            "strokeEnd": number(\.shapeOrNew.strokeEnd), "lineWidth": number(\.shapeOrNew.lineWidth),
            "miterLimit": number(\.shapeOrNew.miterLimit),
            "lineDashPhase": number(\.shapeOrNew.lineDashPhase),
        ]
    }

    /// The shape's values; those of a plain layer are not kept.
    private var shapeOrNew: ShapeValues {
        get { shape ?? ShapeValues() }
        set { if shape != nil { shape = newValue } }
    }

    private static func number(_ path: Path<CGFloat>) -> Property {
        Property(get: { .number(Double($0[keyPath: path])) }) {
            if case .number(let value) = $1 { $0[keyPath: path] = CGFloat(value) }
        }
    }

    private static func float(_ path: Path<Float>) -> Property {
        Property(get: { .number(Double($0[keyPath: path])) }) {
            if case .number(let value) = $1 { $0[keyPath: path] = Float(value) }
        }
    }

    private static func flag(_ path: Path<Bool>) -> Property {
        Property(get: { .flag($0[keyPath: path]) }) {
            if case .flag(let value) = $1 { $0[keyPath: path] = value }
            if case .number(let value) = $1 { $0[keyPath: path] = value != 0 }
        }
    }

    private static func point(_ path: Path<CGPoint>) -> Property {
        Property(get: { .point($0[keyPath: path]) }) {
            if case .point(let value) = $1 { $0[keyPath: path] = value }
        }
    }

    private static func size(_ path: Path<CGSize>) -> Property {
        Property(get: { .size($0[keyPath: path]) }) {
            if case .size(let value) = $1 { $0[keyPath: path] = value }
        }
    }

    private static func rect(_ path: Path<CGRect>) -> Property {
        Property(get: { .rect($0[keyPath: path]) }) {
            if case .rect(let value) = $1 { $0[keyPath: path] = value }
        }
    }

    private static func color(_ path: Path<CGColor?>) -> Property {
        Property(get: { .color($0[keyPath: path]) }) {
            if case .color(let value) = $1 { $0[keyPath: path] = value }
        }
    }

    private static func path(_ path: Path<CGPath?>) -> Property {
        Property(get: { .path($0[keyPath: path]) }) {
            if case .path(let value) = $1 { $0[keyPath: path] = value }
        }
    }

    private static func image(_ path: Path<CGImage?>) -> Property {
        Property(get: { .image($0[keyPath: path]) }) {
            if case .image(let value) = $1 { $0[keyPath: path] = value }
        }
    }

    /// A transform and its parts, which are those of its flat part.
    private static func transforms(_ name: String, _ path: Path<CATransform3D>) -> [String: Property] {
        func part(_ part: WritableKeyPath<AffineParts, Double> & Sendable) -> Property {
            Property(get: { .number(AffineParts($0[keyPath: path])[keyPath: part]) }) {
                guard case .number(let value) = $1 else { return }
                var parts = AffineParts($0[keyPath: path])
                parts[keyPath: part] = value
                $0[keyPath: path] = CATransform3DMakeAffineTransform(parts.transform)
            }
        }
        return [
            name: Property(get: { .transform($0[keyPath: path]) }) {
                if case .transform(let value) = $1 { $0[keyPath: path] = value }
            },
            "\(name).scale": part(\.uniformScale), "\(name).scale.x": part(\.scaleX),
            "\(name).scale.y": part(\.scaleY), "\(name).rotation": part(\.rotation),
            "\(name).rotation.z": part(\.rotation), "\(name).translation.x": part(\.translationX),
            "\(name).translation.y": part(\.translationY),
            "\(name).translation": Property(get: { .point(AffineParts($0[keyPath: path]).translation) }) {
                var parts = AffineParts($0[keyPath: path])
                switch $1 {
                case .point(let value): parts.translation = value
                case .size(let value): parts.translation = CGPoint(x: value.width, y: value.height)
                default: return
                }
                $0[keyPath: path] = CATransform3DMakeAffineTransform(parts.transform)
            },
        ]
    }
}

extension AffineParts {
    init(_ transform: CATransform3D) {
        self.init(CATransform3DGetAffineTransform(transform))
    }

    /// The mean of both scales; setting it sets both.
    fileprivate var uniformScale: Double {
        get { (scaleX + scaleY) / 2 }
        set { (scaleX, scaleY) = (newValue, newValue) }
    }

    fileprivate var scaleX: Double {
        get { Double(scale.width) }
        set { scale.width = CGFloat(newValue) }
    }

    fileprivate var scaleY: Double {
        get { Double(scale.height) }
        set { scale.height = CGFloat(newValue) }
    }

    fileprivate var translationX: Double {
        get { Double(translation.x) }
        set { translation.x = CGFloat(newValue) }
    }

    fileprivate var translationY: Double {
        get { Double(translation.y) }
        set { translation.y = CGFloat(newValue) }
    }
}
