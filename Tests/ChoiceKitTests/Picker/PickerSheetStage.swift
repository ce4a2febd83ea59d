import CoreGraphics
import Simulator
import Testing
import UIKit
import UIKitCore
import XCUIAutomation

@testable import ChoiceKit

/// A device with a screen that shows picker sheets, and what those tell.
@MainActor final class PickerSheetStage {
    let host: HeadlessHost
    let app: XCUIApplication
    let controller = UIViewController()
    let target = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 44))
    private(set) var told: [PickerSheet.Event] = []
    private(set) var presentation: PickerPresentation?

    init(
        _ device: Device = .iPhone15, _ settings: DeviceSettings = DeviceSettings(),
        held orientation: UIInterfaceOrientation = .portrait
    ) {
        Delays.standard = .frames
        host = HeadlessHost(device: device, settings: settings, orientation: orientation)
        app = XCUIApplication(host: host)
        controller.view.backgroundColor = .systemBackground
        controller.view.addSubview(target)
        host.show(controller)
    }

    static let numbers = (0..<100).map { "Row \($0)" }

    /// Shows a sheet as `PickerSheet.show` does, with a closure for its stream, and lets it arrive.
    func show(
        _ columns: [PickerSheet.Column] = [.fixed(PickerSheetStage.numbers)],
        selections: [(row: Int, section: Int)] = [], at target: UIView? = nil,
        style: PickerSheet.Style = .standard, from parent: UIViewController? = nil
    ) {
        host.activate()
        let request = PickerRequest(
            columns: columns, contentType: .normal(title: "Title"), selections: selections, style: style)
        let new = PickerPresentation(request, from: parent ?? controller, for: target) { [weak self] in
            self?.told.append(PickerSheet.Event($0))
        }
        presentation = new
        new.begin()
        rest()
    }

    func show(_ content: [[String]], selections: [(row: Int, section: Int)] = [], at target: UIView? = nil) {
        show(content.map { .fixed($0) }, selections: selections, at: target)
    }

    /// What moves has come to rest.
    func rest() { host.advance(by: 6) }

    func forget() { presentation = nil }

    /// Tasks that wait have run, and what moves has come to rest.
    func turnTasks() async {
        for _ in 0..<20 { await Task.yield() }
        host.activate()
        rest()
    }

    var sheet: PickerSheetController? { controller.presentedViewController as? PickerSheetController }
    var wheels: UIPickerView? { sheet?.wheels }
    var endings: [PickerSheet.Ending] {
        told.compactMap { if case .ended(let ending) = $0 { ending } else { nil } }
    }
    var values: [String]? {
        guard case .done(let choices) = endings.last else { return nil }
        return choices.map(\.value)
    }

    /// The row in the middle of the first wheel.
    var middle: Int { wheels?.selectedRow(inComponent: 0) ?? -1 }

    func tap(_ button: String) {
        host.activate()
        app.buttons[button].tap()
    }

    /// A person turns a wheel to a row.
    func turn(to row: Int, in column: Int = 0) {
        host.activate()
        wheels?.selectRow(row, inComponent: column, animated: false)
        sheet?.choose(row, in: column)
    }

    /// A finger on the wheels that moves up at an even speed, in points a second.
    ///
    /// - Parameter x: in the window; the middle of the wheels where nothing is said.
    func fling(_ speed: CGFloat = 1_500, x: CGFloat? = nil, lifts: Bool = true) {
        guard let wheels else { return }
        host.activate()
        let middle = wheels.convert(CGPoint(x: wheels.bounds.midX, y: wheels.bounds.midY), to: nil)
        let x = x ?? middle.x, start = middle.y + 90, step = speed / 60
        touch(.began, start, x)
        for frame in 1...8 { touch(.moved, start - step * CGFloat(frame), x) }
        if lifts { touch(.ended, start - step * 8, x) }
    }

    private func touch(_ phase: UITouch.Phase, _ y: CGFloat, _ x: CGFloat) {
        host.touch(TouchSample(finger: 0, phase: phase, location: CGPoint(x: x, y: y)))
    }
}
