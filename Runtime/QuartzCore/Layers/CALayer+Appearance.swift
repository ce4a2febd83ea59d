public import CoreGraphics
import Foundation

extension CALayer {
    /// The colour behind the contents; nil, the default, is none.
    public var backgroundColor: CGColor? {
        get { values.backgroundColor }
        set {
            if newValue != values.backgroundColor {
                change("backgroundColor") { $0.backgroundColor = newValue }
            }
        }
    }

    /// The radius of the corners of background and border, and of the clip if there is one; at most half the
    /// shorter side counts. In points, 0 by default.
    public var cornerRadius: CGFloat {
        get { values.cornerRadius }
        set { if newValue != values.cornerRadius { change("cornerRadius") { $0.cornerRadius = newValue } } }
    }

    /// The outline of rounded corners; circular by default.
    public var cornerCurve: CALayerCornerCurve {
        get { values.cornerCurve }
        set { if newValue != values.cornerCurve { change("cornerCurve") { $0.cornerCurve = newValue } } }
    }

    /// Which corners are rounded; all by default.
    public var maskedCorners: CACornerMask {
        get { values.maskedCorners }
        set {
            if newValue != values.maskedCorners { change("maskedCorners") { $0.maskedCorners = newValue } }
        }
    }

    /// Whether contents and sublayers are cut off at the bounds and rounded corners; false by default. It
    /// also takes away the shadow, which lies outside.
    public var masksToBounds: Bool {
        get { values.masksToBounds }
        set {
            if newValue != values.masksToBounds { change("masksToBounds") { $0.masksToBounds = newValue } }
        }
    }

    /// How wide the border is, inside the bounds and above the sublayers; in points, 0 by default.
    public var borderWidth: CGFloat {
        get { values.borderWidth }
        set { if newValue != values.borderWidth { change("borderWidth") { $0.borderWidth = newValue } } }
    }

    /// The colour of the border; black by default.
    public var borderColor: CGColor? {
        get { values.borderColor }
        set { if newValue != values.borderColor { change("borderColor") { $0.borderColor = newValue } } }
    }

    /// The colour of the shadow; black by default.
    public var shadowColor: CGColor? {
        get { values.shadowColor }
        set { if newValue != values.shadowColor { change("shadowColor") { $0.shadowColor = newValue } } }
    }

    /// How strong the shadow is, 0 to 1; 0, none, by default.
    public var shadowOpacity: Float {
        get { values.shadowOpacity }
        set {
            if newValue != values.shadowOpacity { change("shadowOpacity") { $0.shadowOpacity = newValue } }
        }
    }

    /// How far the shadow is moved, in points; (0, -3), upwards, by default.
    public var shadowOffset: CGSize {
        get { values.shadowOffset }
        set { if newValue != values.shadowOffset { change("shadowOffset") { $0.shadowOffset = newValue } } }
    }

    /// How soft the shadow is: the sigma of its blur, in points; 3 by default.
    public var shadowRadius: CGFloat {
        get { values.shadowRadius }
        set { if newValue != values.shadowRadius { change("shadowRadius") { $0.shadowRadius = newValue } } }
    }

    /// What throws the shadow, in the layer's space. Nil, the default, is the background with its corners; a
    /// layer without background then throws none.
    public var shadowPath: CGPath? {
        get { values.shadowPath }
        set {
            // A copy, because a mutable path would change what has been drawn.
            if newValue != values.shadowPath { change("shadowPath") { $0.shadowPath = newValue?.copy() } }
        }
    }
}
