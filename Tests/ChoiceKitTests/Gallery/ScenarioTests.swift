import Simulator
import Testing
import UIKit
import UIKitCore

@testable import Gallery

struct ScenarioTests {
    @Test func haveNamesOfTheirOwn() {
        let names = Scenario.all.map(\.name)
        #expect(Set(names).count == names.count)
        #expect(names.contains("Leave request"))
    }

    @Test func areFoundByName() {
        #expect(Scenario.named("DropdownButton chosen")?.name == "DropdownButton chosen")
        #expect(Scenario.named("nothing") == nil)
    }

    @Test func offerFourteenReasonsForLeave() {
        for language in [ScreenLanguage.korean, .english] {
            #expect(Set(LeaveReason.allCases.map { $0.title(language) }).count == 14)
        }
    }

    /// But for navigation bars, whose texts do not grow.
    @Test(
        arguments: [
            "UIButton states", "UIButton contents", "UIStackView distributions", "Alert", "Action sheet",
            "Table cell styles", "Table sections", "Leave request", "Popup three buttons", "Popup text field",
            "Call settings", "Repeat with other",
        ], [UIInterfaceOrientation.portrait, .landscapeRight])
    @MainActor func cutNoTextAtTheLargestType(_ name: String, _ orientation: UIInterfaceOrientation) throws {
        let scenario = try #require(Scenario.named(name))
        let host = HeadlessHost(
            settings: DeviceSettings(
                language: "ko", contentSizeCategory: .accessibilityExtraExtraExtraLarge),
            orientation: orientation)
        host.show(scenario.makeViewController(EventLog()))
        let labels = host.app.windowScene.windows.flatMap(labels)
        #expect(!labels.isEmpty)
        for label in labels {
            let needed = label.sizeThatFits(CGSize(width: label.bounds.width, height: 0))
            #expect(
                needed.width <= label.bounds.width + 0.5 && needed.height <= label.bounds.height + 0.5,
                "\(label.text ?? "") in \(label.bounds.size)")
        }
    }

    @MainActor private func labels(in view: UIView) -> [UILabel] {
        view.subviews.filter { !$0.isHidden }.flatMap { child in
            [child as? UILabel].compactMap(\.self).filter { $0.text?.isEmpty == false } + labels(in: child)
        }
    }
}
