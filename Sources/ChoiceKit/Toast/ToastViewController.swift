import UIKit

/// Places a toast in its window, and lets it come and go.
final class ToastViewController: UIViewController {
    private var shown: ToastView?
    /// The safe area above the keyboard, as Auto Layout knows it: it moves with the keyboard.
    private let room = UIView()
    /// Points from the lower end of the window that bars of the app take.
    private var bars: CGFloat = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        room.isUserInteractionEnabled = false
        room.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(room)
        let safeArea = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            room.topAnchor.constraint(equalTo: safeArea.topAnchor),
            room.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor),
            room.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor),
            room.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
        ])
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        place()
    }

    // MARK: Place

    /// Keeps above bars of this height, which it moves for.
    func keepAbove(bars: CGFloat) {
        guard bars != self.bars else { return }
        self.bars = bars
        guard shown != nil, view.window != nil else { return }
        UIView.animate(
            withDuration: 0.25, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]
        ) {
            self.place()
        }
    }

    private func place() {
        guard let shown else { return }
        let placement = ToastPlacement(
            room: .init(bounds: view.bounds, free: room.frame, bars: bars),
            margin: shown.style.margin)
        shown.limit = placement.area.size
        let frame = placement.frame(for: shown.wantedSize)
        // A toast that a finger drags is transformed: its frame is not its place.
        shown.bounds.size = frame.size
        shown.center = CGPoint(x: frame.midX, y: frame.midY)
        shown.layoutIfNeeded()
    }

    // MARK: Coming and going

    /// Brings a toast: from below, or by a fade where motion is reduced.
    func arrive(_ toast: ToastView) {
        shown = toast
        view.addSubview(toast)
        UIView.performWithoutAnimation {
            view.layoutIfNeeded()
            place()
            toast.alpha = 0
            toast.transform = away(toast)
        }
        UIView.animate(
            withDuration: Self.arrival, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
            options: [.allowUserInteraction, .beginFromCurrentState]
        ) {
            toast.alpha = 1
            toast.transform = .identity
        }
    }

    /// Shows another content where the toast stands.
    func change(_ toast: ToastView, to content: Toast) {
        toast.show(content)
        UIView.animate(
            withDuration: 0.2, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]
        ) {
            self.place()
        }
    }

    /// Takes a toast away: down, or further on the way that a finger gave it.
    func leave(_ toast: ToastView, animated: Bool, completion: @escaping () -> Void) {
        toast.isUserInteractionEnabled = false
        let finish = {
            toast.removeFromSuperview()
            if self.shown === toast { self.shown = nil }
            completion()
        }
        guard animated, view.window != nil else { return finish() }
        UIView.animate(
            withDuration: Self.departure, delay: 0, options: [.curveEaseIn, .beginFromCurrentState],
            animations: {
                toast.alpha = 0
                toast.transform = self.away(toast)
            }, completion: { _ in finish() })
    }

    /// Below its place or further on the way that a finger gave it; where it is, where motion is reduced.
    private func away(_ toast: ToastView) -> CGAffineTransform {
        guard !UIAccessibility.isReduceMotionEnabled else { return toast.transform }
        let way = CGPoint(x: toast.transform.tx, y: toast.transform.ty)
        let side = way.x == 0 ? 0 : way.x > 0 ? view.bounds.width : -view.bounds.width
        return CGAffineTransform(translationX: side, y: way.x == 0 ? max(0, way.y) + Self.travel : 0)
    }

    /// Seconds that a toast takes to come; libadwaita's figure.
    static let arrival: TimeInterval = 0.3
    /// Seconds that it takes to go; by feel, shorter than the way in.
    private static let departure: TimeInterval = 0.2
    /// Points that it comes from below; by feel.
    private static let travel: CGFloat = 24
}
