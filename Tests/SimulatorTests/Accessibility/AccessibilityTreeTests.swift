import Simulator
import Testing
import UIKitCore

@MainActor struct AccessibilityTreeTests {
    let host = HeadlessHost(device: .iPhoneSE)
    let controller = UIViewController()

    init() { host.show(controller) }

    @discardableResult private func add(
        _ label: String, to view: UIView? = nil, frame: CGRect = CGRect(x: 10, y: 50, width: 100, height: 20)
    ) -> UIView {
        let added = UIView(frame: frame)
        added.isAccessibilityElement = true
        added.accessibilityLabel = label
        (view ?? controller.view).addSubview(added)
        return added
    }

    private var tree: AccessibilityTree {
        host.update()
        return AccessibilityTree(of: host.app)
    }

    private var labels: [String] { tree.elements.map(\.label) }

    @Test func holdsElementsInTheirOrder() {
        add("one")
        add("two", to: add(container: UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))))
        #expect(labels == ["one", "two"])
    }

    private func add(container: UIView) -> UIView {
        controller.view.addSubview(container)
        return container
    }

    @Test func meetsTheRowOfAListAsOneThingUnlessItSaysOtherwise() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 100, width: 300, height: 44)
        controller.view.addSubview(cell)
        let label = UILabel(frame: CGRect(x: 16, y: 0, width: 100, height: 44))
        label.text = "Name"
        cell.contentView.addSubview(label)
        let button = add("More", to: cell.contentView, frame: CGRect(x: 200, y: 0, width: 44, height: 44))
        button.accessibilityTraits = .button
        #expect(tree.elements.count == 1)
        cell.isAccessibilityElement = false
        #expect(labels == ["Name", "More"])
    }

    @Test func doesNotLookIntoAnElement() {
        add("inner", to: add("outer"))
        #expect(labels == ["outer"])
    }

    @Test func leavesOutWhatIsHidden() {
        add("hidden").isHidden = true
        add("clear").alpha = 0
        add("inside", to: add("parent").superview)
        let box = add(container: UIView())
        box.accessibilityElementsHidden = true
        add("boxed", to: box)
        #expect(labels == ["parent", "inside"])
    }

    @Test func leavesOutATextWithoutWords() {
        add("").accessibilityTraits = .staticText
        add("").accessibilityTraits = .button
        #expect(tree.elements.map(\.role) == [.button])
    }

    @Test func leavesOutTheSiblingsOfAModalView() {
        add("behind")
        let modal = add(container: UIView())
        modal.accessibilityViewIsModal = true
        add("front", to: modal)
        #expect(labels == ["front"])
        modal.isHidden = true
        #expect(labels == ["behind"])
    }

    @Test func takesTheElementsThatAContainerLists() {
        let box = add(container: UIView())
        let first = add("first", to: box)
        let second = add("second", to: box)
        add("unlisted", to: box)
        box.accessibilityElements = [second, first]
        #expect(labels == ["second", "first"])
    }

    @Test func tellsWhatTheTraitsSay() {
        add("a").accessibilityTraits = [.button, .selected]
        add("b").accessibilityTraits = .header
        add("c").accessibilityTraits = [.image, .notEnabled]
        let elements = tree.elements
        #expect(elements.map(\.role) == [.button, .staticText, .image])
        #expect(elements.map(\.isSelected) == [true, false, false])
        #expect(elements.map(\.isEnabled) == [true, true, false])
    }

    @Test func cutsWhatIsToBeSeenAtTheScreenAndAtViewsThatClip() {
        let box = add(container: UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 100)))
        box.clipsToBounds = true
        add("half", to: box, frame: CGRect(x: 0, y: 90, width: 50, height: 20))
        add("none", to: box, frame: CGRect(x: 0, y: 200, width: 50, height: 20))
        add("outside", frame: CGRect(x: 370, y: 0, width: 20, height: 20))
        let visible = Dictionary(uniqueKeysWithValues: tree.elements.map { ($0.label, $0.visibleFrame) })
        #expect(visible["half"] == CGRect(x: 0, y: 190, width: 50, height: 10))
        #expect(visible["none"]?.isEmpty == true)
        #expect(visible["outside"] == CGRect(x: 370, y: 0, width: 5, height: 20))
    }

    @Test func putsTheFrontWindowFirst() {
        add("below")
        let window = UIWindow(windowScene: host.app.windowScene)
        window.windowLevel = .alert
        window.isHidden = false
        let top = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        top.isAccessibilityElement = true
        top.accessibilityLabel = "above"
        window.addSubview(top)
        #expect(labels == ["above", "below"])
    }

    @Test func isWrittenALineANode() {
        let view = add("a \"b\"\nc", frame: CGRect(x: 10, y: 50.5, width: 100, height: 20.25))
        view.accessibilityValue = "v"
        view.accessibilityTraits = [.button, .adjustable]
        let box = add(container: UIView(frame: CGRect(x: 0, y: 200, width: 30, height: 30)))
        box.accessibilityIdentifier = "box"
        add("in", to: box, frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(
            tree.lines == [
                "window \"\" value=\"\" traits=[] (0, 0, 375, 667)",
                "  button \"a \\\"b\\\"\\nc\" value=\"v\" traits=[button, adjustable] (10, 50.5, 100, 20.25)",
                "  other \"\" value=\"\" traits=[] (0, 200, 30, 30)",
                "    other \"in\" value=\"\" traits=[] (1, 202, 3, 4)",
            ])
    }
}
