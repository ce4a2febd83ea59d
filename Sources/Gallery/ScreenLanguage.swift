import UIKit

/// The languages that the gallery's own screens are written in.
enum ScreenLanguage {
    case korean, english

    /// The language of the window that a view is in; English where that has none or another one.
    @MainActor init(of view: UIView) {
        self.init(tag: view.window?.accessibilityLanguage ?? Locale.preferredLanguages.first ?? "")
    }

    init(tag: String) { self = tag.lowercased().hasPrefix("ko") ? .korean : .english }

    func callAsFunction(_ korean: String, _ english: String) -> String { self == .korean ? korean : english }
}
