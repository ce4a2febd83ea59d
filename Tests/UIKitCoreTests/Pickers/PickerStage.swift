import QuartzCore
import Simulator

@testable import UIKitCore

/// A picker at the bottom of an iPhone 15 (393 x 852 points), as on the pictures of iOS 16 and 17, and its
/// delegate.
@MainActor final class PickerStage {
    let host: HeadlessHost
    let picker: UIPickerView
    let rows: PickerRowsLog
    let root = UIViewController()

    init(
        _ counts: [Int] = [100], log: PickerRowsLog = PickerRowsLog(), settings: DeviceSettings = .init(),
        frame: CGRect = CGRect(x: 0, y: 636, width: 393, height: 216)
    ) {
        host = HeadlessHost(device: .iPhone15, settings: settings)
        host.show(root)
        picker = UIPickerView(frame: frame)
        rows = log
        rows.counts = counts
        picker.dataSource = rows
        picker.delegate = rows
        root.view.addSubview(picker)
        host.settle()
    }

    var columns: [PickerColumn] { picker.subviews.compactMap { $0 as? PickerColumn } }

    func selected(_ component: Int = 0) -> Int { picker.selectedRow(inComponent: component) }

    /// The offset of a wheel.
    func turn(_ component: Int = 0) -> CGFloat { columns[component].scroll.contentOffset.y }

    /// The longest spin is over.
    func rest() { host.advance(by: 6) }

    func finger(_ phase: UITouch.Phase, _ y: CGFloat, x: CGFloat = 196, _ finger: Int = 0) {
        host.touch(TouchSample(finger: finger, phase: phase, location: CGPoint(x: x, y: y)))
    }

    /// A finger that moves up at an even speed, in points a second, for so many frames, and lifts.
    func fling(
        _ speed: CGFloat, frames: Int = 12, x: CGFloat = 196, from y: CGFloat = 840, lifts: Bool = true
    ) {
        let step = speed * FrameLoop.interval
        finger(.began, y, x: x)
        for frame in 1...frames { finger(.moved, y - step * CGFloat(frame), x: x) }
        if lifts { finger(.ended, y - step * CGFloat(frames), x: x) }
    }
}

/// Rows by number, and a log of what was asked and told.
@MainActor final class PickerRowsLog: NSObject, UIPickerViewDataSource, UIPickerViewAccessibilityDelegate {
    var counts: [Int] = []
    var rowHeight: CGFloat = 0
    var widths: [CGFloat] = []
    var told: [String] = []
    var labels: [String] = []
    /// Makes the view of a row; nil for titles.
    var makeView: ((Int, UIView?) -> UIView)?
    var attributed: NSAttributedString?
    var title: ((Int) -> String?) = { "Row \($0)" }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { counts.count }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        counts[component]
    }

    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { rowHeight }

    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
        widths.indices.contains(component) ? widths[component] : 0
    }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    {
        title(row)
    }

    func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? { attributed }

    func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView { makeView?(row, view) ?? NoRowView() }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        told.append("\(component): \(row)")
    }

    func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String? {
        labels.indices.contains(component) ? labels[component] : nil
    }
}
