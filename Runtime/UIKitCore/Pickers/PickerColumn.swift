import QuartzCore

/// One wheel of a picker.
///
/// A scroll view without content lies over the rows: its offset is the turn of the wheel, and its physics are
/// the wheel's. Where it would come to rest between two rows it is led to the nearer one. Apple publishes no
/// rate for wheels; that it is the normal one is unconfirmed.
package final class PickerColumn: UIView {
    /// A row that an animation makes for.
    private struct Goal {
        let row: Int
        let isPersons: Bool
    }

    private weak var picker: UIPickerView?
    let component: Int
    private(set) var count = 0
    private(set) var rowHeight = UIPickerView.standardRowHeight
    let scroll = WheelScrollView()
    private let parts = [PickerRows(isBar: false), PickerRows(isBar: true), PickerRows(isBar: false)]
    private var goal: Goal?
    private var barRow = 0
    /// Whether a person turned the wheel and nobody was told yet.
    private var isTurned = false
    /// Whether the wheel is placed by the program at this moment.
    private var isPlacing = false
    private var snapTick: Tick?

    init(_ component: Int, of picker: UIPickerView) {
        self.component = component
        self.picker = picker
        super.init(frame: .zero)
        parts.forEach(addSubview)
        scroll.delegate = self
        scroll.onTap = { [weak self] in self?.tapped(at: $0) }
        scroll.onLift = { [weak self] in self?.settle() }
        addSubview(scroll)
        isAccessibilityElement = true
    }

    package required init?(coder: NSCoder) { return nil }

    private var shape: WheelShape { WheelShape(height: bounds.height, rowHeight: rowHeight) }

    /// The row that stands in the bar, or is on its way there by an animation; -1 where there are none.
    var selectedRow: Int { count == 0 ? -1 : goal?.row ?? barRow }

    /// The app's view of a row: in the bar where it is there.
    func view(forRow row: Int) -> UIView? {
        [parts[1], parts[0], parts[2]].lazy.compactMap { $0.view(forRow: row) }.first
    }

    // MARK: Changes

    /// Takes the rows anew; the wheel stays where it is as far as there are rows, or turns on.
    func reload(count: Int, rowHeight: CGFloat) {
        self.count = count
        self.rowHeight = rowHeight
        if let goal { self.goal = Goal(row: inside(goal.row), isPersons: goal.isPersons) }
        barRow = inside(barRow)
        for part in parts { part.clear() }
        placeScroll()
        setNeedsLayout()
    }

    func select(_ row: Int, animated: Bool, byPerson: Bool = false) {
        guard count > 0 else { return }
        let row = inside(row)
        goal = nil
        if !byPerson { isTurned = false }
        snapTick?.cancel()
        placing { scroll.setContentOffset(scroll.contentOffset, animated: false) }
        guard animated, window != nil, UIView.areAnimationsEnabled else {
            turn(to: row)
            if byPerson { tell() }
            return
        }
        goal = Goal(row: row, isPersons: byPerson)
        scroll.setContentOffset(CGPoint(x: 0, y: offset(of: row)), animated: true)
        if scroll.motion == nil { settle() }
    }

    private func turn(to row: Int) {
        isTurned = false
        placing { scroll.setContentOffset(CGPoint(x: 0, y: offset(of: row)), animated: false) }
        barRow = row
        arrange()
    }

    private func placing(_ work: () -> Void) {
        let wasPlacing = isPlacing
        isPlacing = true
        work()
        isPlacing = wasPlacing
    }

    // MARK: Layout

    package override func layoutSubviews() {
        let bar = shape.bar
        let low = max(bar.lowerBound, 0), high = min(bar.upperBound, bounds.height)
        parts[0].frame = CGRect(x: 0, y: 0, width: bounds.width, height: low)
        parts[1].frame = CGRect(x: 0, y: low, width: bounds.width, height: high - low)
        parts[2].frame = CGRect(x: 0, y: high, width: bounds.width, height: bounds.height - high)
        placeScroll()
        arrange()
    }

    /// Gives the wheel its length. The ends never come nearer in between, which would end a motion there.
    private func placeScroll() {
        let row = selectedRow
        placing {
            let length = offset(of: max(count - 1, 0)) + bounds.height
            scroll.contentSize.height = max(scroll.contentSize.height, length)
            scroll.frame = bounds
            scroll.contentSize = CGSize(width: bounds.width, height: length)
            scroll.alwaysBounceVertical = count > 0
            guard !scroll.isDragging, scroll.motion == nil, !scroll.isTouched, !isTurned else { return }
            scroll.contentOffset.y = offset(of: max(row, 0))
        }
    }

    private func arrange() {
        guard bounds.height > 0, rowHeight > 0 else { return }
        let position = scroll.contentOffset.y / rowHeight
        for part in parts {
            part.arrange(shape, position: position, count: count) { row, old in
                picker?.content(ofRow: row, in: component, reusing: old) ?? .text(StyledText())
            }
        }
    }

    private func offset(of row: Int) -> CGFloat { CGFloat(row) * rowHeight }

    private func inside(_ row: Int) -> Int { min(max(row, 0), max(count - 1, 0)) }

    /// The row that is nearest to the middle at an offset.
    private func row(at offset: CGFloat) -> Int {
        let row = (offset / max(rowHeight, 1)).rounded()
        return Int(min(max(row, 0), CGFloat(max(count - 1, 0))))
    }

    /// Whether a row stands in the middle, to the pixel.
    private var isAligned: Bool {
        abs(scroll.contentOffset.y - offset(of: row(at: scroll.contentOffset.y))) <= 0.5 / scroll.pixelScale
    }

    // MARK: Turning

    private func tapped(at point: CGPoint) {
        guard count > 0 else { return }
        let away = shape.distance(at: point.y - scroll.contentOffset.y)
        let row = inside(barRow + Int(away.rounded()))
        if row != barRow { select(row, animated: true, byPerson: true) }
    }

    /// Tells of a wheel that came to rest with a row in the middle; one that stands between two rows is led
    /// to the nearer one.
    private func settle() {
        snapTick?.cancel()
        guard !isPlacing, count > 0, scroll.motion == nil, !scroll.isDragging, !scroll.isTouched else {
            return
        }
        let isPersons = goal?.isPersons ?? isTurned
        guard isAligned else {
            return select(goal?.row ?? row(at: scroll.contentOffset.y), animated: true, byPerson: isPersons)
        }
        goal = nil
        if isPersons { tell() }
    }

    private func tell() {
        isTurned = false
        guard let picker else { return }
        picker.delegate?.pickerView(picker, didSelectRow: barRow, inComponent: component)
    }

    // MARK: Accessibility

    package override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? picker?.accessibilityLabel(ofComponent: component) }
        set { super.accessibilityLabel = newValue }
    }

    package override var accessibilityHint: String? {
        get { super.accessibilityHint ?? picker?.accessibilityHint(ofComponent: component) }
        set { super.accessibilityHint = newValue }
    }

    package override var accessibilityValue: String? {
        get { super.accessibilityValue ?? picker?.text(ofRow: selectedRow, in: component) }
        set { super.accessibilityValue = newValue }
    }

    package override var accessibilityTraits: UIAccessibilityTraits {
        get {
            let traits = super.accessibilityTraits.union(.adjustable)
            return count == 0 || picker?.isUserInteractionEnabled == false
                ? traits.union(.notEnabled) : traits
        }
        set { super.accessibilityTraits = newValue }
    }

    /// The row below, as a person's choice (which way it goes is unconfirmed).
    package override func accessibilityIncrement() { step(1) }

    package override func accessibilityDecrement() { step(-1) }

    private func step(_ step: Int) {
        guard count > 0, picker?.isUserInteractionEnabled == true else { return }
        let row = inside(selectedRow + step)
        if row != selectedRow { select(row, animated: true, byPerson: true) }
    }
}

extension PickerColumn: UIScrollViewDelegate {
    package func scrollViewDidScroll(_ scrollView: UIScrollView) {
        let row = row(at: scrollView.contentOffset.y)
        let isTurnedByPerson = !isPlacing && goal == nil
        if isTurnedByPerson { isTurned = true }
        if row != barRow {
            barRow = row
            // None while the wheel turns by itself to a row that was tapped (Flutter's reading of UIKit).
            if isTurnedByPerson, count > 0 { UIFeedbackGenerator.recordWheelTurn() }
        }
        arrange()
        guard isTurnedByPerson, !scrollView.isDragging, scroll.motion == nil else { return }
        // The wheel of a mouse, which has no end of its own.
        snapTick?.cancel()
        snapTick = window?.screen.frames.ticks.after(Self.wheelPause) { [weak self] in self?.settle() }
    }

    package func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { goal = nil }

    package func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        targetContentOffset.pointee.y = offset(of: row(at: targetContentOffset.pointee.y))
    }

    package func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if !decelerate { settle() }
    }

    package func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { settle() }

    package func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { settle() }

    /// Seconds after which the wheel of a mouse is taken to rest.
    private static let wheelPause: TimeInterval = 0.15
}
