import UIKit

/// Waits until wheels stand still, by what UIKit says of them in public: where the views of rows are.
@MainActor final class PickerSettling {
    private struct Weak {
        weak var label: PickerRowLabel?
    }

    private unowned let wheels: UIPickerView
    private var labels: [Weak] = []
    private var cancel: Delays.Cancel?
    private var left = 0
    private var last: [CGFloat?] = []

    init(of wheels: UIPickerView) { self.wheels = wheels }

    var isWaiting: Bool { cancel != nil }

    /// A row's view that is or may come to be in sight.
    func note(_ label: PickerRowLabel) {
        guard !labels.contains(where: { $0.label === label }) else { return }
        labels.removeAll { $0.label == nil }
        labels.append(Weak(label: label))
    }

    /// Calls back once the wheels stand still, after two seconds at the latest.
    func wait(_ body: @escaping () -> Void) {
        left = Int(Self.patience / Self.interval)
        last = []
        look(body)
    }

    func stop() {
        cancel?()
        cancel = nil
    }

    private func look(_ body: @escaping () -> Void) {
        // A wheel that turns may have a row in the middle at one moment, but not at the next.
        let now = (0..<wheels.numberOfComponents).map(distance)
        let isStill = now == last && now.allSatisfy { abs($0 ?? 0) <= Self.nearly }
        last = now
        guard !isStill, left > 0 else {
            cancel = nil
            return body()
        }
        left -= 1
        cancel = Delays.standard.after(Self.interval) { [weak self] in self?.look(body) }
    }

    /// How far the selected row is from the middle; nil where there are no rows, and far where it is out of
    /// sight.
    private func distance(_ component: Int) -> CGFloat? {
        guard wheels.numberOfRows(inComponent: component) > 0 else { return nil }
        let row = wheels.selectedRow(inComponent: component)
        return wheels.view(forRow: row, forComponent: component).map(distance) ?? .greatestFiniteMagnitude
    }

    private func distance(_ view: UIView) -> CGFloat {
        view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: wheels).y - wheels.bounds.midY
    }

    /// The row in the middle, wherever the wheel stands; nil where there are none.
    func row(ofComponent component: Int) -> Int? {
        let shown = labels.lazy.compactMap(\.label).filter { [wheels] label in
            label.column == component && label.isDescendant(of: wheels)
                && wheels.view(forRow: label.row, forComponent: component) === label
        }
        return shown.min { abs(distance($0)) < abs(distance($1)) }?.row
    }

    /// Seconds.
    private static let patience: TimeInterval = 2
    private static let interval: TimeInterval = 0.02
    /// Points from the middle that nobody sees.
    private static let nearly: CGFloat = 0.5
}
