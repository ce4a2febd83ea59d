public import CoreGraphics
import Foundation

extension CALayer {
    /// The picture of the layer: a `CGImage`, or nil, the default. Drawing the layer replaces it.
    public var contents: Any? {
        get { values.contents }
        set {
            guard let newValue else { return setContents(nil) }
            guard let image = newValue as? CGImage else {
                preconditionFailure("\(self): contents must be a CGImage, not \(type(of: newValue)).")
            }
            setContents(image)
        }
    }

    /// How many pixels of the contents a point has; 1 by default. It is also the scale at which the layer
    /// draws.
    public var contentsScale: CGFloat {
        get { values.contentsScale }
        set {
            if newValue != values.contentsScale { change("contentsScale") { $0.contentsScale = newValue } }
        }
    }

    /// How contents of another size lie in the layer; stretched to it by default.
    public var contentsGravity: CALayerContentsGravity {
        get { values.contentsGravity }
        set {
            if newValue != values.contentsGravity {
                change("contentsGravity") { $0.contentsGravity = newValue }
            }
        }
    }

    /// The part of the contents that shows, as fractions of them; all by default.
    public var contentsRect: CGRect {
        get { values.contentsRect }
        set { if newValue != values.contentsRect { change("contentsRect") { $0.contentsRect = newValue } } }
    }

    /// The part of the contents that is stretched when they are resized, as fractions of them; what is around
    /// it keeps its size. All by default.
    public var contentsCenter: CGRect {
        get { values.contentsCenter }
        set {
            if newValue != values.contentsCenter { change("contentsCenter") { $0.contentsCenter = newValue } }
        }
    }

    private func setContents(_ image: CGImage?) {
        guard image !== values.contents || values.contentsAreDrawn else { return }
        change("contents") {
            $0.contents = image
            $0.contentsAreDrawn = false
        }
    }
}
