import UIKit

/// A list that is a sheet.
///
/// How a swipe is told from a tap beside the sheet is untried on iOS.
extension DropdownPresentation {
    /// - Parameter isCard: whether the width is regular, where UIKit makes a card of it.
    func becomeSheet(isCard: Bool) {
        list.becomeSheet { [weak self] in self?.end(.closeButton) }
        list.modalPresentationStyle = isCard ? .formSheet : .pageSheet
        guard let sheet = list.sheetPresentationController else { return }
        sheet.delegate = self
        sheet.prefersGrabberVisible = true
        sheet.prefersEdgeAttachedInCompactHeight = true
        guard #available(iOS 16, *) else {
            sheet.detents = [.medium(), .large()]
            return
        }
        sheet.detents = [
            .custom(identifier: Self.first) { [weak list] in list?.firstDetent(in: $0) },
            .custom(identifier: Self.all) { [weak list] in list?.largeDetent(in: $0) },
        ]
    }

    /// The rows, the keyboard or the window are others.
    func placeSheet() {
        guard let window = list.viewIfLoaded?.window ?? anchor?.window else { return }
        let wanted = CGSize(
            width: list.leastSheetHeight, height: list.sheetHeight(limit: window.bounds.height))
        // Detents lead to layout, which leads here.
        guard wanted != placedHeights else { return }
        placedHeights = wanted
        let height = list.sheetHeight(limit: min(Self.cardSize.height, window.bounds.height))
        let size = CGSize(width: Self.cardSize.width, height: height)
        if list.preferredContentSize != size { list.preferredContentSize = size }
        if #available(iOS 16, *) { list.sheetPresentationController?.invalidateDetents() }
    }

    /// Whether a finger moves the sheet down, or did; a tap beside it has not.
    var isSwiped: Bool {
        guard let card = list.presentationController?.presentedView, let window = card.window else {
            return false
        }
        let isMoved = card.convert(card.bounds, to: window).maxY > window.bounds.maxY + 1
        return isMoved
            || (card.gestureRecognizers ?? []).contains { [.began, .changed, .ended].contains($0.state) }
    }

    @available(iOS 16, *) private static var first: UISheetPresentationController.Detent.Identifier {
        .init("ChoiceKit.rows")
    }

    @available(iOS 16, *) private static var all: UISheetPresentationController.Detent.Identifier {
        .init("ChoiceKit.allRows")
    }

    /// UIKit's own size of a form sheet, where the rows take as much.
    private static let cardSize = CGSize(width: 540, height: 620)
}

extension DropdownListController {
    /// The bar and the rows, up to a limit.
    func sheetHeight(limit: CGFloat) -> CGFloat {
        let width = rowsWidth
        let bar = barHeight(width: width)
        return min(bar + contentHeight(width: width, limit: max(0, limit - bar)), limit)
    }

    /// What stands above the rows, and three of them.
    var leastSheetHeight: CGFloat { barHeight(width: rowsWidth) + searchHeight + 3 * leastRowHeight }

    /// The rows, up to half of the screen, but three of them at least.
    @available(iOS 16, *)
    func firstDetent(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat {
        let whole = context.maximumDetentValue
        guard context.containerTraitCollection.verticalSizeClass != .compact else {
            return sheetHeight(limit: whole)
        }
        return sheetHeight(limit: min(whole, max(whole / 2, leastSheetHeight)))
    }

    /// All of the screen; nil where the rows do not take more than the first detent.
    @available(iOS 16, *)
    func largeDetent(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
        let height = sheetHeight(limit: context.maximumDetentValue)
        return height > firstDetent(in: context) ? height : nil
    }
}
