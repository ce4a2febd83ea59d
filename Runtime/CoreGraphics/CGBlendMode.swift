import CCairo

/// How what is drawn mixes with what is there. Blending works on gamma-encoded values.
///
/// Apple's `plusDarker` is missing: the library beneath has no such operator.
public enum CGBlendMode: Int32, Sendable {
    /// The colour is laid over what is there.
    case normal = 0
    /// Colours are multiplied, which darkens.
    case multiply
    /// Inverses are multiplied, which lightens.
    case screen
    /// Multiply on dark, screen on light backgrounds.
    case overlay
    /// The darker of both, each component for itself.
    case darken
    /// The lighter of both, each component for itself.
    case lighten
    /// The background is brightened by the colour.
    case colorDodge
    /// The background is darkened by the colour.
    case colorBurn
    /// A weak multiply or screen, as the colour decides.
    case softLight
    /// Multiply or screen, as the colour decides.
    case hardLight
    /// The distance of both.
    case difference
    /// The distance of both, with less contrast.
    case exclusion
    /// The colour's hue alone.
    case hue
    /// The colour's saturation alone.
    case saturation
    /// The colour's hue and saturation.
    case color
    /// The colour's brightness alone.
    case luminosity
    /// Nothing is left.
    case clear
    /// The colour replaces what is there, its opacity too.
    case copy
    /// The colour where there was something.
    case sourceIn
    /// The colour where there was nothing.
    case sourceOut
    /// The colour over what is there, and only there.
    case sourceAtop
    /// The colour under what is there.
    case destinationOver
    /// What is there, where the colour is.
    case destinationIn
    /// What is there, where the colour is not.
    case destinationOut
    /// What is there over the colour, and only where the colour is.
    case destinationAtop
    /// Each where the other is not.
    case xor
    /// The sum of both.
    case plusLighter = 27

    var cairo: cairo_operator_t {
        switch self {
        case .normal: CAIRO_OPERATOR_OVER
        case .multiply: CAIRO_OPERATOR_MULTIPLY
        case .screen: CAIRO_OPERATOR_SCREEN
        case .overlay: CAIRO_OPERATOR_OVERLAY
        case .darken: CAIRO_OPERATOR_DARKEN
        case .lighten: CAIRO_OPERATOR_LIGHTEN
        case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
        case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
        case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
        case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
        case .difference: CAIRO_OPERATOR_DIFFERENCE
        case .exclusion: CAIRO_OPERATOR_EXCLUSION
        case .hue: CAIRO_OPERATOR_HSL_HUE
        case .saturation: CAIRO_OPERATOR_HSL_SATURATION
        case .color: CAIRO_OPERATOR_HSL_COLOR
        case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
        case .clear: CAIRO_OPERATOR_CLEAR
        case .copy: CAIRO_OPERATOR_SOURCE
        case .sourceIn: CAIRO_OPERATOR_IN
        case .sourceOut: CAIRO_OPERATOR_OUT
        case .sourceAtop: CAIRO_OPERATOR_ATOP
        case .destinationOver: CAIRO_OPERATOR_DEST_OVER
        case .destinationIn: CAIRO_OPERATOR_DEST_IN
        case .destinationOut: CAIRO_OPERATOR_DEST_OUT
        case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
        case .xor: CAIRO_OPERATOR_XOR
        case .plusLighter: CAIRO_OPERATOR_ADD
        }
    }

    /// Whether cairo would also change what lies outside the shape; Apple's never does, so the shape must
    /// clip.
    var reachesBeyondShape: Bool {
        switch self {
        case .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
        default: false
        }
    }
}
