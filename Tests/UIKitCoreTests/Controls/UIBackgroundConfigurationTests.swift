import QuartzCore
import Testing

@testable import UIKitCore

@MainActor struct UIBackgroundConfigurationTests {
    let stage = TestStage()
    let button = UIButton(configuration: .filled())

    init() { stage.show(button, frame: CGRect(x: 0, y: 0, width: 100, height: 40)) }

    private func show(_ change: (inout UIBackgroundConfiguration) -> Void) throws -> UIView {
        change(&button.configuration!.background)
        stage.run()
        return try #require(button.subviews.first)
    }

    @Test func aMissingColourIsTheTintAndTheRuleIsFinal() {
        var background = UIBackgroundConfiguration.clear()
        #expect(background.resolvedBackgroundColor(for: .red) == .clear)
        background.backgroundColor = nil
        #expect(background.resolvedBackgroundColor(for: .red) == .red)
        background.backgroundColorTransformer = UIConfigurationColorTransformer { _ in .green }
        #expect(background.resolvedBackgroundColor(for: .red) == .green)
        background.strokeColor = nil
        #expect(background.resolvedStrokeColor(for: .red) == .red)
        background.strokeColorTransformer = UIConfigurationColorTransformer { _ in .blue }
        #expect(background.resolvedStrokeColor(for: .red) == .blue)
    }

    @Test func theBackgroundIsBehindEverythingAndTakesNoTouches() throws {
        button.configuration?.title = "Title"
        let view = try show { $0.cornerRadius = 8 }
        #expect(view.frame == button.bounds && view.layer.cornerRadius == 8)
        #expect(button.hitTest(CGPoint(x: 50, y: 20), with: nil) === button)
    }

    @Test func insetsAndMarginsMakeItSmaller() throws {
        button.directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: 4, leading: 3, bottom: 2, trailing: 1)
        let view = try show {
            $0.backgroundInsets = NSDirectionalEdgeInsets(top: 1, leading: 10, bottom: 2, trailing: 20)
            $0.edgesAddingLayoutMarginsToBackgroundInsets = [.top, .leading]
        }
        #expect(view.frame == CGRect(x: 13, y: 5, width: 67, height: 33))
        button.semanticContentAttribute = .forceRightToLeft
        stage.run()
        #expect(view.frame.minX == 20)
    }

    @Test(arguments: [(0.0, 8.0), (3, 11), (-2, 6)])
    func aLineIsDrawnInsideItsEdge(outset: CGFloat, radius: CGFloat) throws {
        let view = try show {
            ($0.cornerRadius, $0.strokeWidth, $0.strokeOutset) = (8, 2, outset)
            $0.strokeColor = .red
        }
        let line = try #require(view.subviews.last)
        #expect(line.frame == view.bounds.insetBy(dx: -outset, dy: -outset))
        #expect(line.layer.borderWidth == 2 && line.layer.cornerRadius == radius)
        _ = try show { $0.strokeColor = .clear }
        #expect(line.isHidden)
    }

    @Test func anImageLiesBelowAViewAndBothFillIt() throws {
        let own = UIView()
        let view = try show {
            $0.image = UIImage(systemName: "plus")
            $0.imageContentMode = .center
            $0.customView = own
        }
        let image = try #require(view.subviews.first as? UIImageView)
        #expect(image.contentMode == .center && image.frame == view.bounds)
        #expect(own.superview === view && own.frame == view.bounds)
        _ = try show { $0.customView = nil }
        #expect(own.superview == nil)
    }

    @Test func aPlainButtonHasNoBackground() {
        let plain = UIButton(configuration: .plain())
        stage.show(plain, frame: CGRect(x: 0, y: 100, width: 100, height: 40))
        #expect(plain.subviews.isEmpty)
    }
}
