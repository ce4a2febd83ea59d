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

    @Test(arguments: [
        (UIButton.Configuration.Size.medium, 34.333), (.small, 28), (.mini, 28), (.large, 50.333),
    ])
    func heightsAreThoseMeasured(size: UIButton.Configuration.Size, height: CGFloat) {
        let button = button("Configure") { $0.buttonSize = size }
        #expect(abs(button.intrinsicContentSize.height - height) < 0.01)
    }

    @Test func aSubtitleStandsOnePointBelowTheTitle() {
        let button = button("Title") { $0.subtitle = "Subtitle" }
        #expect(abs(button.intrinsicContentSize.height - 51) < 0.4)
    }

    @Test func theTitleStandsInsideTheInsets() throws {
        let button = button("Configure")
        button.frame.size = button.intrinsicContentSize
        stage.run()
        let origin = try #require(button.titleLabel).frame.origin
        #expect(abs(origin.x - 12) < 1e-6 && abs(origin.y - 7) < 1e-6)
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

    @Test func theUpdateHandlerRunsOnceForAllChanges() {
        let button = button("A")
        var count = 0
        button.configurationUpdateHandler = {
            count += 1
            $0.configuration?.title = "B"
        }
        stage.run()
        #expect(count == 1)
        button.isSelected = true
        button.isEnabled = false
        stage.run()
        stage.run()
        #expect(count == 2)
        button.configuration?.title = "C"
        stage.run()
        #expect(count == 2)
        #expect(button.titleLabel?.text == "C")
    }

    @Test func pressingFadesFillAndTitleToThreeQuarters() {
        let configuration = UIButton.Configuration.filled()
        let traits = UITraitCollection.fallback
        let fill = configuration.fill(.highlighted, tint: .red)?.cgColor(in: traits)
        #expect(fill?.alpha == 0.75)
        #expect(configuration.foreground(.highlighted, tint: .red).cgColor(in: traits).alpha == 0.75)
        #expect(configuration.foreground(.disabled, tint: .red) == .tertiaryLabel)
    }

    @Test func aBackgroundColourThatIsSetStaysInEveryState() {
        var configuration = UIButton.Configuration.filled()
        configuration.background.backgroundColor = .green
        #expect(configuration.fill([.disabled, .highlighted], tint: .red) == .green)
    }

    @Test(arguments: [
        (UIButton.Configuration.CornerStyle.small, 5.0), (.medium, 7), (.large, 10), (.capsule, 20),
        (.dynamic, 5.95),
    ])
    func cornersFollowFromTheHeight(style: UIButton.Configuration.CornerStyle, radius: CGFloat) {
        var configuration = UIButton.Configuration.gray()
        configuration.cornerStyle = style
        #expect(abs(configuration.cornerRadius(height: 40) - radius) < 1e-9)
    }

    @Test func assistiveTechnologyFindsAButtonByItsTitle() {
        let button = button("확인")
        #expect(button.isAccessibilityElement)
        #expect(button.accessibilityLabel == "확인")
        #expect(button.accessibilityTraits == .button)
        button.accessibilityLabel = "OK"
        #expect(button.accessibilityLabel == "OK")
    }

    @Test func aSystemButtonHasTheMeasuredSize() {
        let button = UIButton(type: .system)
        #expect(button.intrinsicContentSize == CGSize(width: 30, height: 30))
        button.setTitle("Configure", for: .normal)
        #expect(button.intrinsicContentSize.height == 30)
        #expect(button.currentTitle == "Configure")
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
