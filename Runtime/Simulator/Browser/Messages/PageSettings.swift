import Foundation
import UIKitCore

/// What a page shows and asks to be changed, in the words of its address: a link holds a state of the app.
///
/// What is nil stays as it is.
struct PageSettings: Codable, Equatable, Sendable {
    var screen: String?
    var device: String?
    /// `portrait`, `left` or `right`.
    var orientation: String?
    /// `light` or `dark`.
    var style: String?
    /// `xS` to `xxxL`, `AX1` to `AX5`.
    var textSize: String?
    /// A BCP 47 tag.
    var language: String?
    /// `auto`, `ltr` or `rtl`.
    var direction: String?
    var contrast: Bool?
    var bold: Bool?
    var reduceMotion: Bool?
    var reduceTransparency: Bool?
    var slow: Bool?
    var keyboard: Bool?

    /// The same, where every word is one that is known.
    func checked() throws(PageMessageError) -> PageSettings {
        func check(_ name: String, _ value: String?, _ isKnown: (String) -> Bool) throws(PageMessageError) {
            if let value, !isKnown(value) { throw PageMessageError("There is no such \(name).") }
        }
        try check("device", device) { Device(named: $0) != nil }
        try check("orientation", orientation) { Self.orientations[$0] != nil }
        try check("style", style) { Self.styles[$0] != nil }
        try check("text size", textSize) { Self.textSizes[$0] != nil }
        try check("direction", direction) { Self.directions[$0] != nil }
        try check("language", language, Self.isTag)
        try check("screen", screen) { $0.utf8.count <= 200 }
        return self
    }

    /// A language tag: letters, digits and hyphens, a letter first.
    package static func isTag(_ text: String) -> Bool {
        let isPlain = text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
        return isPlain && text.utf8.count <= 35 && text.first?.isLetter == true
    }

    static let orientations: [String: UIInterfaceOrientation] = [
        "portrait": .portrait, "left": .landscapeLeft, "right": .landscapeRight,
    ]
    static let styles: [String: UIUserInterfaceStyle] = ["light": .light, "dark": .dark]
    static let directions: [String: UITraitEnvironmentLayoutDirection] = [
        "auto": .unspecified, "ltr": .leftToRight, "rtl": .rightToLeft,
    ]
    static let textSizes = Dictionary(
        uniqueKeysWithValues: zip(
            ["xS", "S", "M", "L", "xL", "xxL", "xxxL", "AX1", "AX2", "AX3", "AX4", "AX5"],
            UIContentSizeCategory.allSizes))
}

extension DeviceSettings {
    /// The same with what a page asks for.
    func changed(by page: PageSettings) -> DeviceSettings {
        var settings = self
        if let style = page.style.flatMap({ PageSettings.styles[$0] }) { settings.style = style }
        if let size = page.textSize.flatMap({ PageSettings.textSizes[$0] }) {
            settings.contentSizeCategory = size
        }
        if let direction = page.direction.flatMap({ PageSettings.directions[$0] }) {
            settings.direction = direction
        }
        if let language = page.language { settings.language = language }
        if let contrast = page.contrast { settings.increasesContrast = contrast }
        if let bold = page.bold { settings.boldsText = bold }
        if let reduceMotion = page.reduceMotion { settings.reducesMotion = reduceMotion }
        if let reduceTransparency = page.reduceTransparency {
            settings.reducesTransparency = reduceTransparency
        }
        return settings
    }
}
