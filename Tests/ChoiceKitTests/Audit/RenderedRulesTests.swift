import Testing
import UIKit

@testable import ChoiceKit

/// Rules on what was measured, without a view.
struct RenderedRulesTests {
    static let actions: [Popup.Action] = [.cancel("Cancel"), .default("Save")]

    /// Two buttons in a row on a card in the middle of a screen, as the guidelines have it.
    static func popup(_ change: (inout RenderedPopup) -> Void = { _ in }) -> RenderedPopup {
        var rendered = RenderedPopup(
            popup: Popup(title: "Save?", message: "It is new.", actions: actions, preferredActionID: "Save"))
        rendered.safeArea = CGRect(x: 0, y: 20, width: 375, height: 647)
        rendered.frame = CGRect(x: 52, y: 250, width: 270, height: 130)
        rendered.title = .init(string: "Save?", isBold: true, isHeader: true)
        rendered.message = .init(string: "It is new.", pointSize: 13)
        rendered.buttons = actions.enumerated().map { index, action in
            .init(
                action: action, frame: CGRect(x: 52 + 135 * CGFloat(index), y: 336, width: 135, height: 44),
                text: .init(string: action.title), label: action.title)
        }
        change(&rendered)
        return rendered
    }

    /// The same, stacked: the preferred one on top.
    static func stack(_ change: (inout RenderedPopup) -> Void = { _ in }) -> RenderedPopup {
        popup { rendered in
            rendered.buttons[0].frame = CGRect(x: 52, y: 380, width: 270, height: 44)
            rendered.buttons[1].frame = CGRect(x: 52, y: 336, width: 270, height: 44)
            change(&rendered)
        }
    }

    private func findings(_ popup: RenderedPopup) -> [HIGAudit.Finding] {
        HIGAudit.standard.findings(of: HIGAudit.renderedRules, in: popup, called: nil)
    }

    private func rules(_ popup: RenderedPopup) -> [String] { findings(popup).map(\.rule) }

    @Test func findsNothingInWhatFollowsTheGuidelines() {
        #expect(rules(Self.popup()).isEmpty)
        #expect(rules(Self.stack()).isEmpty)
    }

    @Test func findsTitlesOfMoreThanTwoLines() {
        #expect(rules(Self.popup { $0.title!.lines = 2 }).isEmpty)
        #expect(rules(Self.popup { $0.title!.lines = 3 }) == ["A-T04"])
        #expect(rules(Self.popup { ($0.title!.lines, $0.category) = (3, .extraLarge) }).isEmpty)
    }

    @Test func findsTextsThatScroll() {
        #expect(rules(Self.popup { $0.scrolls = true }) == ["A-M02"])
        #expect(rules(Self.popup { ($0.scrolls, $0.category) = (true, .extraLarge) }).isEmpty)
    }

    @Test func findsButtonsThatDoNotSayWhyTheyDoNothing() {
        #expect(rules(Self.popup { $0.fieldReason = ("8자 이상", false) }) == ["A-F02"])
        #expect(rules(Self.popup { $0.fieldReason = ("8자 이상", true) }).isEmpty)
        #expect(
            rules(
                Self.popup {
                    $0.fieldReason = ("At least 8 characters", false)
                    $0.buttons[1].isEnabled = false
                }
            ).isEmpty)
    }

    @Test func findsWhatIsNotModal() { #expect(rules(Self.popup { $0.isModal = false }) == ["A-V01"]) }

    @Test func findsWhatVoiceOverDoesNotBeginWith() {
        #expect(rules(Self.popup { $0.title!.isHeader = false }) == ["A-V03"])
        #expect(rules(Self.popup { $0.focusedLabel = "Save" }) == ["A-V03"])
        #expect(rules(Self.popup { $0.focusedLabel = "Save?" }).isEmpty)
    }

    @Test(arguments: [
        (44.0 as CGFloat, nil as HIGAudit.Severity?), (35, .warning), (28, .warning), (27, .error),
    ])
    func findsSmallTargets(_ height: CGFloat, _ severity: HIGAudit.Severity?) {
        let found = findings(
            Self.popup { popup in for index in 0...1 { popup.buttons[index].frame.size.height = height } })
        #expect(found.map(\.severity) == (severity.map { [$0, $0] } ?? []))
        #expect(found.allSatisfy { $0.rule == "A-V04" })
    }

    @Test func findsNarrowGapsBetweenLowButtons() {
        let narrow = Self.stack { popup in
            popup.buttons[1].frame.size.height = 40
            popup.buttons[0].frame = CGRect(x: 52, y: 336 + 40 + 10, width: 270, height: 44)
        }
        #expect(findings(narrow).map(\.severity) == [.warning, .info])
    }

    @Test(arguments: [
        (4.5 as CGFloat, 4.5 as CGFloat, false, nil as HIGAudit.Severity?), (4.4, 4.6, false, .info),
        (4.4, 4.4, false, .error),
        (3.1, 3.1, true, nil), (2.9, 2.9, true, .error),
    ])
    func findsTextsThatAreTooPale(
        _ contrast: CGFloat, _ increased: CGFloat, _ isBold: Bool, _ severity: HIGAudit.Severity?
    ) {
        let found = findings(
            Self.popup {
                $0.buttons[1].text.contrast = contrast
                $0.buttons[1].text.increasedContrast = increased
                $0.buttons[1].text.isBold = isBold
            })
        #expect(found.map(\.severity) == (severity.map { [$0] } ?? []))
        #expect(found.allSatisfy { $0.rule == "A-V05" })
    }

    @Test func takesTheColoursOfTheSystem() {
        let found = findings(
            Self.popup {
                $0.buttons[1].text.contrast = 3.5
                $0.buttons[1].text.increasedContrast = 4
                $0.buttons[1].text.isSystemColor = true
            })
        #expect(found.map(\.severity) == [.info])
    }

    @Test func asksLessOfLargeTextsAndNothingOfDisabledOnes() {
        #expect(
            rules(
                Self.popup {
                    $0.title!.contrast = 3.1
                    $0.title!.increasedContrast = 3.1
                    $0.title!.pointSize = 18
                    $0.title!.isBold = false
                    $0.buttons[1].text.contrast = 1.5
                    $0.buttons[1].isEnabled = false
                }
            ).isEmpty)
    }

    @Test func findsWhatDoesNotGrow() {
        func large(_ change: (inout RenderedPopup) -> Void) -> RenderedPopup {
            Self.stack {
                $0.category = .accessibilityExtraExtraExtraLarge
                $0.title!.pointSize = 53
                $0.message!.pointSize = 40
                for index in 0...1 { $0.buttons[index].text.pointSize = 53 }
                change(&$0)
            }
        }
        #expect(rules(large { _ in }).isEmpty)
        #expect(rules(large { $0.message!.pointSize = 14 }) == ["A-V06"])
        #expect(rules(large { $0.buttons[0].text.isCut = true }) == ["A-V06"])
        let row = large { popup in
            popup.buttons = Self.popup().buttons
            for index in 0...1 { popup.buttons[index].text.pointSize = 53 }
            popup.buttons[1].fits = false
        }
        #expect(rules(row) == ["A-V06"])
        #expect(rules(Self.popup { $0.buttons[1].fits = false }).isEmpty)
    }

    @Test func findsWhatIsOffTheScreen() {
        #expect(rules(Self.popup { $0.frame.origin.y = 10 }) == ["A-V09"])
        #expect(rules(Self.popup { $0.buttons[0].isReachable = false }) == ["A-V09"])
    }

    @Test func findsNamesThatDifferFromTitles() {
        #expect(rules(Self.popup { $0.buttons[0].label = "btn1" }) == ["A-V11"])
        #expect(rules(Self.popup { $0.buttons[1].hint = "Press Save to save" }) == ["A-V11"])
        #expect(rules(Self.popup { $0.buttons[1].hint = "Writes it to the disk" }).isEmpty)
    }

    private static func exchange(_ popup: inout RenderedPopup) {
        let frame = popup.buttons[0].frame
        popup.buttons[0].frame = popup.buttons[1].frame
        popup.buttons[1].frame = frame
    }

    @Test func findsButtonsInTheWrongOrder() {
        #expect(rules(Self.popup(Self.exchange)) == ["A-O01", "A-O01"])
        #expect(rules(Self.stack(Self.exchange)) == ["A-O01", "A-O01"])
    }

    @Test func mirrorsTheOrderFromRightToLeft() {
        #expect(rules(Self.popup { $0.isRightToLeft = true }) == ["A-O01", "A-O01"])
        #expect(
            rules(
                Self.popup {
                    $0.isRightToLeft = true
                    Self.exchange(&$0)
                }
            ).isEmpty)
    }

    @Test func findsButtonsOfDifferentSize() {
        let found = findings(
            Self.popup {
                $0.buttons[0].frame.size.width = 100
                $0.buttons[1].frame = CGRect(x: 152, y: 336, width: 160, height: 44)
            })
        #expect(found.map(\.rule) == ["A-O02"])
        #expect(found.map(\.severity) == [.info])
    }

    @Test func findsToastsThatLieOnSomething() {
        func rules(_ obstacle: CGRect) -> [String] {
            let toast = RenderedToast(
                toast: Toast("Saved"), frame: CGRect(x: 12, y: 700, width: 300, height: 44),
                obstacles: [("the keyboard", obstacle)])
            return HIGAudit.standard.findings(of: HIGAudit.renderedToastRules, in: toast, called: nil)
                .map(\.rule)
        }
        #expect(rules(CGRect(x: 0, y: 744, width: 393, height: 100)).isEmpty)
        #expect(rules(CGRect(x: 0, y: 743, width: 393, height: 100)) == ["T-08"])
        #expect(rules(.zero).isEmpty)
    }

    @Test func measuresContrastAsWCAGDoes() {
        let light = UITraitCollection(userInterfaceStyle: .light)
        #expect(abs(Contrast.ratio(of: .black, on: .white, light) - 21) < 0.01)
        #expect(abs(Contrast.ratio(of: .white, on: .white, light) - 1) < 0.01)
        // As the facts of WCAG's own examples: #767676 on white is the palest grey that has 4.5.
        let grey = UIColor(white: 118.0 / 255, alpha: 1)
        #expect(abs(Contrast.ratio(of: grey, on: .white, light) - 4.54) < 0.01)
        let shining = UIColor(white: 0, alpha: 1 - 118.0 / 255)
        #expect(abs(Contrast.ratio(of: shining, on: .white, light) - 4.54) < 0.02)
    }
}
