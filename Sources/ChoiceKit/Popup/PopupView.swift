import UIKit

/// All of the screen while a popup is up: the card in the middle of what the keyboard leaves, and the finger.
///
/// The finger may come down anywhere on the card and slide to a button, which it chooses where it lifts.
final class PopupView: UIView {
    let card: PopupCard
    private let room: PopupRoom
    private let haptics = UISelectionFeedbackGenerator()
    private var finger: UITouch?
    private var isOutside = false

    /// A finger lifted on a button.
    var onPress: ((PopupActionButton) -> Void)?
    /// A finger came down beside the card and lifted there.
    var onOutsideTap: (() -> Void)?

    init(_ card: PopupCard) {
        self.card = card
        room = PopupRoom(of: card)
        super.init(frame: .zero)
        accessibilityViewIsModal = true
        room.translatesAutoresizingMaskIntoConstraints = false
        addSubview(room)
        NSLayoutConstraint.activate([
            room.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor),
            room.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor),
            room.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor),
            room.bottomAnchor.constraint(equalTo: keyboardLayoutGuide.topAnchor),
        ])
    }

    /// Made in code.
    required init?(coder: NSCoder) { return nil }

    // MARK: The finger

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard finger == nil, let touch = touches.min(by: { $0.timestamp < $1.timestamp }) else { return }
        finger = touch
        isOutside = !isOnCard(touch)
        haptics.prepare()
        highlight(touch)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let finger, touches.contains(finger) else { return }
        let before = highlighted
        highlight(finger)
        if let highlighted, highlighted !== before { haptics.selectionChanged() }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let finger, touches.contains(finger) else { return }
        let wasOutside = isOutside
        let button = isOutside ? nil : card.button(under: finger)
        release()
        if let button { onPress?(button) }
        if wasOutside, !isOnCard(finger) { onOutsideTap?() }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let finger, touches.contains(finger) else { return }
        release()
    }

    private func release() {
        finger = nil
        highlight(nil)
    }

    private func highlight(_ touch: UITouch?) {
        let button = isOutside ? nil : touch.flatMap(card.button)
        for other in card.buttons where other.isHighlighted != (other === button) {
            other.isHighlighted = other === button
        }
    }

    private var highlighted: PopupActionButton? { card.buttons.first(where: \.isHighlighted) }

    private func isOnCard(_ touch: UITouch) -> Bool { card.bounds.contains(touch.location(in: card)) }
}

/// The safe area above the keyboard, with the card in its middle. It is laid out anew whenever that changes.
private final class PopupRoom: UIView {
    private let card: PopupCard

    init(of card: PopupCard) {
        self.card = card
        super.init(frame: .zero)
        addSubview(card)
    }

    /// Made in code.
    required init?(coder: NSCoder) { return nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let layout = card.layout(in: bounds.insetBy(dx: Self.margin, dy: Self.margin).size)
        let size = layout.size
        let pixel = traitCollection.pixel
        // Its transform is the transition's.
        card.bounds.size = size
        card.center = CGPoint(
            x: ((bounds.midX - size.width / 2) / pixel).rounded() * pixel + size.width / 2,
            y: ((bounds.midY - size.height / 2) / pixel).rounded() * pixel + size.height / 2)
        card.place(layout)
    }

    /// The least distance between the card and what limits it.
    private static let margin: CGFloat = 8
}
