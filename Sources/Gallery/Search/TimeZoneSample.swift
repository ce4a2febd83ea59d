import ChoiceKit
import UIKit

/// All time zones that Foundation knows, in sections by region.
enum TimeZoneSample {
    /// Identifiers are cities in English, in every language; what the zone is called is not.
    @MainActor static func sections(_ language: ScreenLanguage) -> [DropdownButton.Section] {
        let locale = Locale(identifier: language("ko_KR", "en_US"))
        let zones = Dictionary(grouping: TimeZone.knownTimeZoneIdentifiers.sorted(), by: region)
        return zones.keys.sorted().map { region in
            .init(
                title: regions[region].map { language($0, region) } ?? region,
                items: zones[region, default: []].map { item($0, locale) })
        }
    }

    private static func item(_ identifier: String, _ locale: Locale) -> DropdownButton.Item {
        let place = identifier.split(separator: "/").dropFirst().reversed().joined(separator: ", ")
        return .init(
            id: identifier,
            title: (place.isEmpty ? identifier : place).replacingOccurrences(of: "_", with: " "),
            subtitle: TimeZone(identifier: identifier)?.localizedName(for: .standard, locale: locale),
            keywords: [identifier])
    }

    private static func region(_ identifier: String) -> String {
        String(identifier.prefix { $0 != "/" })
    }

    private static let regions = [
        "Africa": "아프리카", "America": "아메리카", "Antarctica": "남극", "Arctic": "북극", "Asia": "아시아",
        "Atlantic": "대서양", "Australia": "오스트레일리아", "Europe": "유럽", "Indian": "인도양", "Pacific": "태평양",
    ]
}
