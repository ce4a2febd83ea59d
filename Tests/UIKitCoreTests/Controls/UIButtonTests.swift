import QuartzCore
import Testing

@testable import UIKitCore

@MainActor struct UIButtonTests {
    let stage = TestStage()

    private func button(_ title: String, _ change: (inout UIButton.Configuration) -> Void = { _ in })
        -> UIButton
    {
        var configuration = UIButton.Configuration.filled()
        configuration.title = title
        change(&configuration)
        let button = UIButton(configuration: configuration)
        stage.window.addSubview(button)
        stage.run()
        return button
    }

    @Test func aTapTriggersThePrimaryActionAfterTouchUpInside() {
        var names: [String] = []
        let button = UIButton(
            configuration: .plain(), primaryAction: UIAction(title: "Go") { _ in names.append("primary") })
        button.addAction(UIAction { _ in names.append("up") }, for: .touchUpInside)
        stage.show(button, frame: CGRect(x: 50, y: 50, width: 100, height: 44))
        stage.finger(.began, 80, 70)
        stage.finger(.ended, 80, 70)
        #expect(names == ["up", "primary"])
        #expect(button.configuration?.title == "Go")
    }

    @Test func fillPutsTheTitleFirstAndTheImageLast() throws {
        let button = button("가나") {
            $0.image = UIImage(systemName: "chevron.down")
            $0.imagePlacement = .trailing
            $0.imagePadding = 8
        }
        button.contentHorizontalAlignment = .fill
        button.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
        stage.run()
        let (label, image) = (try #require(button.titleLabel), try #require(button.imageView))
        #expect(abs(label.frame.minX - 12) < 1e-6)
        #expect(abs(image.frame.maxX - 188) < 0.01)
        #expect(abs(label.frame.maxX - (image.frame.minX - 8)) < 0.01)

        button.semanticContentAttribute = .forceRightToLeft
        stage.run()
        #expect(abs(image.frame.minX - 12) < 1e-6)
        #expect(abs(label.frame.maxX - 188) < 0.01)
    }

    @Test func theTitleAttributesTransformerIsFinal() {
        let button = button("A") {
            $0.titleLineBreakMode = .byTruncatingTail
            $0.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
                var outgoing = incoming
                outgoing.font = .systemFont(ofSize: 30)
                outgoing.foregroundColor = .red
                return outgoing
            }
        }
        #expect(button.titleLabel?.font == .systemFont(ofSize: 30))
        button.isEnabled = false
        stage.run()
        #expect(button.titleLabel?.textColor == .red)
        #expect(button.titleLabel?.numberOfLines == 1)
    }

    @Test func assistiveTechnologyFindsAButtonByItsTitle() {
        let button = button("확인")
        #expect(button.isAccessibilityElement)
        #expect(button.accessibilityLabel == "확인")
        #expect(button.accessibilityTraits == .button)
        button.accessibilityLabel = "OK"
        #expect(button.accessibilityLabel == "OK")
    }

    @Test func aLongTitleStaysInsideTheButton() throws {
        let button = button(String(repeating: "long ", count: 100)) {
            $0.titleLineBreakMode = .byTruncatingTail
        }
        button.frame = CGRect(x: 0, y: 0, width: 150, height: 44)
        stage.run()
        let label = try #require(button.titleLabel)
        #expect(label.frame.minX >= 12 && label.frame.maxX <= 138)
    }

    @Test func equalConfigurationsAreEqual() {
        var a = UIButton.Configuration.filled()
        a.title = "A"
        var b = a
        #expect(a == b)
        b.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { $0 }
        #expect(a != b)
        #expect(UIButton.Configuration.filled() != .plain())
    }
}
