import ChoiceKit
import Simulator
import Testing
import UIKit
import UIKitCore

@testable import Gallery
@testable import XCUIAutomation

/// The gallery under the audits.
struct GalleryAuditTests {
    static let own = Scenario.all.filter { $0.name != "Popup that breaks the rules" }

    @Test(arguments: own.map(\.name), ["ko", "en"])
    @MainActor func contradictsNoGuideline(_ name: String, _ language: String) throws {
        let errors = try #require(Scenario.named(name)).findings(in: language).filter {
            $0.severity == .error
        }
        #expect(errors.isEmpty, "\(errors)")
    }

    /// Buttons with menus have no fault at all.
    @Test(arguments: Scenario.menus.map(\.name), ["ko", "en"])
    @MainActor func followsEveryGuidelineForMenus(_ name: String, _ language: String) throws {
        let found = try #require(Scenario.named(name)).findings(in: language)
        #expect(found.isEmpty, "\(found)")
    }

    @Test(arguments: ["ko", "en"]) @MainActor func hasAPopupThatBreaksTheRules(_ language: String) throws {
        let scenario = try #require(Scenario.named("Popup that breaks the rules"))
        let rules = Set(scenario.findings(in: language).map(\.rule))
        let wanted: Set<String> = [
            "A-T01", "A-T03", "A-T07", "A-M02", "A-M03", "A-M04", "A-B03", "A-B06", "A-B08", "A-B09", "A-C06",
            "A-D01", "A-D02", "A-D03", "A-D05", "A-D06", "A-V08",
        ]
        #expect(wanted.isSubset(of: rules), "\(wanted.subtracting(rules))")
    }

    /// Screens of the kit's components, as they are when they have come to rest. A menu of the system that is
    /// open keeps the type size that it opened with.
    static let screens = Scenario.all.map(\.name).filter { name in
        !["PopUpButton menu", "PullDownButton open"].contains(name)
            && [
                "Dropdown", "Popup", "Toast", "Leave", "Travel", "Undo", "Progress", "Call", "PopUp",
                "PullDown",
                "Repeat",
            ].contains { name.hasPrefix($0) }
    }

    @Test(arguments: screens) @MainActor func isAccessible(_ name: String) throws {
        Delays.standard = .frames
        let host = HeadlessHost(settings: DeviceSettings(language: "ko"))
        let app = XCUIApplication(host: host)
        host.show(try #require(Scenario.named(name)).makeViewController(EventLog()))
        host.advance(by: 1.5)
        try app.performAccessibilityAudit { issue in Self.isKnown(issue) }
    }

    /// What the audit finds and is meant.
    @MainActor private static func isKnown(_ issue: XCUIAccessibilityAuditIssue) -> Bool {
        switch issue.auditType {
        // The system's blue and red have 4.0:1 and 3.6:1 on white, and more with Increase Contrast.
        case .contrast: issue.compactDescription == "Contrast nearly passed"
        // A dropdown cuts its title where that is too long for one line; the list shows it whole.
        case .textClipped: issue.element?.label == "휴가 사유"
        // The texts of bars do not grow, as those of UIKit's bars do not.
        case .dynamicType: ["보관", "공유", "되돌리기", "읽은 메시지 삭제"].contains(issue.element?.label)
        default: false
        }
    }
}
