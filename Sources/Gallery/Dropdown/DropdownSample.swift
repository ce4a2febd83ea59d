import ChoiceKit
import UIKit

/// What a dropdown of the gallery holds in each state.
@MainActor struct DropdownSample {
    private let state: DropdownViewController.State
    private let language: ScreenLanguage

    init(_ state: DropdownViewController.State, _ language: ScreenLanguage) {
        self.state = state
        self.language = language
    }

    func fill(_ button: DropdownButton) {
        switch state {
        case .sections: fillSections(of: button)
        case .disabledRows: button.items = someDisabled
        case .longTitles: fillLongTitles(of: button)
        case .million:
            button.items = (1...1_000_000).map { .init(id: $0, title: language("\($0)번", "Number \($0)")) }
        case .loading: button.itemSource = .never
        case .failing: button.itemSource = makeFailingSource()
        case .sheet:
            button.items = LeaveReason.allCases.map(item)
            button.presentation = .sheet
        default: button.items = LeaveReason.allCases.map(item)
        }
        switch state {
        case .placeholder, .loading, .failing: break
        case .invalid: button.invalidMessage = language("휴가 사유를 골라 주세요.", "Choose a reason for your leave.")
        case .million: button.preselect(id: 500_000)
        default: button.preselect(id: LeaveReason.spouse.rawValue)
        }
        button.isEnabled = state != .disabled
    }

    private func item(_ reason: LeaveReason) -> DropdownButton.Item {
        .init(id: reason.rawValue, title: reason.title(language))
    }

    private func fillSections(of button: DropdownButton) {
        let family: [LeaveReason] = [.parental, .spouse, .familyCare]
        let health: [LeaveReason] = [.sick, .fertility]
        button.maxHeightFraction = 0.6
        button.sections = [
            .init(title: language("가족", "Family"), items: family.map(item)),
            .init(title: language("건강", "Health"), items: health.map(item)),
        ]
        button.footer = language(
            "휴가 종류에 따라 증빙 서류가 필요할 수 있어요.", "Some kinds of leave need a document as proof.")
    }

    private struct ServerIsAway: Error {}

    /// Fails the first time that it is asked, as a server that is away for a moment.
    private func makeFailingSource() -> DropdownButton.ItemSource {
        var isAway = true
        return .cached {
            defer { isAway = false }
            if isAway { throw ServerIsAway() }
            return LeaveReason.allCases.map(item)
        }
    }

    private var someDisabled: [DropdownButton.Item] {
        LeaveReason.allCases.map { reason in
            let why: String? =
                switch reason {
                case .maternity: language("이미 신청한 휴가예요", "You have asked for it already")
                case .sabbatical: language("5년 근속 후 쓸 수 있어요", "After five years with us")
                case .miscarriage: language("인사팀에 문의하세요", "Ask the people team")
                default: nil
                }
            return .init(id: reason.rawValue, title: reason.title(language), disabledReason: why)
        }
    }

    private func fillLongTitles(of button: DropdownButton) {
        button.cellNumberOfLines = 0
        button.items = LeaveReason.allCases.prefix(6).map { reason in
            let title = reason.title(language)
            let long = language(
                "\(title) (「남녀고용평등과 일·가정 양립 지원에 관한 법률」에 따라 신청하는 휴가)",
                "\(title), as the law on equal employment and on work and family life provides for it")
            return .init(id: reason.rawValue, title: reason == .maternity ? title : long)
        }
    }
}

extension DropdownButton.ItemSource {
    /// A server that does not answer.
    @MainActor fileprivate static let never = Self.cached {
        await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
        return []
    }
}
