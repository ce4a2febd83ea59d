public import UIKit

/// A short message that asks for nothing: what it says has happened, and who misses it loses nothing.
///
/// ```swift
/// scene.toastCenter.show(Toast("신청을 보냈어요"))
/// ```
///
/// What the person has to know or to decide is no toast: use a popup (Human Interface Guidelines, Feedback).
/// Apple has no toast of its own; the nearest rule is to minimise what goes away by itself (Accessibility),
/// so a toast stays long enough to be read, and its action should be found elsewhere too.
public struct Toast: Hashable, Sendable {
    /// What is said. A text that shows nothing is not shown at all.
    public var text: String
    /// Stands before the text, as high as a line of it where it is a symbol; nil by default.
    public var image: UIImage?
    /// Whether a spinner stands in the place of the image: something is still going on. False by default.
    public var showsActivityIndicator = false
    /// A button at the end of the text; nil by default.
    public var action: Action?
    /// Whether the toast waits for its turn; `.normal` by default.
    public var priority: Priority
    /// Seconds that the toast stays. Nil, the default, goes by the length of the text, and no toast is shown
    /// for less than that (`leastDuration`). Infinity stays until somebody dismisses it. What is negative or
    /// not a number counts as nil.
    public var duration: TimeInterval?
    /// What the toast is about. Nil, the default, has not been said; only the audit reads it.
    public var purpose: Purpose?
    /// How the toast looks.
    public var style: Style

    /// - Parameters:
    ///   - text: what is said.
    ///   - image: stands before the text.
    ///   - action: a button at the end of the text.
    ///   - priority: whether the toast waits for its turn.
    ///   - duration: seconds that it stays; nil goes by the length of the text.
    ///   - purpose: what it is about, for the audit; nil has not been said.
    ///   - style: how it looks.
    public init(
        _ text: String, image: UIImage? = nil, action: Action? = nil, priority: Priority = .normal,
        duration: TimeInterval? = nil, purpose: Purpose? = nil, style: Style = .standard
    ) {
        self.text = text
        self.image = image
        self.action = action
        self.priority = priority
        self.duration = duration
        self.purpose = purpose
        self.style = style
    }
}

extension Toast {
    /// A button of a toast. What it does is no part of the value: `ToastCenter.show` takes that.
    public struct Action: Hashable, Sendable {
        /// One or two words, a verb first.
        public var title: String
        /// Whether the person can do the same without the toast, which goes away: by a menu, a gesture, a
        /// screen. Nil, the default, has not been said; only the audit reads it (WCAG 2.2.1).
        public var hasOtherRoute: Bool?

        /// - Parameters:
        ///   - title: one or two words, a verb first.
        ///   - hasOtherRoute: whether the person can do the same without the toast; nil has not been said.
        public init(_ title: String, hasOtherRoute: Bool? = nil) {
            self.title = title
            self.hasOtherRoute = hasOtherRoute
        }
    }

    /// The action, where its title shows something.
    var shownAction: Action? { action.flatMap { $0.title.showsSomething ? $0 : nil } }

    /// Whether a toast waits for its turn.
    public enum Priority: Hashable, Sendable, Comparable {
        /// After those that came before.
        case normal
        /// At once, in place of a normal one, which comes back afterwards.
        case high
    }

    /// What a toast is about.
    public enum Purpose: Hashable, Sendable {
        /// Something happened; nothing is lost where the person misses it.
        case information
        /// Something failed.
        case error
        /// The person has to decide something.
        case decision
    }
}
