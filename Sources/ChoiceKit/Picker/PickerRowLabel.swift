import UIKit

/// A row of a wheel, which knows where it belongs.
final class PickerRowLabel: UILabel {
    var row = 0
    var column = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        textAlignment = .center
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        textAlignment = .center
    }

    /// Takes a font, made smaller where the text is wider than the column, to half of it at most; what is
    /// still wider is cut.
    func fit(_ font: UIFont, to width: CGFloat) {
        self.font = font
        let natural = sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 0)).width
        let room = max(1, width - 2 * Self.margin)
        if natural > room { self.font = font.withSize(font.pointSize * max(room / natural, Self.smallest)) }
    }

    private static let margin: CGFloat = 4
    private static let smallest: CGFloat = 0.5
}
