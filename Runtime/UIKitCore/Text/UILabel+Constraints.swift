import CoreText
import QuartzCore

extension UILabel {
    /// Where a line stands in the text's block, which is in the middle of the label.
    func line(isFirst: Bool, atWidth width: CGFloat) -> Baseline {
        let text = layout(width: numberOfLines == 1 ? .infinity : width, maximumLines: numberOfLines)
        let baseline = isFirst ? text.firstBaseline : text.lastBaseline
        return Baseline(part: 0.5, offset: baseline - text.size.height / 2)
    }
}
