import UIKit

extension DropdownButton {
    /// Why a list closed.
    public enum CloseReason: Hashable, Sendable {
        /// A row was chosen.
        case chosen
        /// A touch outside the list, or beside the sheet. Of the menu of a ``PopUpButton`` the system does
        /// not tell how it was left: Escape and VoiceOver's Z gesture are this there too.
        case tappedOutside
        /// A finger swiped the sheet down.
        case swipedDown
        /// The button of the sheet that closes it.
        case closeButton
        /// Escape, Tab while no row was marked, or VoiceOver's Z gesture.
        case escaped
        /// The app called `close()`, or disabled the button.
        case closed
        /// Another dropdown of the window opened.
        case otherOpened
        /// New items were none.
        case itemsEmptied
        /// The button left its window.
        case buttonRemoved
        /// The controller that showed the list went away, or dismissed the list itself.
        case controllerGone
    }

    /// Why a list cannot open. The first time it happens to a button it is also logged, for the caller that
    /// does not look, and for a tap.
    public enum OpenError: Error, Hashable, Sendable {
        /// The button is in no window: add its view to one, and open after the view has appeared.
        case notInWindow
        /// No view controller is around the button, and its window has no root controller to present the
        /// list.
        case noViewController
        /// The controller around the button presents something else: dismiss that first.
        case alreadyPresenting
        /// There are no items, and no source of them: set some.
        case noItems
        /// The app disabled the button.
        case disabled
    }

    /// Whether the list is on the screen, or on its way there.
    public var isOpen: Bool { openList?.isOpen == true || isMenuOpen }

    /// Opens the list as a tap does. Does nothing where it is open already; while it still closes, it opens
    /// again after it has closed.
    public func open() throws(OpenError) {
        openList?.endIfStale()
        if isMenuOpen { return }
        if let openList {
            if !openList.isOpen { openList.whenGone { [weak self] in self?.openOrLog() } }
            return
        }
        do {
            try openFirstTime()
        } catch {
            log.warn(error.sentence)
            throw error
        }
    }

    /// Closes the list without a choice.
    public func close() {
        openList?.end(.closed)
        contextMenuInteraction?.dismissMenu()
    }

    func openOrLog() { try? open() }

    private func openFirstTime() throws(OpenError) {
        guard let window else { throw .notInWindow }
        guard !items.isEmpty || itemSource != nil else { throw .noItems }
        guard isEnabled else { throw .disabled }
        guard let presenter else {
            throw .noViewController
        }
        if let other = listInFront {
            other.end(.otherOpened)
            other.whenGone { [weak self] in self?.openOrLog() }
            return
        }
        guard presenter.presentedViewController == nil else { throw .alreadyPresenting }
        if !opensMenu() { present(from: presenter, in: window) }
    }

    /// The controller that presents the list: the nearest one, else that of the window.
    var presenter: UIViewController? { nearestController ?? window?.rootViewController }

    private func present(from presenter: UIViewController, in window: UIWindow) {
        loadItems()
        let list = DropdownListController(content: listContent)
        list.adoptAppearance(of: self)
        let presentation = DropdownPresentation(of: list, as: form(of: list, in: window), at: self) {
            [weak self] in self?.listDidClose($0)
        }
        presentation.onChoose = { [weak self] in self?.chooseFromList($0) }
        presentation.onRetry = { [weak self] in self?.retry() }
        openList = presentation
        // One tap closes this list and opens what another button has.
        presentation.begin(from: presenter, passingTouchesTo: window.openingButtons.filter { $0 !== self })
    }

    /// What the app asks for, or what the room does.
    func form(of list: DropdownListController, in window: UIWindow) -> DropdownForm {
        switch presentation {
        case .popover: return .popover
        case .sheet: return .sheet
        case .automatic: break
        }
        let rowHeight = list.leastRowHeight
        let width = max(bounds.width, minimumPopoverWidth.isFinite ? minimumPopoverWidth : 0)
        return DropdownForm(
            in: .init(
                anchor: convert(bounds, to: window), room: .init(window), rowHeight: rowHeight,
                contentHeight: list.contentHeight(width: width, limit: 2 * rowHeight),
                hasAccessibilityType: traitCollection.preferredContentSizeCategory.isAccessibilityCategory,
                isCompactWidth: traitCollection.horizontalSizeClass != .regular))
    }
}

extension DropdownButton.OpenError: CustomStringConvertible {
    /// What went wrong and what to do.
    public var description: String { sentence }

    fileprivate var sentence: String {
        switch self {
        case .notInWindow:
            "A DropdownButton cannot open outside a window: open it after its view has appeared."
        case .noViewController:
            "A DropdownButton has no view controller for its list: give its window a rootViewController."
        case .alreadyPresenting:
            "A DropdownButton cannot open while its view controller presents another one: dismiss that first."
        case .noItems:
            "A DropdownButton without items cannot open: set its items."
        case .disabled:
            "A DropdownButton whose isEnabled is false cannot open."
        }
    }
}
