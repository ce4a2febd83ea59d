import QuartzCore
import Testing

@testable import UIKitCore

/// Elements that are no views, containers, and where things are on the screen.
@MainActor struct UIAccessibilityElementTests {
    let stage = TestStage()
    let view = UIView()

    init() { stage.show(view, frame: CGRect(x: 30, y: 100, width: 200, height: 100)) }

    @Test func isAnElementUnlessToldNot() {
        let element = UIAccessibilityElement(accessibilityContainer: view)
        #expect(element.isAccessibilityElement)
        element.isAccessibilityElement = false
        #expect(!element.isAccessibilityElement)
        #expect(element.accessibilityContainer === view)
        #expect(element.accessibilityTraits == .none)
    }

    @Test func hasTheFrameThatItIsGiven() {
        let element = UIAccessibilityElement(accessibilityContainer: view)
        #expect(element.accessibilityFrame == .zero)
        #expect(element.accessibilityFrameInContainerSpace.isNull)
        element.accessibilityFrame = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(element.accessibilityFrame == CGRect(x: 1, y: 2, width: 3, height: 4))
    }

    @Test func followsItsContainerWithAFrameInThat() {
        let outer = UIAccessibilityElement(accessibilityContainer: view)
        outer.accessibilityFrameInContainerSpace = CGRect(x: 10, y: 10, width: 50, height: 50)
        let inner = UIAccessibilityElement(accessibilityContainer: outer)
        inner.accessibilityFrameInContainerSpace = CGRect(x: 5, y: 6, width: 7, height: 8)
        inner.accessibilityFrame = .zero
        #expect(outer.accessibilityFrame == CGRect(x: 40, y: 110, width: 50, height: 50))
        #expect(inner.accessibilityFrame == CGRect(x: 45, y: 116, width: 7, height: 8))
        view.frame.origin.x += 100
        #expect(inner.accessibilityFrame.minX == 145)
    }

    @Test func outlivesItsContainer() {
        var container: UIView? = UIView()
        let element = UIAccessibilityElement(accessibilityContainer: container!)
        element.accessibilityFrameInContainerSpace = CGRect(x: 5, y: 6, width: 7, height: 8)
        container = nil
        #expect(element.accessibilityContainer == nil)
        #expect(element.accessibilityFrame.size == CGSize(width: 7, height: 8))
    }

    // MARK: Places on the screen

    @Test func convertsARectangleOfAViewToTheScreen() {
        let inner = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 50))
        view.addSubview(inner)
        stage.window.frame.origin.y = 5
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(
            UIAccessibility.convertToScreenCoordinates(rect, in: inner)
                == CGRect(x: 41, y: 127, width: 3, height: 4))
        #expect(UIAccessibility.convertToScreenCoordinates(rect, in: UIView()) == .zero)
    }

    @Test func convertsAPathOfAViewToTheScreen() {
        let inner = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 50))
        inner.transform = CGAffineTransform(scaleX: 2, y: 2)
        view.addSubview(inner)
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 50, height: 25))
        let onScreen = UIAccessibility.convertToScreenCoordinates(path, in: inner)
        #expect(onScreen.bounds == CGRect(x: 15, y: 95, width: 100, height: 50))
        #expect(path.bounds == CGRect(x: 0, y: 0, width: 50, height: 25))
        #expect(UIAccessibility.convertToScreenCoordinates(path, in: UIView()).isEmpty)
        view.accessibilityPath = onScreen
        #expect(view.accessibilityPath === onScreen)
        #expect(view.accessibilityFrame == CGRect(x: 30, y: 100, width: 200, height: 100))
    }

    @Test func isActivatedInTheMiddleUnlessToldWhere() {
        #expect(view.accessibilityActivationPoint == CGPoint(x: 130, y: 150))
        view.accessibilityFrame = CGRect(x: 0, y: 0, width: 10, height: 20)
        #expect(view.accessibilityActivationPoint == CGPoint(x: 5, y: 10))
        view.accessibilityActivationPoint = CGPoint(x: 3, y: 4)
        #expect(view.accessibilityActivationPoint == CGPoint(x: 3, y: 4))
    }

    // MARK: Containers

    @Test func countsAndFindsWhatAContainerLists() {
        let elements = (0..<3).map { _ in UIAccessibilityElement(accessibilityContainer: view) }
        #expect(view.accessibilityElementCount() == 0)
        #expect(view.accessibilityElement(at: 0) == nil)
        view.accessibilityElements = elements
        #expect(view.accessibilityElementCount() == 3)
        #expect(view.accessibilityElement(at: 2) as? UIAccessibilityElement === elements[2])
        #expect(view.accessibilityElement(at: 3) == nil && view.accessibilityElement(at: -1) == nil)
        #expect(view.index(ofAccessibilityElement: elements[1]) == 1)
        #expect(view.index(ofAccessibilityElement: UIView()) == NSNotFound)
    }
}
