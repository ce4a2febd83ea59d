import ChoiceKit
import Simulator
import UIKit
import UIKitCore

/// A screen that shows sheets with wheels, on the device of the benchmarks.
@MainActor struct WheelStage {
    let host = HeadlessHost(device: DropdownStage.device)
    /// How many rows a column has.
    let count: Int
    private let rows: [String]
    private let controller = UIViewController()

    init(count: Int) {
        self.count = count
        rows = (0..<count).map { "Row \($0)" }
        controller.view.backgroundColor = .systemBackground
        host.show(controller)
        host.composite()
    }

    /// Asks for a sheet of so many columns, and draws its first frame.
    func open(columns: Int) {
        PickerSheet.show(
            columns: (0..<columns).map { _ in .fixed(rows) }, contentType: .normal(title: "Title"),
            parentViewController: controller
        ) { _ in }
        frame()
    }

    func close() {
        controller.dismiss(animated: false)
        rest(for: 1)
    }

    func rest(for seconds: TimeInterval) {
        host.advance(by: seconds)
        host.composite()
    }

    /// One frame, drawn.
    func frame() {
        host.advance(by: FrameLoop.interval)
        host.composite()
    }

    /// Turns three wheels by a finger on each at once, so that they spin for some three seconds.
    func spin() {
        send(.began, 0)
        for step in 1...8 { send(.moved, CGFloat(step) * Self.step) }
        send(.ended, 8 * Self.step)
    }

    private func send(_ phase: UITouch.Phase, _ way: CGFloat) {
        let size = DropdownStage.device.size
        func sample(_ column: Int) -> TouchSample {
            let x = size.width * (CGFloat(column) + 0.5) / 3
            return TouchSample(
                finger: column, phase: phase, location: CGPoint(x: x, y: size.height - Self.fromBelow - way))
        }
        host.touch(sample(0), sample(1), sample(2))
    }

    /// Points a frame, 1,500 a second.
    private static let step: CGFloat = 25
    /// In points, inside the wheels and above the home indicator.
    private static let fromBelow: CGFloat = 50
}
