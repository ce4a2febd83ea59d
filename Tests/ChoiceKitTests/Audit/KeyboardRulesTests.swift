import ChoiceKit
import Testing

struct KeyboardRulesTests {
    typealias Behavior = HIGAudit.PopupBehavior

    static let deciding = Popup(
        title: "Save?", actions: [.cancel("Cancel"), .default("Save")], preferredActionID: "Save")
    static let deleting = Popup(
        title: "삭제할까요?", actions: [.cancel("취소"), .destructive("삭제")], preferredActionID: "삭제")
    static let telling = Popup(title: "Saved", actions: [.default("Done")])

    private func rules(_ popup: Popup, _ change: (inout Behavior) -> Void) -> [String] {
        var behavior = Behavior()
        change(&behavior)
        let ids = Set(["A-K01", "A-K02", "A-K03", "A-V02", "A-V07", "A-V10"])
        return popup.audit(behavior: behavior).map(\.rule).filter(ids.contains)
    }

    @Test func takesWhatNobodyTriedForRight() {
        for popup in [Self.deciding, Self.deleting, Self.telling] { #expect(rules(popup) { _ in }.isEmpty) }
    }

    @Test func letsReturnChooseThePreferredActionAlone() {
        #expect(rules(Self.deciding) { $0.returnKey = .action("Save") }.isEmpty)
        #expect(rules(Self.deciding) { $0.returnKey = .nothing } == ["A-K01"])
        #expect(rules(Self.deciding) { $0.returnKey = .action("Cancel") } == ["A-K01"])
        #expect(rules(Self.deciding) { $0.returnKey = .cancel } == ["A-K01"])
    }

    @Test func letsReturnLoseNothing() {
        #expect(rules(Self.deleting) { $0.returnKey = .action("삭제") } == ["A-K01"])
        #expect(rules(Self.deleting) { $0.returnKey = .nothing }.isEmpty)
        #expect(rules(Self.telling) { $0.returnKey = .nothing }.isEmpty)
    }

    @Test func letsEscapeAndCommandPeriodCancel() {
        #expect(
            rules(Self.deciding) { ($0.escapeKey, $0.commandPeriod) = (.cancel, .action("Cancel")) }.isEmpty)
        #expect(rules(Self.deciding) { $0.escapeKey = .nothing } == ["A-K02"])
        #expect(rules(Self.deciding) { $0.commandPeriod = .action("Save") } == ["A-K02"])
        #expect(rules(Self.telling) { $0.escapeKey = .nothing }.isEmpty)
    }

    @Test func keepsTheFocusAndGivesItBack() {
        #expect(rules(Self.deciding) { ($0.keepsFocus, $0.returnsFocus) = (true, true) }.isEmpty)
        #expect(rules(Self.deciding) { $0.keepsFocus = false } == ["A-K03"])
        #expect(rules(Self.deciding) { $0.returnsFocus = false } == ["A-K03"])
    }

    @Test func letsTheZGestureCancelWhereSomethingDoes() {
        #expect(rules(Self.deciding) { $0.escapeGesture = .cancel }.isEmpty)
        #expect(rules(Self.deciding) { $0.escapeGesture = .nothing } == ["A-V02"])
        #expect(rules(Self.telling) { $0.escapeGesture = .nothing }.isEmpty)
        #expect(rules(Self.telling) { $0.escapeGesture = .cancel } == ["A-V02"])
    }

    @Test func movesLessAndShowsPresses() {
        #expect(rules(Self.deciding) { $0.movesDespiteReduceMotion = false }.isEmpty)
        #expect(rules(Self.deciding) { $0.movesDespiteReduceMotion = true } == ["A-V07"])
        #expect(rules(Self.deciding) { $0.showsPresses = true }.isEmpty)
        #expect(rules(Self.deciding) { $0.showsPresses = false } == ["A-V10"])
    }
}
