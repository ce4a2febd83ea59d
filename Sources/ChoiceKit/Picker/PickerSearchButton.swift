import UIKit

/// The button in the toolbar that opens the rows of a long column as a list: as large as a finger needs.
final class PickerSearchButton: UIButton {
    override var intrinsicContentSize: CGSize { CGSize(width: Self.side, height: Self.side) }

    override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    private static let side: CGFloat = 44
}
