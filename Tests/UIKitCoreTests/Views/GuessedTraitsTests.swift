import Simulator
import Testing

@testable import UIKitCore

/// What a view answers of its traits before it comes to a window, and what it is told then.
@MainActor struct GuessedTraitsTests {
    let host = HeadlessHost(
        device: .iPhoneSE, settings: DeviceSettings(contentSizeCategory: .accessibilityExtraExtraExtraLarge))
    let view = Listener()

    @Test func isToldWhereItAskedAndTheAnswerIsAnother() {
        #expect(view.traitCollection.preferredContentSizeCategory == .large)
        show()
        #expect(view.told == [.large])
        #expect(view.traitCollection.preferredContentSizeCategory == .accessibilityExtraExtraExtraLarge)
    }

    @Test func isToldNothingWhereItNeverAsked() {
        show()
        #expect(view.told == [])
    }

    @Test func isToldNothingWhereTheAnswerIsTheSame() {
        let outer = UIViewController()
        host.show(outer)
        host.settle()
        outer.view.addSubview(view)
        _ = view.traitCollection
        host.settle()
        #expect(view.told == [])
    }

    private func show() {
        let controller = UIViewController()
        controller.view.addSubview(view)
        host.show(controller)
        host.settle()
    }

    final class Listener: UIView {
        private(set) var told: [UIContentSizeCategory?] = []

        override func traitCollectionDidChange(_ previous: UITraitCollection?) {
            super.traitCollectionDidChange(previous)
            told.append(previous?.preferredContentSizeCategory)
        }
    }
}
