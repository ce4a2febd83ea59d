import Simulator
import Testing
import UIKit
import UIKitCore

@testable import ChoiceKit

/// Buttons under the rules: the kit's own, which pass, and UIKit's, whose menus may hold anything.
@MainActor struct MenuButtonAuditTests {
    private func rules(_ findings: [HIGAudit.Finding]) -> [String] { findings.map(\.rule) }

    // MARK: The kit's own

    @Test(arguments: [UIContentSizeCategory.large, .accessibilityExtraExtraExtraLarge], [4, 20])
    func findsNothingInAPopUpButton(_ category: UIContentSizeCategory, _ count: Int) {
        let stage = PopUpButtonStage(.iPhoneSE, .init(contentSizeCategory: category), count: count)
        stage.button.frame.size = stage.button.sizeThatFits(CGSize(width: 240, height: 0))
        stage.host.settle()
        #expect(stage.button.audit().isEmpty, "\(stage.button.audit())")
    }

    @Test func findsWhatIsWrongWithAPopUpButton() {
        let button = PopUpButton(
            options: [.init(id: 1, title: "Daily"), .init(id: 2, title: "Daily")], defaultId: 1)
        #expect(rules(button.audit()) == ["P-06"])
        #expect(button.audit { $0.rule == "P-06" }.isEmpty)
    }

    @Test func findsAPopUpButtonWithoutANameWhereItStands() {
        let stage = PopUpButtonStage()
        stage.button.leadingLabel = nil
        stage.host.settle()
        #expect(stage.button.accessibilityLabel == stage.button.texts.unnamed)
        stage.button.accessibilityLabel = "Button"
        #expect(rules(stage.button.audit()) == ["P-10"])
        stage.button.accessibilityLabel = "Repeat"
        #expect(stage.button.audit().isEmpty)
    }

    @Test func findsTheChoiceThatIsCutAtTheLargestType() {
        let settings = DeviceSettings(contentSizeCategory: .accessibilityExtraExtraExtraLarge)
        let stage = PopUpButtonStage(
            .iPhoneSE, settings, frame: CGRect(x: 20, y: 100, width: 150, height: 44))
        #expect(stage.button.audit().map(\.severity) == [.error])
        #expect(rules(stage.button.audit()) == ["P-11"])
    }

    @Test func findsNothingInAPullDownButton() {
        let stage = PullDownStage()
        #expect(stage.button.audit().isEmpty, "\(stage.button.audit())")
    }

    @Test func readsWhetherAPullDownButtonAsksFirst() {
        let button = PullDownStage().button
        button.confirmation = { _ in nil }
        #expect(rules(button.audit()) == ["L-06"])
        var behavior = HIGAudit.PullDownBehavior()
        behavior.undoesLosses = true
        #expect(button.audit(behavior: behavior).isEmpty)
    }

    @Test func findsAPullDownButtonThatIsASymbolWithoutAName() {
        let button = PullDownButton(frame: .zero)
        button.sections = PullDownStage.sections
        button.setImage(UIImage(systemName: "ellipsis.circle"), for: .normal)
        button.accessibilityLabel = ""
        #expect(rules(button.audit()) == ["L-18"])
        button.accessibilityLabel = "More"
        #expect(button.audit().isEmpty)
    }

    @Test func countsNeitherTheNumberNorTheOrderOfRowsThatWillCome() {
        let button = PullDownButton(configuration: .gray())
        button.configuration?.title = "Open"
        button.sections = [.init(items: [.deferred(.init(id: 1) { [] })])]
        #expect(button.audit().isEmpty)
    }

    // MARK: UIKit's

    private func button(
        _ children: [UIMenuElement], options: UIMenu.Options = [], isPopUp: Bool = true
    ) -> UIButton {
        let button = UIButton(configuration: .gray())
        button.menu = UIMenu(options: options, children: children)
        button.showsMenuAsPrimaryAction = true
        button.changesSelectionAsPrimaryAction = isPopUp
        return button
    }

    private func action(
        _ title: String, _ attributes: UIMenuElement.Attributes = [], _ state: UIMenuElement.State = .off
    ) -> UIAction {
        UIAction(title: title, attributes: attributes, state: state) { _ in }
    }

    @Test func readsWhatHasNoPlaceInAPopUpButton() {
        let button = button([
            action("Date", [], .on), action("Delete Event", .destructive),
            UIMenu(title: "More", children: [action("Size"), action("Name")]),
            action("Open", .keepsMenuPresented),
        ])
        button.accessibilityLabel = "Sort"
        let found = Set(rules(HIGAudit.PopUpUse(button).audit()))
        #expect(found == ["P-01", "P-02", "P-05"])
        let flat = self.button([action("Date", [], .on), action("Name")])
        flat.accessibilityLabel = "Sort"
        #expect(HIGAudit.PopUpUse(flat).audit().isEmpty)
    }

    @Test func readsWhatAPullDownButtonHolds() {
        let button = button(
            [
                UIMenu(options: .displayInline, children: [action("Delete", .destructive)]),
                UIMenu(
                    title: "Edit", options: .displayInline,
                    children: [action("Rename"), action("Copy", .hidden)]),
                UIMenu(
                    title: "Sort By",
                    children: [UIMenu(title: "Date", children: [action("Newest First")])]),
            ], isPopUp: false)
        button.configuration?.title = "Edit"
        let found = Set(rules(HIGAudit.PullDownUse(button).audit()))
        #expect(found == ["L-07", "L-11", "L-12", "L-14", "L-16"])
    }

    @Test func takesActionsWithOneCheckForValuesAndThoseThatStayForToggles() {
        let sizes = button(
            [action("Small"), action("Medium", [], .on), action("Large")], isPopUp: false)
        sizes.configuration?.title = "Size"
        #expect(rules(HIGAudit.PullDownUse(sizes).audit()) == ["L-03"])
        let toggles = button(
            [
                action("Photos", .keepsMenuPresented), action("Dates", .keepsMenuPresented, .on),
                action("Tags", .keepsMenuPresented),
            ], isPopUp: false)
        toggles.configuration?.title = "Show"
        #expect(HIGAudit.PullDownUse(toggles).audit().isEmpty)
    }

    // MARK: On the screen

    @Test func measuresButtonsOfUIKitWhereTheyStand() {
        let host = HeadlessHost()
        let button = button([action("Weekly", [], .on), action("Daily")])
        button.accessibilityLabel = "Repeat"
        #expect(button.auditPopUp().isEmpty)
        let controller = UIViewController()
        controller.view.addSubview(button)
        button.frame = CGRect(x: 20, y: 100, width: 120, height: 24)
        host.show(controller)
        // Nothing says its choice to VoiceOver, and it is too low.
        #expect(rules(button.auditPopUp()) == ["P-10", "P-11"])
        #expect(button.auditPopUp().map(\.severity) == [.error, .error])
        button.accessibilityValue = "Weekly"
        button.frame.size.height = 34
        #expect(button.auditPopUp().map(\.severity) == [.warning])
        button.frame.size.height = 44
        #expect(button.auditPopUp().isEmpty, "\(button.auditPopUp())")
    }

    @Test func findsATitleThatStaysBehindTheChoice() {
        let host = HeadlessHost()
        let controller = UIViewController()
        for (title, choice, label) in [("Repeat", "Weekly", "How often"), ("반복", "매주", "얼마나 자주")] {
            let button = button([action(choice, [], .on), action("A")])
            button.changesSelectionAsPrimaryAction = false
            button.configuration?.title = title
            button.accessibilityLabel = label
            button.accessibilityValue = choice
            button.frame = CGRect(x: 20, y: 100, width: 120, height: 44)
            controller.view.addSubview(button)
            host.show(controller)
            #expect(rules(button.auditPopUp()) == ["P-07"])
            button.configuration?.title = choice
            #expect(button.auditPopUp().isEmpty)
        }
    }
}
