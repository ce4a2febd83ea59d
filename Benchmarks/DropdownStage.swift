import ChoiceKit
import Simulator
import UIKit
import UIKitCore

/// A dropdown with so many items, on the device of the benchmarks.
@MainActor struct DropdownStage {
    let host = HeadlessHost(device: Self.device)
    let button = DropdownButton()

    init(count: Int) { self.init(items: Self.makeItems(count)) }

    init(items: [DropdownButton.Item]) {
        button.accessibilityLabel = "Item"
        button.items = items
        let controller = UIViewController()
        controller.view.backgroundColor = .systemBackground
        button.frame = CGRect(x: 16, y: 100, width: 361, height: 50)
        controller.view.addSubview(button)
        host.show(controller)
        host.composite()
    }

    var count: Int { button.items.count }

    static func makeItems(_ count: Int) -> [DropdownButton.Item] {
        (0..<count).map { .init(id: $0, title: "Item \($0)") }
    }

    // MARK: The finger

    /// The finger is down on the button, and what that shows is on the screen.
    func press() {
        host.touch(TouchSample(finger: 0, phase: .began, location: middle))
        host.composite()
    }

    /// It goes on, and what moves comes to rest.
    func rest(for seconds: TimeInterval = 0.06) {
        host.advance(by: seconds)
        host.settle()
        host.composite()
    }

    /// The finger lifts, and frames run until one shows every row that the list has room for.
    func lift() {
        host.touch(TouchSample(finger: 0, phase: .ended, location: middle))
        host.composite()
        while !showsRows { frame() }
    }

    /// The finger goes away without a press.
    func cancel() {
        host.touch(TouchSample(finger: 0, phase: .cancelled, location: middle))
        rest()
    }

    /// The list is gone.
    func close() {
        button.close()
        rest(for: 1)
    }

    /// One frame, drawn.
    func frame() {
        host.advance(by: FrameLoop.interval)
        host.composite()
    }

    // MARK: The list

    /// The table of the open list.
    var table: UITableView? { table(in: host.app.windowScene.windows.last) }

    private var showsRows: Bool { table.map { !$0.visibleCells.isEmpty } ?? false }

    private func table(in view: UIView?) -> UITableView? {
        guard let view else { return nil }
        if let table = view as? UITableView { return table }
        return view.subviews.lazy.compactMap { table(in: $0) }.first
    }

    private var middle: CGPoint { CGPoint(x: button.frame.midX, y: button.frame.midY) }

    /// The size of an iPhone 15 at two pixels a point: figures at three do not compare with others.
    static let device = Device(
        name: "the device of the benchmarks", size: CGSize(width: 393, height: 852), scale: 2)
}
