import ChoiceKit
import UIKit

/// What the picker screens choose.
enum PickerSample: Sendable {
    case time, region, date, thousand, nothing
    /// Districts that come after a second, and such that cannot be loaded at first.
    case loaded, failed

    func name(in language: ScreenLanguage) -> String {
        switch self {
        case .time: language("시작 시각", "Start time")
        case .region, .loaded, .failed: language("지역", "Region")
        case .date: language("날짜", "Date")
        case .thousand: language("번호", "Number")
        case .nothing: language("지점", "Branch")
        }
    }

    @MainActor func columns(in language: ScreenLanguage) -> [PickerSheet.Column] {
        switch self {
        case .time:
            [
                .fixed([language("오전", "AM"), language("오후", "PM")], name: language("오전 또는 오후", "AM or PM")),
                .fixed((1...12).map(String.init), name: language("시", "Hour")),
                .fixed((0...59).map { String(format: "%02d", $0) }, name: language("분", "Minute")),
            ]
        case .region:
            [
                .fixed(KoreanRegions.provinces, name: language("시/도", "Province")),
                .dependent(name: language("시/군/구", "District")) { KoreanRegions.districts(of: $0[0]) },
            ]
        case .loaded: Self.regions(in: language, DistrictService(failures: 0))
        case .failed: Self.regions(in: language, DistrictService(failures: 1))
        case .date:
            [
                .fixed((2020...2030).map { language("\($0)년", "\($0)") }, name: language("년", "Year")),
                .fixed((1...12).map { language("\($0)월", "\($0)") }, name: language("월", "Month")),
                .dependent(name: language("일", "Day")) { date in
                    Self.days(of: date).map { language("\($0)일", "\($0)") }
                },
            ]
        case .thousand: [.fixed((1...1_000).map(String.init), name: language("번호", "Number"))]
        case .nothing: [.fixed([])]
        }
    }

    /// 9:30 in the morning, Seoul, the last of January 2024.
    var selections: [(row: Int, section: Int)] {
        switch self {
        case .time: [(row: 8, section: 1), (row: 30, section: 2)]
        case .region, .loaded, .failed, .nothing: []
        case .date: [(row: 4, section: 0), (row: 30, section: 2)]
        case .thousand: [(row: 499, section: 0)]
        }
    }

    /// Between the values where the field shows them.
    var separator: String { self == .date ? ". " : " " }

    @MainActor private static func regions(in language: ScreenLanguage, _ service: DistrictService)
        -> [PickerSheet.Column]
    {
        [
            .fixed(KoreanRegions.provinces, name: language("시/도", "Province")),
            .deferred(name: language("시/군/구", "District")) { try await service.districts(of: $0[0]) },
        ]
    }

    private static func days(of date: [String]) -> ClosedRange<Int> {
        let numbers = date.map { Int($0.filter(\.isNumber)) ?? 0 }
        switch numbers[1] {
        case 2: return 1...(isLeap(numbers[0]) ? 29 : 28)
        case 4, 6, 9, 11: return 1...30
        default: return 1...31
        }
    }

    private static func isLeap(_ year: Int) -> Bool {
        year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
    }
}
