import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

/// Buttons under the pointer.
@MainActor struct ButtonPointerTests {
    let host = HeadlessHost(device: .iPhoneSE)
    let root = UIViewController()
    let button = UIButton(configuration: .filled())

    init() {
        host.show(root)
        button.frame = CGRect(x: 100, y: 100, width: 120, height: 44)
        root.view.addSubview(button)
        host.settle()
    }

    private func hover(_ place: CGPoint? = CGPoint(x: 160, y: 122)) {
        host.hover(at: place)
        host.settle()
    }

    private var area: CAShapeLayer? {
        button.layer.sublayers?.lazy.compactMap { $0 as? CAShapeLayer }.first
    }

    private var width: CGFloat { button.layer.presentation()?.frame.width ?? 0 }

    @Test func hasNoEffectUnlessItIsEnabled() {
        #expect(!button.isPointerInteractionEnabled && button.pointerStyleProvider == nil)
        hover()
        #expect(area == nil && !button.isHovered)
    }

    @Test func liftsAFilledButtonAndHighlightsAPlainOne() {
        button.isPointerInteractionEnabled = true
        #expect(button.interactions.count == 1)
        hover()
        #expect(button.isHovered && width > 122 && (area?.shadowOpacity ?? 0) > 0)
        hover(nil)
        #expect(!button.isHovered && area == nil && width == 120)
        button.configuration = .plain()
        host.settle()
        hover()
        #expect(width == 120 && area?.fillColor != nil)
    }

    @Test func aButtonThatIsDisabledHasNoneUntilItIsEnabled() {
        button.isPointerInteractionEnabled = true
        hover()
        button.isEnabled = false
        host.settle()
        #expect(!button.isHovered && area == nil && width == 120)
        button.isEnabled = true
        host.settle()
        #expect(button.isHovered && area != nil)
    }

    @Test func theEffectTakesTheSizeOfTheButton() throws {
        button.isPointerInteractionEnabled = true
        hover()
        button.frame.size.width = 200
        host.settle()
        #expect(try #require(area?.shadowPath?.boundingBoxOfPath).width > 199)
        #expect(button.layer.sublayers?.count { $0 is CAShapeLayer } == 1)
    }

    @Test func aProviderTakesTheProposalOrReplacesIt() {
        var proposals: [CGRect] = []
        button.pointerStyleProvider = { button, effect, shape in
            if case .roundedRect(let rect, _) = shape { proposals.append(rect) }
            return UIPointerStyle(effect: .hover(effect.preview, prefersScaledContent: false))
        }
        #expect(button.isPointerInteractionEnabled)
        hover()
        #expect(proposals == [CGRect(x: 100, y: 100, width: 120, height: 44)])
        #expect(width == 120 && (area?.zPosition ?? 0) > 0)
        button.pointerStyleProvider = { _, _, _ in nil }
        host.settle()
        #expect(area == nil && button.isHovered)
        button.isPointerInteractionEnabled = false
        host.settle()
        #expect(button.interactions.isEmpty && !button.isHovered)
    }

    @Test func aPressWorksUnderTheEffect() {
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        button.isPointerInteractionEnabled = true
        hover()
        host.tap(at: CGPoint(x: 160, y: 122))
        #expect(taps == 1)
    }

    @Test func barButtonsHaveOneWithoutTheAppsDoing() throws {
        root.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .done)
        let navigation = UINavigationController(rootViewController: root)
        host.show(navigation)
        let item = try #require(find(BarButton.self, in: navigation.navigationBar))
        let frame = item.screenFrame
        hover(CGPoint(x: frame.midX, y: frame.midY))
        #expect(item.layer.sublayers?.first is CAShapeLayer)
        root.navigationItem.rightBarButtonItem?.isEnabled = false
        host.settle()
        hover(CGPoint(x: frame.midX + 1, y: frame.midY))
        let now = try #require(find(BarButton.self, in: navigation.navigationBar))
        #expect(now.layer.sublayers?.contains { $0 is CAShapeLayer } == false)
    }

    private func find<View: UIView>(_ type: View.Type, in view: UIView) -> View? {
        view as? View ?? view.subviews.lazy.compactMap { find(type, in: $0) }.first
    }
}
