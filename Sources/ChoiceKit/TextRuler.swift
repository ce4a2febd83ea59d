import UIKit

/// Measures texts without showing them.
@MainActor struct TextRuler {
    private let label = UILabel()

    /// The height of a text that breaks at a width, in points.
    ///
    /// - Parameter numberOfLines: 0 for as many as it needs.
    func height(of text: String, _ font: UIFont, numberOfLines: Int, width: CGFloat) -> CGFloat {
        label.font = font
        label.numberOfLines = numberOfLines
        label.text = text
        return label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    }

    /// The width of a text on one line, in points.
    func width(of text: String, _ font: UIFont) -> CGFloat {
        label.font = font
        label.numberOfLines = 1
        label.text = text
        let all = CGFloat.greatestFiniteMagnitude
        return label.sizeThatFits(CGSize(width: all, height: all)).width
    }
}
