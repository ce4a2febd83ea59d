import Simulator
import Testing
import UIKit
import UIKitCore

@testable import XCUIAutomation

@MainActor struct AccessibilityAuditTests {
    let app: XCUIApplication
    let host = HeadlessHost(device: .iPhoneSE)
    let controller = UIViewController()

    init() {
        app = XCUIApplication(host: host)
        controller.view.backgroundColor = .systemBackground
        host.show(controller)
    }

    @discardableResult private func addLabel(
        _ text: String, _ color: UIColor = .label, style: UIFont.TextStyle = .body,
        frame: CGRect = CGRect(x: 20, y: 60, width: 300, height: 200)
    ) -> UILabel {
        let label = UILabel(frame: frame)
        label.text = text
        label.textColor = color
        label.font = .preferredFont(forTextStyle: style)
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
        controller.view.addSubview(label)
        return label
    }

    @discardableResult private func addButton(
        _ title: String?, _ size: CGSize = CGSize(width: 120, height: 44)
    )
        -> UIButton
    {
        let button = UIButton(frame: CGRect(origin: CGPoint(x: 20, y: 300), size: size))
        button.accessibilityLabel = title
        controller.view.addSubview(button)
        return button
    }

    private func issues(_ types: XCUIAccessibilityAuditType) throws -> [String] {
        try app.accessibilityIssues(for: types).map {
            "\($0.compactDescription) \($0.element?.label ?? "-")"
        }
    }

    // MARK: Throwing

    @Test func throwsWhatNobodyIgnores() throws {
        addButton("Send", CGSize(width: 30, height: 30))
        let error = AccessibilityAuditError(issues: [
            "Hit area is too small: button \"Send\": A finger has 30 x 30 points, and needs 44 x 44."
        ])
        #expect(throws: error) { try app.performAccessibilityAudit() }
        #expect(throws: error) { try app.performAccessibilityAudit(for: .hitRegion) { _ in false } }
        #expect(throws: Never.self) { try app.performAccessibilityAudit(for: [.contrast, .trait]) }
        #expect(error.description.contains("found 1 issues"))
    }

    @Test func ignoresWhatTheHandlerSays() throws {
        addButton("Send", CGSize(width: 30, height: 30))
        var seen: [XCUIAccessibilityAuditType] = []
        try app.performAccessibilityAudit { issue in
            seen.append(issue.auditType)
            return issue.element?.label == "Send"
        }
        #expect(seen == [.hitRegion])
    }

    @Test func passesOnWhatTheHandlerThrows() {
        struct Stop: Error {}
        addButton("Send", CGSize(width: 30, height: 30))
        #expect(throws: Stop.self) { try app.performAccessibilityAudit { _ in throw Stop() } }
    }

    @Test func findsNothingOnAGoodScreen() {
        addLabel("All of it is fine.", style: .headline, frame: CGRect(x: 20, y: 60, width: 335, height: 300))
        addButton("Send")
        #expect(throws: Never.self) { try app.performAccessibilityAudit() }
    }

    @Test func hasTheNumbersOfApple() {
        let types: [XCUIAccessibilityAuditType] = [
            .contrast, .elementDetection, .hitRegion, .sufficientElementDescription, .dynamicType,
            .textClipped, .trait,
        ]
        #expect(types.map(\.rawValue) == [1, 2, 4, 8, 1 << 16, 1 << 17, 1 << 18])
        #expect(XCUIAccessibilityAuditType.all.rawValue == .max)
    }

    // MARK: Contrast

    @Test(arguments: [(0.6, "Contrast failed"), (0.5, "Contrast nearly passed"), (0.4, nil)])
    func findsTextThatIsTooPale(_ white: CGFloat, _ issue: String?) throws {
        addLabel("Pale text", UIColor(white: white, alpha: 1))
        #expect(try issues(.contrast) == (issue.map { ["\($0) Pale text"] } ?? []))
    }

    @Test func asksLessOfLargeText() throws {
        addLabel("Pale text", UIColor(white: 0.5, alpha: 1), style: .title2)
        #expect(try issues(.contrast).isEmpty)
    }

    @Test func asksLessOfBoldText() throws {
        addLabel("Pale text", UIColor(white: 0.5, alpha: 1), style: .headline)
        #expect(try issues(.contrast).isEmpty)
    }

    @Test func seesTheTextOverWhatIsBehindIt() throws {
        let label = addLabel("White text", .white)
        #expect(try issues(.contrast).isEmpty)
        label.backgroundColor = .systemYellow
        #expect(try issues(.contrast) == ["Contrast failed White text"])
    }

    @Test func leavesOutWhatCannotBeUsed() throws {
        let button = addButton("Send")
        button.setTitle("Send", for: .normal)
        button.setTitleColor(UIColor(white: 0.8, alpha: 1), for: .disabled)
        button.isEnabled = false
        host.settle()
        #expect(try issues(.contrast).isEmpty)
    }

    @Test func leavesOutWhatIsCovered() throws {
        addLabel("Pale text", UIColor(white: 0.6, alpha: 1))
        let cover = UIView(frame: controller.view.bounds)
        cover.backgroundColor = .white
        controller.view.addSubview(cover)
        #expect(try issues(.contrast).isEmpty)
    }

    // MARK: Elements

    @Test func findsTextThatNoElementSays() throws {
        let box = UIView(frame: controller.view.bounds)
        box.accessibilityElementsHidden = true
        let label = addLabel("Hidden text")
        controller.view.addSubview(box)
        #expect(try issues(.elementDetection).isEmpty)
        box.addSubview(label)
        #expect(try issues(.elementDetection) == ["Potentially inaccessible text -"])
        addButton("All of the Hidden text")
        #expect(try issues(.elementDetection).isEmpty)
    }

    @Test func asksOnlyForWhatIsInAModalView() throws {
        addLabel("Behind").isAccessibilityElement = false
        #expect(try issues(.elementDetection).count == 1)
        let sheet = UIView(frame: CGRect(x: 0, y: 300, width: 375, height: 300))
        sheet.accessibilityViewIsModal = true
        controller.view.addSubview(sheet)
        #expect(try issues(.elementDetection).isEmpty)
    }

    @Test(arguments: [(43, true), (44, false), (60, false)])
    func findsSmallTargets(_ height: CGFloat, _ isSmall: Bool) throws {
        addButton("Send", CGSize(width: 120, height: height))
        #expect(try issues(.hitRegion).isEmpty == !isSmall)
    }

    @Test func measuresWhereTouchesArrive() throws {
        final class Wide: UIButton {
            override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
                bounds.insetBy(dx: -10, dy: -10).contains(point)
            }
        }
        let button = Wide(frame: CGRect(x: 20, y: 300, width: 24, height: 24))
        button.accessibilityLabel = "Send"
        controller.view.addSubview(button)
        #expect(try issues(.hitRegion).isEmpty)
    }

    @Test func findsElementsWithoutAName() throws {
        addButton(nil)
        #expect(try issues(.sufficientElementDescription) == ["Element has no description "])
    }

    @Test(arguments: ["chevron.down", "ic_send", "send-button.png", "arrow.up.circle"])
    func findsNamesForComputers(_ name: String) throws {
        addButton(name)
        #expect(try issues(.sufficientElementDescription) == ["Label not human-readable \(name)"])
    }

    @Test(arguments: ["Send", "Report.pdf", "3.5", "보내기", "e.g. this", "Wi-Fi", "v."])
    func takesNamesForPeople(_ name: String) throws {
        addButton(name)
        #expect(try issues(.sufficientElementDescription).isEmpty)
    }

    @Test func findsTraitsThatContradictEachOther() throws {
        let button = addButton("Send")
        #expect(try issues(.trait).isEmpty)
        button.accessibilityTraits = [.button, .link]
        #expect(try issues(.trait) == ["Traits contradict each other Send"])
    }

    @Test func findsControlsWithoutATrait() throws {
        let button = addButton("Send")
        button.accessibilityTraits = .none
        #expect(try issues(.trait) == ["Trait is missing Send"])
        button.accessibilityTraits = .button
        #expect(try issues(.trait).isEmpty)
    }

    @Test func findsDisabledControlsThatDoNotSaySo() throws {
        let button = PlainButton(frame: CGRect(x: 20, y: 300, width: 120, height: 44))
        button.accessibilityLabel = "Send"
        controller.view.addSubview(button)
        #expect(try issues(.trait).isEmpty)
        button.isEnabled = false
        #expect(try issues(.trait) == ["Trait is missing Send"])
    }

    // MARK: Type sizes

    @Test func findsTextThatDoesNotGrow() throws {
        let label = addLabel("Text")
        #expect(try issues(.dynamicType).isEmpty)
        label.font = .systemFont(ofSize: 17)
        #expect(try issues(.dynamicType) == ["Dynamic Type font sizes are unsupported Text"])
        label.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17), maximumPointSize: 20)
        #expect(try issues(.dynamicType) == ["Dynamic Type font sizes are partially unsupported Text"])
    }

    @Test func findsTextThatIsCut() throws {
        let label = addLabel(
            "Text that is too long for it", frame: CGRect(x: 20, y: 60, width: 60, height: 24))
        #expect(try issues(.textClipped) == ["Text clipped Text that is too long for it"])
        label.frame.size = CGSize(width: 300, height: 200)
        #expect(try issues(.textClipped).isEmpty)
    }

    @Test func findsTextThatIsCutAtLargeType() throws {
        addLabel("Text", frame: CGRect(x: 20, y: 60, width: 60, height: 24))
        #expect(try issues(.textClipped) == ["Text clipped Text"])
    }

    @Test func findsTextThatAViewCutsOff() throws {
        let box = UIView(frame: CGRect(x: 20, y: 60, width: 200, height: 200))
        box.clipsToBounds = true
        let label = addLabel("Text", frame: CGRect(x: 0, y: 150, width: 200, height: 100))
        box.addSubview(label)
        controller.view.addSubview(box)
        #expect(try issues(.textClipped) == ["Text clipped Text"])
    }

    @Test func takesTextThatCanBeScrolledTo() throws {
        let box = UIScrollView(frame: CGRect(x: 20, y: 60, width: 200, height: 200))
        let label = addLabel("Text", frame: CGRect(x: 0, y: 150, width: 200, height: 100))
        box.addSubview(label)
        controller.view.addSubview(box)
        #expect(try issues(.textClipped).isEmpty)
    }

    @Test func leavesTheDeviceAsItWas() throws {
        addLabel("Text")
        let settings = host.settings
        _ = try issues(.all)
        #expect(host.settings == settings)
    }
}

/// Says the same of itself in every state.
private final class PlainButton: UIButton {
    override var accessibilityTraits: UIAccessibilityTraits {
        get { .button }
        set {}
    }
}
