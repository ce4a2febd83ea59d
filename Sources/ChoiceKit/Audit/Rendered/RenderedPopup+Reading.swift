import UIKit

/// Measures what stands on the screen, by what every UIKit view tells of itself: titles are found by their
/// text, buttons by what VoiceOver calls them.
@MainActor extension RenderedPopup {
    init(_ popup: Popup, in view: UIView) {
        self.init(popup: popup)
        let views = Self.shown(in: view)
        let labels = views.compactMap { $0 as? UILabel }
        let titleLabel = labels.first { $0.text == popup.title && $0.text != nil }
        let messageLabel = labels.first { $0.text == popup.message && $0.text != nil && $0 !== titleLabel }
        category = view.traitCollection.preferredContentSizeCategory
        isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        safeArea = view.window?.roomForContent ?? .infinite
        title = titleLabel.map(Text.init)
        message = messageLabel.map(Text.init)
        scrolls = [titleLabel, messageLabel].contains { $0?.enclosingScrollView?.hasMoreThanItShows == true }
        buttons = popup.actions.compactMap { action in
            views.first { $0.isButton(called: action.title) }.map { Button(action, $0, in: safeArea) }
        }
        let parts = ([titleLabel, messageLabel] as [UIView?]).compactMap(\.self)
        let buttonViews = popup.actions.compactMap { action in
            views.first { $0.isButton(called: action.title) }
        }
        frame = (parts + buttonViews).reduce(.null) { $0.union($1.frameInView) }
        isModal = Self.isModal(parts.first ?? buttonViews.first ?? view)
        focusedLabel = Self.focusedLabel(in: view)
        fieldReason = popup.textField.flatMap { field in
            let typed = views.lazy.compactMap { ($0 as? UITextField)?.text }.first ?? ""
            return field.reason(against: typed).map { reason in
                (reason, labels.contains { $0.text?.contains(reason) == true })
            }
        }
    }

    private static func isModal(_ view: UIView) -> Bool {
        sequence(first: view, next: \.superview).contains { $0.accessibilityViewIsModal }
    }

    private static func focusedLabel(in view: UIView) -> String? {
        let focused = UIAccessibility.focusedElement(using: .notificationVoiceOver) as? UIView
        return focused.flatMap { $0.isDescendant(of: view) ? $0.accessibilityLabel : nil }
    }

    /// A view and all in it that is not hidden, each before what it holds.
    private static func shown(in view: UIView) -> [UIView] {
        guard !view.isHidden, view.alpha > 0.01 else { return [] }
        return [view] + view.subviews.flatMap(shown)
    }
}

@MainActor extension RenderedPopup.Text {
    init(_ label: UILabel) {
        self.init()
        string = label.text ?? ""
        let width = max(label.bounds.width, 1)
        let height = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
        lines = max(1, Int((height / max(label.font.lineHeight, 1)).rounded()))
        pointSize = label.font.pointSize
        isBold = ["bold", "heavy", "black"].contains { label.font.fontName.lowercased().contains($0) }
        contrast = label.contrast(label.traitCollection)
        increasedContrast = label.contrast(
            UITraitCollection(traitsFrom: [
                label.traitCollection, UITraitCollection(accessibilityContrast: .high),
            ]))
        isSystemColor = [UIColor.systemBlue, .systemRed].contains {
            ColorChannels($0, label.traitCollection) == ColorChannels(label.textColor, label.traitCollection)
        }
        isHeader = label.accessibilityTraits.contains(.header)
        isCut = label.needsMoreRoom
    }
}

@MainActor extension RenderedPopup.Button {
    init(_ action: Popup.Action, _ view: UIView, in safeArea: CGRect) {
        self.init(action: action, frame: view.convert(view.bounds, to: nil))
        let label = view.firstLabel
        text = label.map(RenderedPopup.Text.init) ?? RenderedPopup.Text(string: action.title)
        self.label = view.accessibilityLabel
        hint = view.accessibilityHint
        isEnabled = !view.accessibilityTraits.contains(.notEnabled)
        hasBezel = view.isFilled || view.layer.borderWidth > 0
        fits = label.map { $0.oneLineWidth <= $0.bounds.width + 0.5 } ?? true
        let room = safeArea.insetBy(dx: -0.5, dy: -0.5)
        let scrolls = view.enclosingScrollView.map { $0.isScrollEnabled && room.contains($0.frameInView) }
        isReachable = room.contains(frame) || scrolls == true
    }
}

@MainActor extension RenderedToast {
    /// - Parameter others: what else must stay free: bars, other toasts.
    init(_ toast: Toast, in view: UIView, clearOf others: [UIView]) {
        self.init(toast: toast, frame: view.convert(view.bounds, to: nil))
        obstacles = others.map { ("a \(type(of: $0))", $0.convert($0.bounds, to: nil)) }
        guard let window = view.window else { return }
        let bounds = window.bounds
        let edge = window.safeAreaInsets.bottom
        let keyboard = window.keyboardHeight > edge ? window.keyboardHeight : 0
        for (name, height) in [("the home indicator", edge), ("the keyboard", keyboard)] where height > 0 {
            let band = CGRect(x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
            obstacles.append((name, band))
        }
    }
}

extension UILabel {
    fileprivate func contrast(_ traits: UITraitCollection) -> CGFloat {
        Contrast.ratio(ColorChannels(textColor, traits), on: ground(traits))
    }

    /// The width of the text on one line, in points.
    fileprivate var oneLineWidth: CGFloat { TextRuler().width(of: text ?? "", font) }

    /// Whether the whole text needs more room than there is.
    var needsMoreRoom: Bool {
        guard numberOfLines != 1 else { return oneLineWidth > bounds.width + 0.5 }
        let needed = TextRuler().height(of: text ?? "", font, numberOfLines: 0, width: bounds.width)
        return needed > bounds.height + 0.5
    }
}

extension UIView {
    /// What it is drawn on, under some traits: the backgrounds around it, down to one that nothing shines
    /// through.
    fileprivate func ground(_ traits: UITraitCollection) -> ColorChannels {
        var layers: [ColorChannels] = []
        for view in sequence(first: self as UIView, next: \.superview) {
            guard let color = view.backgroundColor else { continue }
            layers.append(ColorChannels(color, traits))
            if layers[layers.count - 1].alpha > 0.99 { break }
        }
        return layers.reversed().reduce(ColorChannels(.systemBackground, traits)) { $1.over($0) }
    }

    fileprivate var isFilled: Bool {
        backgroundColor.map { ColorChannels($0, traitCollection).alpha > 0.01 } ?? false
    }

    fileprivate var firstLabel: UILabel? {
        self as? UILabel ?? subviews.lazy.compactMap(\.firstLabel).first { $0.text?.isEmpty == false }
    }

    fileprivate func isButton(called title: String) -> Bool {
        guard isAccessibilityElement, accessibilityTraits.contains(.button) else { return false }
        return accessibilityLabel == title || firstLabel?.text == title
    }

    /// The part of it that views around which scroll leave in view, in the window.
    fileprivate var frameInView: CGRect {
        let own = convert(bounds, to: nil)
        return enclosingScrollView.map { own.intersection($0.frameInView) } ?? own
    }
}

extension UIScrollView {
    fileprivate var hasMoreThanItShows: Bool { contentSize.height > bounds.height + 1 }
}

extension UIWindow {
    /// The safe area above the keyboard.
    fileprivate var roomForContent: CGRect {
        let safe = bounds.inset(by: safeAreaInsets)
        let keyboard = bounds.maxY - keyboardHeight
        return safe.divided(atDistance: max(0, min(safe.maxY, keyboard) - safe.minY), from: .minYEdge).slice
    }
}
