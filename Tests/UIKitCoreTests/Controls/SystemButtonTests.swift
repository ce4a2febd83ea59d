import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

/// Buttons without a configuration, to the figures that others measured.
@MainActor struct SystemButtonTests {
    let host = HeadlessHost(device: .iPhone15)
    let button = UIButton(type: .system)
    private let controller = UIViewController()

    init() {
        host.show(controller)
        controller.view.addSubview(button)
        host.settle()
    }

    private func show(_ title: String?) -> CGSize {
        button.setTitle(title, for: .normal)
        button.frame = CGRect(origin: CGPoint(x: 50, y: 100), size: button.intrinsicContentSize)
        host.settle()
        return button.bounds.size
    }

    private func finger(_ phase: UITouch.Phase) {
        host.touch(TouchSample(finger: 1, phase: phase, location: button.center))
    }

    private var label: UILabel? { button.titleLabel }

    private var shownAlpha: Float { label?.layer.presentation()?.opacity ?? -1 }

    // MARK: Size

    @Test(arguments: [(12.0, 27.0), (15, 30), (17, 33)])
    func anEmptyTitleHasALineAndTheLeastWidth(font: CGFloat, height: CGFloat) {
        label?.font = .systemFont(ofSize: font)
        #expect(show(nil) == CGSize(width: 30, height: height))
    }

    @Test(arguments: [(11.0, 14.0), (13, 16), (17, 21), (24, 29)])
    func theTitlesBoxIsRoundedUpToAWholePoint(font: CGFloat, box: CGFloat) throws {
        label?.font = .systemFont(ofSize: font)
        let size = show("Configure")
        #expect(size.height == box + 12)
        #expect(size.width == size.width.rounded())
        #expect(try #require(label).frame == CGRect(x: 0, y: 6, width: size.width, height: box))
    }

    @Test func theDefaultTitleIsFifteenPointsRegular() throws {
        #expect(try #require(label).font == .systemFont(ofSize: 15))
        #expect(button.sizeThatFits(CGSize(width: 1, height: 1)) == button.intrinsicContentSize)
    }

    @Test func anImageMakesItTight() throws {
        let image = try #require(UIImage(systemName: "plus"))
        var size = CGSize.zero
        button.traitCollection.performAsCurrent { size = image.size }
        button.setImage(image, for: .normal)
        #expect(button.intrinsicContentSize == size)
        let both = show("Add")
        #expect(both.height == max(size.height, 18))
    }

    @Test func aTitleThatDoesNotFitLosesItsMiddleAndStandsInTheMiddle() throws {
        _ = show("A title that is much too long for this")
        button.frame.size.width = 100
        host.settle()
        #expect(try #require(label).lineBreakMode == .byTruncatingMiddle)
        #expect(try #require(label).frame.width <= 100)
    }

    // MARK: Colours

    @Test func theTitleIsInTheTintAndGreyWhenDisabled() {
        _ = show("Button")
        #expect(button.currentTitleColor == button.tintColor)
        button.isEnabled = false
        let color = button.currentTitleColor.cgColor(in: .fallback)
        #expect(abs(color.red - 0.52) < 1e-6 && abs(color.alpha - 0.45) < 1e-6)
    }

    @Test func aColourForTheNormalStateShowsInEveryState() {
        button.setTitleColor(.red, for: .normal)
        for change in [{ button.isEnabled = false }, { button.isSelected = true }] {
            change()
            #expect(button.currentTitleColor == .red)
        }
    }

    @Test func aStateIsLookedUpExactlyOrIsTheNormalOne() {
        button.setTitle("normal", for: .normal)
        button.setTitle("highlighted", for: .highlighted)
        button.setTitle("selected", for: .selected)
        button.isSelected = true
        #expect(button.currentTitle == "selected")
        button.isHighlighted = true
        #expect(button.currentTitle == "normal")
        #expect(button.title(for: [.selected, .highlighted]) == "normal")
        button.setTitle(nil, for: .selected)
        #expect(button.title(for: .selected) == "normal")
    }

    @Test func imagesAreOfStatesToo() throws {
        let (a, b) = (try #require(UIImage(systemName: "plus")), try #require(UIImage(systemName: "minus")))
        button.setImage(a, for: .normal)
        button.setImage(b, for: .disabled)
        host.settle()
        #expect(button.imageView?.image == a)
        button.isEnabled = false
        host.settle()
        #expect(button.currentImage == b && button.imageView?.image == b)
    }

    // MARK: Pressing

    @Test func pressingLeavesAFifthOfTheTitleAtOnce() {
        _ = show("Button")
        finger(.began)
        host.settle()
        #expect(abs(shownAlpha - 0.2) < 1e-6)
    }

    @Test func liftingFadesTheTitleBackInASteadyRise() {
        _ = show("Button")
        finger(.began)
        finger(.ended)
        #expect(label?.alpha == 1)
        var shown: [Float] = []
        for _ in 0..<20 {
            host.advance(by: 1.0 / 60)
            shown.append(shownAlpha)
        }
        #expect(shown == shown.sorted())
        #expect(shown[3] < 0.6 && shown.last == 1)
    }

    @Test func pressingAgainWhileItFadesDimsAtOnce() {
        _ = show("Button")
        finger(.began)
        finger(.ended)
        host.advance(by: 0.1)
        finger(.began)
        #expect(abs(shownAlpha - 0.2) < 1e-6)
    }

    @Test func aCustomButtonIsNotDimmed() throws {
        let custom = UIButton(type: .custom)
        custom.setTitle("Custom", for: .normal)
        controller.view.addSubview(custom)
        custom.isHighlighted = true
        host.settle()
        #expect(try #require(custom.titleLabel).alpha == 1)
        #expect(custom.currentTitleColor == .white)
    }

    // MARK: With and without a configuration

    @Test func clearingTheConfigurationBringsTheOldSizesBack() {
        button.configuration = .filled()
        button.configuration?.title = "Filled"
        host.settle()
        button.configuration = nil
        host.settle()
        #expect(button.intrinsicContentSize == CGSize(width: 30, height: 30))
        #expect(label?.font == .systemFont(ofSize: 15) && label?.numberOfLines == 1)
    }

    @Test func whatAnAppSetOnTheLabelOutlivesAConfiguration() {
        label?.font = .systemFont(ofSize: 22)
        label?.numberOfLines = 2
        button.configuration = .filled()
        host.settle()
        button.configuration = nil
        host.settle()
        #expect(label?.font == .systemFont(ofSize: 22) && label?.numberOfLines == 2)
    }

    @Test func anActionNamesTheButton() {
        let image = UIImage(systemName: "plus")
        let button = UIButton(primaryAction: UIAction(title: "Add", image: image) { _ in })
        #expect(button.buttonType == .system)
        #expect(button.currentTitle == "Add" && button.currentImage == image)
        #expect(UIButton(frame: .zero, primaryAction: UIAction(title: "B") { _ in }).currentTitle == "B")
    }
}
