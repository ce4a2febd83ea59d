import CoreGraphics
import Simulator
import Testing
import UIKitCore

/// In which order a person meets what views, groups and containers hold.
@MainActor struct AccessibilityOrderTests {
    let host = HeadlessHost(device: .iPhoneSE)
    let controller = UIViewController()

    init() { host.show(controller) }

    private var labels: String { elements.map(\.label).joined() }

    private var elements: [AccessibilityNode] {
        host.update()
        return AccessibilityTree(of: host.app).elements
    }

    @discardableResult private func add(_ label: String, _ x: CGFloat, _ y: CGFloat, to view: UIView? = nil)
        -> UIView
    {
        let added = UIView(frame: CGRect(x: x, y: y, width: 40, height: 20))
        added.isAccessibilityElement = true
        added.accessibilityLabel = label
        (view ?? controller.view).addSubview(added)
        return added
    }

    private func column(_ x: CGFloat) -> UIView {
        let column = UIView(frame: CGRect(x: x, y: 100, width: 100, height: 200))
        controller.view.addSubview(column)
        return column
    }

    /// Two columns of two.
    private func addColumns() -> (UIView, UIView) {
        let (left, right) = (column(20), column(150))
        for (label, y) in [("a", 0.0), ("b", 50)] { add(label, 0, y, to: left) }
        for (label, y) in [("1", 0.0), ("2", 50)] { add(label, 0, y, to: right) }
        return (left, right)
    }

    // MARK: Views

    @Test func readsByPlaceAndNotByWhenItWasAdded() {
        add("c", 20, 200)
        add("b", 200, 100)
        add("a", 20, 100)
        #expect(labels == "abc")
    }

    @Test func readsAcrossViewsLineByLine() {
        _ = addColumns()
        #expect(labels == "a1b2")
    }

    @Test func readsAGroupTogether() {
        let (left, right) = addColumns()
        left.shouldGroupAccessibilityChildren = true
        #expect(labels == "ab12")
        right.shouldGroupAccessibilityChildren = true
        #expect(labels == "ab12")
        left.shouldGroupAccessibilityChildren = false
        #expect(labels == "a12b")
    }

    @Test func placesAGroupByItsElements() {
        let group = column(0)
        group.shouldGroupAccessibilityChildren = true
        group.frame = CGRect(x: 0, y: 0, width: 375, height: 600)
        add("b", 10, 300, to: group)
        add("a", 10, 200)
        #expect(labels == "ab")
    }

    @Test func readsFromTheRightWhereTheDeviceDoes() {
        host.change(to: DeviceSettings(language: "ar"))
        add("b", 20, 100)
        add("a", 200, 100)
        #expect(labels == "ab")
    }

    @Test func readsTheBarBeforeWhatIsUnderIt() {
        let navigation = UINavigationController(rootViewController: controller)
        controller.title = "Title"
        controller.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Edit")
        let next = UIViewController()
        next.title = "Next"
        next.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Done")
        host.show(navigation)
        host.activate()
        navigation.pushViewController(next, animated: false)
        add("below", 20, 100, to: next.view)
        host.settle()
        #expect(elements.map(\.label) == ["Title", "Next", "Done", "below"])
    }

    @Test func readsTheBarBeforeWhatIsScrolledUnderIt() {
        let scroll = UIScrollView()
        scroll.contentSize = CGSize(width: 375, height: 2_000)
        controller.title = "Title"
        host.show(UINavigationController(rootViewController: controller))
        host.activate()
        scroll.frame = controller.view.bounds
        controller.view.addSubview(scroll)
        for (label, y) in [("a", 0.0), ("b", 100), ("c", 200)] { add(label, 20, y, to: scroll) }
        host.settle()
        #expect(elements.map(\.label) == ["Title", "a", "b", "c"])
        scroll.contentOffset.y += 50
        #expect(elements.map(\.label) == ["Title", "a", "b", "c"])
    }

    @Test func placesAScrollViewByWhatIsInIt() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 600))
        controller.view.addSubview(scroll)
        add("b", 20, 300, to: scroll)
        add("a", 20, 100)
        #expect(labels == "ab")
    }

    @Test func readsTheLastOfTwoModalViews() {
        let (left, right) = addColumns()
        left.accessibilityViewIsModal = true
        #expect(labels == "ab")
        right.accessibilityViewIsModal = true
        #expect(labels == "12")
        right.alpha = 0
        #expect(labels == "ab")
    }

    // MARK: Containers

    @Test func keepsTheOrderOfAContainer() {
        let box = column(20)
        let (a, b) = (add("a", 0, 50, to: box), add("b", 0, 0, to: box))
        box.accessibilityElements = [a, b]
        add("c", 20, 170)
        #expect(labels == "abc")
    }

    @Test func asksAContainerForItsElementsOneByOne() {
        let box = CountingContainer(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
        controller.view.addSubview(box)
        #expect(labels == "012")
        #expect(elements.map(\.frame.minY) == [100, 130, 160])
    }

    @Test func looksIntoContainersInContainers() {
        let box = column(20)
        let inner = UIAccessibilityElement(accessibilityContainer: box)
        inner.isAccessibilityElement = false
        let (a, b) = (
            UIAccessibilityElement(accessibilityContainer: inner),
            UIAccessibilityElement(accessibilityContainer: box)
        )
        (a.accessibilityLabel, b.accessibilityLabel) = ("a", "b")
        inner.accessibilityElements = [a]
        box.accessibilityElements = [inner, b]
        #expect(labels == "ab")
        inner.accessibilityElementsHidden = true
        #expect(labels == "b")
    }

    @Test func anElementIsWhatItsTraitsSayAndStandsWhereItsContainerDoes() {
        let box = column(20)
        let element = UIAccessibilityElement(accessibilityContainer: box)
        element.accessibilityLabel = "Play"
        element.accessibilityTraits = [.button, .notEnabled]
        element.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 2, width: 30, height: 40)
        box.accessibilityElements = [element]
        #expect(elements.map(\.role) == [.button])
        #expect(elements.first?.isEnabled == false)
        #expect(elements.first?.frame == CGRect(x: 21, y: 102, width: 30, height: 40))
        box.frame.origin.y += 10
        #expect(elements.first?.frame.minY == 112)
    }

    @Test func anEmptyListHidesWhatIsInside() {
        let box = column(20)
        add("a", 0, 0, to: box)
        box.accessibilityElements = []
        #expect(labels == "")
    }
}

/// Tells its elements one by one.
private final class CountingContainer: UIView {
    private lazy var made: [UIAccessibilityElement] = (0..<3).map { index in
        let element = UIAccessibilityElement(accessibilityContainer: self)
        element.accessibilityLabel = "\(index)"
        element.accessibilityFrameInContainerSpace = CGRect(x: 0, y: index * 30, width: 100, height: 20)
        return element
    }

    override func accessibilityElementCount() -> Int { made.count }
    override func accessibilityElement(at index: Int) -> Any? {
        made.indices.contains(index) ? made[index] : nil
    }
    override func index(ofAccessibilityElement element: Any) -> Int {
        made.firstIndex { $0 === element as AnyObject } ?? NSNotFound
    }
}
