import Simulator
import Testing
import UIKit
import UIKitCore

@testable import ChoiceKit

/// What is measured on a view that is not the kit's.
@MainActor struct RenderedReadingTests {
    let host = HeadlessHost(device: .iPhoneSE)
    let controller = UIViewController()
    let card = UIView(frame: CGRect(x: 52, y: 200, width: 270, height: 200))
    let title = UILabel(frame: CGRect(x: 20, y: 20, width: 230, height: 24))
    let message = UILabel(frame: CGRect(x: 20, y: 60, width: 230, height: 40))
    let cancel = UIButton(type: .system)
    let save = UIButton(type: .system)
    let popup = Popup(
        title: "Save?", message: "It is new.", actions: [.cancel("Cancel"), .default("Save")],
        preferredActionID: "Save")

    /// A popup by hand, with nothing wrong in it.
    init() {
        controller.view.backgroundColor = .systemBackground
        card.backgroundColor = .secondarySystemBackground
        card.accessibilityViewIsModal = true
        title.text = popup.title
        title.font = .preferredFont(forTextStyle: .headline)
        title.accessibilityTraits = [.staticText, .header]
        message.text = popup.message
        message.numberOfLines = 0
        for (index, button) in [cancel, save].enumerated() {
            button.setTitle(popup.actions[index].title, for: .normal)
            button.setTitleColor(.label, for: .normal)
            button.frame = CGRect(x: 135 * CGFloat(index), y: 150, width: 135, height: 44)
            card.addSubview(button)
        }
        [title, message].forEach(card.addSubview)
        controller.view.addSubview(card)
        host.show(controller)
        UIAccessibility.focus(on: title)
    }

    private func rules() -> [String] {
        host.settle()
        return popup.audit(in: controller.view).map(\.rule)
    }

    @Test func findsNothingInAPopupMadeWell() { #expect(rules() == []) }

    @Test func seesTitlesOfManyLines() {
        title.numberOfLines = 0
        title.font = .systemFont(ofSize: 80, weight: .bold)
        title.frame.size = CGSize(width: 60, height: 500)
        #expect(rules().contains("A-T04"))
    }

    @Test func seesWhatScrolls() {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 270, height: 100))
        scrollView.contentSize = CGSize(width: 270, height: 300)
        scrollView.addSubview(message)
        card.addSubview(scrollView)
        #expect(rules() == ["A-M02"])
    }

    @Test func seesWhatIsNotModal() {
        card.accessibilityViewIsModal = false
        #expect(rules() == ["A-V01"])
    }

    @Test func seesTraitsAndFocus() {
        title.accessibilityTraits = .staticText
        #expect(rules() == ["A-V03"])
        title.accessibilityTraits = .header
        UIAccessibility.focus(on: save)
        #expect(rules() == ["A-V03"])
    }

    @Test func seesHowLargeButtonsAre() {
        save.frame.size.height = 30
        cancel.frame.size.height = 30
        #expect(rules() == ["A-V04", "A-V04"])
    }

    @Test func seesColoursOverWhatIsBehindThem() {
        message.textColor = UIColor(white: 0.7, alpha: 1)
        #expect(rules() == ["A-V05"])
        message.textColor = .white
        card.backgroundColor = UIColor(white: 0, alpha: 0.9)
        title.textColor = .white
        for button in [cancel, save] { button.setTitleColor(.white, for: .normal) }
        #expect(rules() == [])
    }

    @Test func seesTheColoursOfTheSystem() {
        save.setTitleColor(.systemBlue, for: .normal)
        card.backgroundColor = UIColor(white: 0.94, alpha: 1)
        host.settle()
        #expect(popup.audit(in: controller.view).map(\.severity) == [.info])
    }

    @Test func seesWhatIsCutAtLargeType() {
        var settings = host.settings
        settings.contentSizeCategory = .accessibilityExtraExtraExtraLarge
        host.change(to: settings)
        message.font = .systemFont(ofSize: 53)
        title.font = .systemFont(ofSize: 53)
        #expect(rules().filter { $0 == "A-V06" }.count >= 3)
    }

    @Test func seesWhatIsOffTheScreen() {
        card.frame.origin.y = 600
        #expect(rules() == ["A-V09", "A-V09", "A-V09"])
    }

    @Test func seesNamesThatDifferFromTitles() {
        save.accessibilityLabel = "btn1"
        #expect(rules() == ["A-V11"])
    }

    @Test func seesTheOrder() {
        (save.frame, cancel.frame) = (cancel.frame, save.frame)
        #expect(rules() == ["A-O01", "A-O01"])
        save.frame = CGRect(x: 0, y: 106, width: 270, height: 44)
        cancel.frame = CGRect(x: 0, y: 150, width: 270, height: 44)
        #expect(rules() == [])
    }

    @Test func seesUnequalButtons() {
        cancel.frame.size.width = 100
        save.frame = CGRect(x: 100, y: 150, width: 170, height: 44)
        #expect(rules() == ["A-O02"])
    }

    @Test func seesAFieldThatSaysNothing() {
        var asking = popup
        asking.textField = .init(label: "Name", rules: [.notBlank(reason: "Enter a name.")])
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 230, height: 44))
        card.addSubview(field)
        func rules() -> [String] { asking.audit(in: controller.view).map(\.rule) }
        #expect(rules() == ["A-F02"])
        save.isEnabled = false
        #expect(rules() == [])
        save.isEnabled = true
        field.text = "Kim"
        #expect(rules() == [])
    }

    @Test func seesWhatAToastLiesOn() {
        let toast = UIView(frame: CGRect(x: 12, y: 600, width: 300, height: 44))
        let bar = UIView(frame: CGRect(x: 0, y: 640, width: 375, height: 27))
        [toast, bar].forEach(controller.view.addSubview)
        func rules(clearOf views: [UIView] = []) -> [String] {
            Toast("Saved").audit(in: toast, clearOf: views).map(\.rule)
        }
        #expect(rules() == [])
        #expect(rules(clearOf: [bar]) == ["T-08"])
        host.keyboard(isUp: true)
        #expect(rules() == ["T-08"])
    }

    @Test func measuresAViewWithoutAWindow() {
        _ = popup.audit(in: UIView())
        _ = Toast("Saved").audit(in: UIView())
    }
}
