import UIKit

/// A language that the kit has words in.
enum Language: Hashable {
    case korean, english

    /// The first of these BCP 47 tags that the kit has words in; English where there is none.
    init(preferring tags: [String]) {
        self = tags.lazy.compactMap(Self.init(tag:)).first ?? .english
    }

    /// The language that a view is spoken in: the `accessibilityLanguage` nearest to it on the way up to its
    /// window, then what the person prefers.
    @MainActor init(of view: UIView, preferred: [String] = Locale.preferredLanguages) {
        let chain = sequence(first: view, next: \.superview)
        let nearest = chain.lazy.compactMap(\.accessibilityLanguage).first { !$0.isEmpty }
        self.init(preferring: nearest.map { [$0] } ?? preferred)
    }

    /// That of a BCP 47 tag; nil where the kit has no words in it.
    init?(tag: String) {
        switch tag.prefix(while: { $0 != "-" && $0 != "_" }).lowercased() {
        case "ko": self = .korean
        case "en": self = .english
        default: return nil
        }
    }
}
