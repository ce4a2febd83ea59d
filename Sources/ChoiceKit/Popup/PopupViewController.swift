import UIKit

/// Shows a popup over all of the screen, and tells once what a person did with it.
///
/// Who presents it takes it away: it stays until then, and tells no second answer.
final class PopupViewController: UIViewController {
    /// What a person did.
    enum Answer: Equatable {
        case chosen(Popup.Action)
        case cancelled(Popup.Cancellation)
    }

    let popup: Popup
    let card: PopupCard
    private let root: PopupView
    private var isAnswered = false
    private let taken = TakenPresses()

    var onAnswer: ((Answer) -> Void)?
    /// It is off the screen.
    var onDisappear: (() -> Void)?

    /// - Parameters:
    ///   - texts: the words that it says by itself; those of the style or of the app's language by default.
    ///   - typed: what a person typed before, where it was up before.
    init(_ popup: Popup, texts: Popup.Texts? = nil, typed: String? = nil) {
        self.popup = popup
        let words =
            popup.style.texts ?? texts ?? Popup.Texts(Language(preferring: Locale.preferredLanguages))
        card = PopupCard(popup, texts: words, typed: typed)
        root = PopupView(card)
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .custom
        transitioningDelegate = self
        root.onPress = { [weak self] in self?.press($0) }
        for button in card.buttons { button.onActivate = root.onPress }
        root.onOutsideTap = { [weak self] in self?.outsideWasTapped() }
        card.onReturn = { [weak self] in self?.confirm() }
    }

    /// Made in code.
    required init?(coder: NSCoder) { return nil }

    override func loadView() { view = root }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        // The keys leave what is behind.
        (card.field ?? self).becomeFirstResponder()
        card.flashScrollIndicators()
        UIAccessibility.post(notification: .screenChanged, argument: card.firstText)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        // Something that covers it does not end it.
        if presentedViewController == nil { onDisappear?() }
    }

    // MARK: Answers

    /// By a finger, a key or VoiceOver. A disabled button says why it is.
    func press(_ button: PopupActionButton) {
        guard button.isEnabled else { return card.sayWhyDisabled(button) }
        answer(.chosen(button.action))
    }

    /// False where nothing cancels.
    @discardableResult func cancel(_ how: Popup.Cancellation) -> Bool {
        guard popup.cancelAction != nil else { return false }
        answer(.cancelled(how))
        return true
    }

    private func outsideWasTapped() {
        if popup.closesOnOutsideTap { cancel(.outsideTap) }
    }

    /// Return.
    func confirm() {
        guard let action = popup.returnAction else { return }
        card.buttons.filter { $0.action == action }.forEach(press)
    }

    private func answer(_ answer: Answer) {
        guard !isAnswered else { return }
        isAnswered = true
        onAnswer?(answer)
    }

    // MARK: Keys

    override var canBecomeFirstResponder: Bool { true }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        taken.began(presses, take: take) { super.pressesBegan($0, with: event) }
    }

    override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        taken.changed(presses) { super.pressesChanged($0, with: event) }
    }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        taken.ended(presses) { super.pressesEnded($0, with: event) }
    }

    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        taken.ended(presses) { super.pressesCancelled($0, with: event) }
    }

    /// Takes every key, so that none of them does anything behind the popup.
    private func take(_ key: UIKey) -> Bool {
        switch PopupKey(key.keyCode, key.modifierFlags) {
        case .cancel: cancel(.key)
        case .confirm: confirm()
        case .next: moveKeys(1)
        case .previous: moveKeys(-1)
        case .press: card.buttons.filter(\.isFirstResponder).forEach(press)
        case nil: break
        }
        return true
    }

    /// Gives the keys to the next view that takes them, around the ends.
    private func moveKeys(_ steps: Int) {
        let views = [card.field].compactMap(\.self) + card.orderedButtons.filter(\.isEnabled)
        guard !views.isEmpty else { return }
        let place = views.firstIndex(where: \.isFirstResponder)
        let next = place.map { ($0 + steps + views.count) % views.count } ?? (steps > 0 ? 0 : views.count - 1)
        views[next].becomeFirstResponder()
        card.reveal(views[next])
        UIAccessibility.post(notification: .layoutChanged, argument: views[next])
    }

    // MARK: VoiceOver

    override func accessibilityPerformEscape() -> Bool { cancel(.gesture) }
}

extension PopupViewController: UIViewControllerTransitioningDelegate {
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        PopupPresentationController(
            dimmingColor: popup.style.dimmingColor, of: presented, over: presenting)
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { PopupAnimator(isArriving: true) }

    func animationController(forDismissed dismissed: UIViewController)
        -> (any UIViewControllerAnimatedTransitioning)?
    { PopupAnimator(isArriving: false) }
}
