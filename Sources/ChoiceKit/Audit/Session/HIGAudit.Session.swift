public import UIKit

extension HIGAudit {
    /// What an app showed since it was launched, and when: some rules need to know what came before.
    ///
    /// ```swift
    /// var session = HIGAudit.Session(launchedAt: 0)
    /// session.show(popup, at: 1)
    /// #expect(session.findings.map(\.rule) == ["A-C02"])
    /// ```
    ///
    /// Times are seconds of any one clock. A popup that waits in a queue is not shown yet, and one that makes
    /// room for an urgent one is closed meanwhile.
    public struct Session: Sendable {
        /// What was found so far, oldest first.
        public private(set) var findings: [Finding] = []
        private let audit: HIGAudit
        private var history: SessionHistory

        /// - Parameters:
        ///   - audit: what to check by; the guidelines alone by default.
        ///   - time: when the app was launched.
        public init(by audit: HIGAudit = .standard, launchedAt time: TimeInterval) {
            self.audit = audit
            history = SessionHistory(launch: time)
        }

        /// A popup came to the screen.
        ///
        /// - Returns: what is wrong with that.
        @discardableResult public mutating func show(_ popup: Popup, at time: TimeInterval) -> [Finding] {
            let showing = PopupShowing(popup: popup, time: time, before: history, audit: audit)
            history.show(.init(popup), at: time)
            return add(audit.findings(of: HIGAudit.sessionRules, in: showing, called: popup.title))
        }

        /// A popup left the screen. One that was not on it changes nothing.
        public mutating func close(_ popup: Popup, at time: TimeInterval) {
            history.close(.init(popup), at: time)
        }

        /// A toast came to the screen.
        ///
        /// - Returns: what is wrong with that.
        @discardableResult public mutating func show(_ toast: Toast, at time: TimeInterval) -> [Finding] {
            let showing = ToastShowing(toast: toast, before: history)
            history.toasts.append(toast.text)
            return add(audit.findings(of: HIGAudit.toastSessionRules, in: showing, called: toast.text))
        }

        /// A toast left the screen. One that was not on it changes nothing.
        public mutating func close(_ toast: Toast, at time: TimeInterval) {
            guard let index = history.toasts.firstIndex(of: toast.text) else { return }
            history.toasts.remove(at: index)
        }

        private mutating func add(_ found: [Finding]) -> [Finding] {
            findings += found
            return found
        }
    }
}

/// What came before a popup or a toast.
struct SessionHistory: Sendable {
    /// What makes two popups the same to a person, however they look.
    struct Content: Hashable, Sendable {
        let title: String?
        let message: String?
        let actions: [String]

        init(_ popup: Popup) {
            (title, message) = (popup.title, popup.message)
            actions = popup.actions.map(\.title)
        }
    }

    let launch: TimeInterval
    /// How many popups came.
    private(set) var count = 0
    /// How often each came.
    private(set) var counts: [Content: Int] = [:]
    /// What is on the screen, the oldest first.
    private(set) var open: [Content] = []
    /// When each left it last.
    private(set) var closings: [Content: TimeInterval] = [:]
    /// The texts of the toasts on the screen.
    var toasts: [String] = []

    mutating func show(_ content: Content, at time: TimeInterval) {
        count += 1
        counts[content, default: 0] += 1
        open.append(content)
    }

    mutating func close(_ content: Content, at time: TimeInterval) {
        guard let index = open.lastIndex(of: content) else { return }
        open.remove(at: index)
        closings[content] = time
    }
}

/// A popup that comes to the screen, as the rules on sessions look at it.
struct PopupShowing: Sendable {
    let popup: Popup
    let time: TimeInterval
    let before: SessionHistory
    let audit: HIGAudit

    var content: SessionHistory.Content { .init(popup) }
    var name: String { popup.title ?? popup.message ?? "" }
}

/// A toast that comes to the screen, as the rules on sessions look at it.
struct ToastShowing: Sendable {
    let toast: Toast
    let before: SessionHistory
}
