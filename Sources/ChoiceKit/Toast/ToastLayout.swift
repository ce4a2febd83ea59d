import UIKit

/// Where the parts of a toast stand: image, text and action in a row, or the action below the text where the
/// row has no room for it. It reads from left to right; the view mirrors it.
struct ToastLayout: Equatable {
    /// What is to be placed; zero for what is not there.
    struct Parts: Equatable {
        var image = CGSize.zero
        /// The target of the action.
        var action = CGSize.zero
        /// How far that target reaches out over the title of the action on each side, which is what stands
        /// at the insets.
        var actionOverhang = CGSize.zero
    }

    private(set) var image = CGRect.zero
    /// Where the text is seen.
    private(set) var text = CGRect.zero
    /// How high the text is; more than what is seen of it where the toast had no room for all.
    private(set) var textHeight: CGFloat
    private(set) var action = CGRect.zero
    private(set) var size = CGSize.zero
    private let parts: Parts

    /// - Parameters:
    ///   - parts: what is to be placed.
    ///   - style: its lengths are from 0 to 100.
    ///   - limit: the most that the toast may take.
    ///   - stacks: whether the action stands below the text in any case.
    ///   - textSize: of the text that breaks at a width.
    init(
        _ parts: Parts, _ style: Toast.Style, limit: CGSize, stacks: Bool, textSize: (CGFloat) -> CGSize
    ) {
        self.parts = parts
        let insets = style.contentInsets
        let inner = max(1, limit.width - insets.leading - insets.trailing)
        let title = parts.action.width - 2 * parts.actionOverhang.width
        let hasAction = parts.action.width > 0
        let isBelow = hasAction && (stacks || title > inner * Self.largestActionShare)
        let imageRoom = parts.image.width > 0 ? parts.image.width + style.spacing : 0
        let actionRoom = hasAction && !isBelow ? title + style.spacing : 0
        let broken = textSize(max(1, inner - imageRoom - actionRoom))
        textHeight = broken.height

        let below = isBelow ? titleHeight + Self.lineGap : 0
        let row = max(parts.image.height, textHeight, hasAction && !isBelow ? titleHeight : 0)
        let whole = insets.top + row + below + insets.bottom
        let seen = max(1, row - max(0, whole - limit.height))
        text = CGRect(
            x: insets.leading + imageRoom, y: insets.top + max(0, seen - textHeight) / 2, width: broken.width,
            height: min(seen, textHeight))
        image = CGRect(
            origin: CGPoint(x: insets.leading, y: insets.top + max(0, seen - parts.image.height) / 2),
            size: parts.image)
        size.height = min(whole, max(1, limit.height))
        var right = text.maxX
        if isBelow {
            right = max(right, insets.leading + min(title, inner))
            placeAction(
                title: CGPoint(x: right - min(title, inner), y: insets.top + seen + Self.lineGap),
                width: min(title, inner))
        } else if hasAction {
            placeAction(
                title: CGPoint(x: right + style.spacing, y: insets.top + (seen - titleHeight) / 2),
                width: title)
            right += style.spacing + title
        }
        size.width = min(right + insets.trailing, max(1, limit.width))
    }

    private var titleHeight: CGFloat { parts.action.height - 2 * parts.actionOverhang.height }

    private mutating func placeAction(title: CGPoint, width: CGFloat) {
        action = CGRect(x: title.x, y: title.y, width: width, height: titleHeight)
            .insetBy(dx: -parts.actionOverhang.width, dy: -parts.actionOverhang.height)
    }

    /// The same for a toast that reads from right to left.
    var mirrored: Self {
        var layout = self
        for part in [\Self.image, \.text, \.action] {
            layout[keyPath: part].origin.x = size.width - self[keyPath: part].maxX
        }
        return layout
    }

    /// A wider action stands below the text, so that the text keeps the better part of the width.
    private static let largestActionShare: CGFloat = 0.4
    /// Between the text and an action below it.
    private static let lineGap: CGFloat = 10
}
