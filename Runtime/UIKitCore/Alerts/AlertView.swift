import QuartzCore

/// The groups of an alert, and the finger on them: it may come down anywhere and slide to an action, which is
/// chosen when it lifts there.
final class AlertView: UIView {
    private let kind: AlertArrangement.Kind
    private let main: AlertGroup
    private let apart: AlertGroup
    private var finger: UITouch?
    private let onChoose: (UIAlertAction) -> Void

    init(_ kind: AlertArrangement.Kind, onChoose: @escaping (UIAlertAction) -> Void) {
        self.kind = kind
        self.onChoose = onChoose
        main = AlertGroup(kind, onChoose: onChoose)
        apart = AlertGroup(kind, onChoose: onChoose)
        super.init(frame: .zero)
        for group in [main, apart] { addSubview(group) }
        guard kind != .popover else { return }
        main.backgroundColor = Self.fill
        apart.backgroundColor = Self.cancelFill
    }

    required init?(coder: NSCoder) { return nil }

    func show(_ content: AlertGroup.Content, apart action: UIAlertAction?) {
        main.show(content)
        apart.show(.init(actions: [action].compactMap(\.self), emphasized: action))
        apart.isHidden = action == nil
        follow(nil)
        setNeedsLayout()
    }

    /// How large it is in a window of that size, of which so much may be covered.
    func size(in room: CGSize) -> CGSize { arrangement(in: room).size }

    /// The room that the groups were measured for; they are placed in it. A popover's is what it has.
    var room = CGSize(width: CGFloat.infinity, height: .infinity) {
        didSet { if room != oldValue { setNeedsLayout() } }
    }

    override func layoutSubviews() {
        let inside = bounds.inset(by: safeAreaInsets)
        let (layout, separate, _) = arrangement(in: kind == .popover ? inside.size : room)
        main.layer.cornerRadius = kind == .popover ? 0 : metrics(in: room).cornerRadius
        apart.layer.cornerRadius = main.layer.cornerRadius
        // The arrow of a popover is in the bounds.
        main.frame = CGRect(origin: kind == .popover ? inside.origin : .zero, size: layout.size)
        main.place(layout)
        apart.frame = CGRect(
            x: 0, y: layout.size.height + AlertMetrics.sheetMargin, width: layout.size.width,
            height: separate.size.height)
        apart.place(separate)
    }

    private func arrangement(in room: CGSize) -> (AlertLayout, AlertLayout, size: CGSize) {
        let metrics = metrics(in: room)
        let separate = apart.layout(metrics)
        let below = apart.isHidden ? 0 : separate.size.height + AlertMetrics.sheetMargin
        let layout = main.layout(metrics, maximumHeight: room.height - below)
        return (layout, separate, CGSize(width: layout.size.width, height: layout.size.height + below))
    }

    private func metrics(in room: CGSize) -> AlertMetrics {
        switch kind {
        case .alert: .alert(in: traitCollection)
        case .sheet: .sheet(in: window?.bounds.size ?? room, traitCollection)
        case .popover: .popover(in: traitCollection)
        }
    }

    // MARK: The finger

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard finger == nil, let touch = touches.first else { return }
        finger = touch
        follow(touch)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let finger, touches.contains(finger) { follow(finger) }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let finger, touches.contains(finger) else { return }
        let row = row(under: finger)
        self.finger = nil
        follow(nil)
        if let row { onChoose(row.action) }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let finger, touches.contains(finger) else { return }
        self.finger = nil
        follow(nil)
    }

    private func follow(_ touch: UITouch?) {
        let highlighted = touch.flatMap(row(under:))
        for row in main.rows + apart.rows where row.isHighlighted != (row === highlighted) {
            row.isHighlighted = row === highlighted
        }
    }

    private func row(under touch: UITouch) -> AlertRow? {
        (main.rows + apart.rows).first { row in
            let point = touch.location(in: row)
            guard row.bounds.contains(point), let group = row.superview?.superview else { return false }
            return !group.isHidden && group.bounds.contains(touch.location(in: group))
        }
    }

    /// The material of iOS 17 over its dimmed surroundings, as a flat colour: on pictures in light and dark.
    static let fill = UIColor { traits in
        let white: CGFloat = traits.userInterfaceStyle == .dark ? 31 : 240
        return UIColor(white: white / 255, alpha: 1)
    }
    /// Cancel in an action sheet: white on pictures of iOS 15 and 16; the dark one is unconfirmed.
    private static let cancelFill = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(white: 44.0 / 255, alpha: 1) : .white
    }
}
