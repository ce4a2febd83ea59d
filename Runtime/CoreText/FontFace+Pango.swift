import CPango
import CoreGraphics

extension FontFace {
    /// The files the letters are taken from, first to last.
    ///
    /// - Parameter language: decides whose shapes Chinese characters have; Korean unless it says otherwise.
    static func families(size: CGFloat, language: String?) -> String {
        let cjk = ["KR", "JP", "SC", "TC", "HK"].sorted { first, _ in first == cjkRegion(of: language) }
        let noto = cjk.map { "Noto Sans CJK \($0)" } + ["Noto Sans", "Noto Color Emoji"]
        return ([size < displaySize ? "Inter" : "Inter Display"] + noto).joined(separator: ",")
    }

    /// From here up San Francisco is spaced for reading at a distance.
    private static let displaySize: CGFloat = 20

    private static func cjkRegion(of language: String?) -> String {
        let parts = (language ?? "").lowercased().split(whereSeparator: { $0 == "-" || $0 == "_" })
        switch parts.first {
        case "ja": return "JP"
        case "zh" where parts.contains("hk") || parts.contains("mo"): return "HK"
        case "yue": return "HK"
        case "zh" where parts.contains("hant") || parts.contains("tw"): return "TC"
        case "zh": return "SC"
        default: return "KR"
        }
    }

    /// What Inter's letters are moved by so that words are as wide as on iOS: about -0.02 em below 20 points,
    /// where it is wider than San Francisco; Inter Display needs nothing (measured against label widths of
    /// real iOS).
    var tracking: CGFloat { drawnSize < Self.displaySize ? drawnSize * -0.02 : 0 }

    /// What pango knows the face by. The caller frees it.
    func makeDescription(language: String?) -> OpaquePointer {
        let description: OpaquePointer = pango_font_description_new()
        pango_font_description_set_family(description, Self.families(size: drawnSize, language: language))
        pango_font_description_set_absolute_size(description, Double(drawnSize) * Double(PANGO_SCALE))
        pango_font_description_set_weight(description, PangoWeight(rawValue: cssWeight))
        pango_font_description_set_style(description, isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
        return description
    }

    /// The weight from 100 to 900 that is nearest to UIKit's.
    var cssWeight: UInt32 {
        let steps: [(CGFloat, UInt32)] = [
            (-0.8, 100), (-0.6, 200), (-0.4, 300), (0, 400), (0.23, 500), (0.3, 600), (0.4, 700), (0.56, 800),
            (0.62, 900),
        ]
        let nearest = steps.min { abs($0.0 - weight) < abs($1.0 - weight) }
        return nearest?.1 ?? 400
    }
}
