import QuartzCore
import Testing

@testable import UIKitCore

/// When a button asks for its configuration, and what it shows of it.
@MainActor struct ButtonUpdateTests {
    let stage = TestStage()
    let button = UIButton(configuration: .filled())
    private let count = Count()

    private final class Count {
        var updates = 0
    }

    init() {
        button.configuration?.title = "Button"
        stage.show(button, frame: CGRect(x: 50, y: 50, width: 120, height: 44))
        let count = count
        button.configurationUpdateHandler = { _ in count.updates += 1 }
        stage.run()
    }

    private func updates(_ change: () -> Void) -> Int {
        let before = count.updates
        change()
        #expect(count.updates == before)
        stage.run()
        stage.run()
        return count.updates - before
    }

    @Test func settingTheHandlerRunsItOnce() { #expect(count.updates == 1) }

    @Test func eachChangeOfTheButtonRunsItOnce() {
        #expect(updates { button.setNeedsUpdateConfiguration() } == 1)
        #expect(updates { button.isHighlighted = true } == 1)
        #expect(updates { button.isEnabled = false } == 1)
        #expect(updates { button.isSelected = true } == 1)
        #expect(updates { button.tintColor = .red } == 1)
    }

    @Test func severalChangesRunItOnce() {
        #expect(
            updates {
                button.isHighlighted = true
                button.isSelected = true
                button.setNeedsUpdateConfiguration()
            } == 1)
    }

    @Test func changesOfConfigurationAndFrameDoNotRunIt() {
        #expect(updates { button.configuration?.title = "Other" } == 0)
        #expect(updates { button.frame.size.width = 200 } == 0)
        #expect(updates { button.isHighlighted = false } == 0)
    }

    @Test func assigningTheConfigurationInItDoesNotRunItAgain() {
        let count = count
        button.configurationUpdateHandler = {
            count.updates += 1
            $0.configuration?.title = "\(count.updates)"
        }
        let before = count.updates
        stage.run()
        stage.run()
        #expect(count.updates == before + 1)
        #expect(button.titleLabel?.text == "\(count.updates)")
    }

    @Test func itRunsBeforeTheLayoutThatShowsIt() throws {
        button.configurationUpdateHandler = {
            $0.configuration?.image = $0.isSelected ? UIImage(systemName: "checkmark") : nil
        }
        button.isSelected = true
        button.layoutIfNeeded()
        #expect(try #require(button.imageView).image != nil)
        #expect(try #require(button.imageView).frame.width > 0)
    }

    @Test func aSubclassUpdatesInstead() {
        final class Own: UIButton {
            override func updateConfiguration() { configuration?.subtitle = isSelected ? "on" : "off" }
        }
        let own = Own(configuration: .plain())
        stage.show(own, frame: CGRect(x: 0, y: 200, width: 100, height: 60))
        own.isSelected = true
        stage.run()
        #expect(own.subtitleLabel?.text == "on")
    }

    @Test func withoutAutomaticUpdatesTheColoursStay() throws {
        let before = button.currentTitleColor
        button.automaticallyUpdatesConfiguration = false
        button.isEnabled = false
        stage.run()
        #expect(button.currentTitleColor == before)
        button.automaticallyUpdatesConfiguration = true
        #expect(button.currentTitleColor == .tertiaryLabel)
    }

    // MARK: Toggles

    @Test func aToggleIsSelectedBeforeItsPrimaryActionAndAfterTheLift() {
        let log = ControlLog()
        let button = button
        for (event, name) in [(UIControl.Event.touchUpInside, "up"), (.primaryActionTriggered, "primary")] {
            button.addAction(UIAction { _ in log.names.append("\(name) \(button.isSelected)") }, for: event)
        }
        button.changesSelectionAsPrimaryAction = true
        for _ in 0..<2 {
            stage.finger(.began, 80, 70)
            stage.finger(.ended, 80, 70)
        }
        #expect(log.names == ["up false", "primary true", "up true", "primary false"])
        button.performPrimaryAction()
        #expect(button.isSelected)
    }

    @Test func aToggleThatIsLeftStaysAsItWas() {
        button.changesSelectionAsPrimaryAction = true
        stage.finger(.began, 80, 70)
        stage.finger(.ended, 390, 400)
        #expect(!button.isSelected)
    }

    // MARK: Texts and images

    @Test func rulesForSubtitleImageAndIndicatorAreFinal() throws {
        button.configuration?.subtitle = "Subtitle"
        button.configuration?.subtitleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
            var attributes = $0
            attributes.foregroundColor = .green
            attributes.font = .systemFont(ofSize: 11)
            return attributes
        }
        button.configuration?.image = UIImage(systemName: "plus")
        button.configuration?.imageColorTransformer = UIConfigurationColorTransformer { _ in .red }
        button.isEnabled = false
        stage.run()
        #expect(button.subtitleLabel?.textColor == .green)
        #expect(button.subtitleLabel?.font == .systemFont(ofSize: 11))
        #expect(button.imageView?.tintColor == .red)
        button.configuration?.showsActivityIndicator = true
        button.configuration?.activityIndicatorColorTransformer = UIConfigurationColorTransformer { _ in
            .orange
        }
        stage.run()
        #expect(button.activityIndicator?.color == .orange)
        #expect(button.imageView?.image == nil)
    }

    @Test func theIndicatorTurnsOnlyWhileItShows() throws {
        button.configuration?.showsActivityIndicator = true
        stage.run()
        let indicator = try #require(button.activityIndicator)
        #expect(indicator.isAnimating && !indicator.isHidden)
        button.configuration?.showsActivityIndicator = false
        stage.run()
        #expect(!indicator.isAnimating && indicator.isHidden)
    }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -5])
    func lengthsThatAreNoneLeaveASize(length: CGFloat) {
        button.configuration?.subtitle = "Subtitle"
        button.configuration?.image = UIImage(systemName: "plus")
        button.configuration?.imagePadding = length
        button.configuration?.titlePadding = length
        button.configuration?.contentInsets = NSDirectionalEdgeInsets(
            top: length, leading: length, bottom: length, trailing: length)
        button.configuration?.background.cornerRadius = length
        button.configuration?.background.strokeWidth = length
        button.configuration?.background.strokeOutset = length
        stage.run()
        let size = button.intrinsicContentSize
        #expect(size.width.isFinite && size.height.isFinite)
        #expect(button.subviews.allSatisfy { $0.frame.origin.x.isFinite && $0.frame.width.isFinite })
        button.frame = CGRect(x: 0, y: 0, width: length, height: length)
        stage.run()
        button.frame = .zero
        stage.run()
    }
}
