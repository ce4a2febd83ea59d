import UIKit

/// The large title of a screen.
extension ScreenViewController {
    /// Makes a label the heading, and adds it to the view.
    func addHeading(_ heading: UILabel, _ text: String) {
        heading.text = text
        heading.accessibilityTraits.insert(.header)
        heading.numberOfLines = 0
        heading.adjustsFontForContentSizeCategory = true
        view.addSubview(heading)
    }

    /// Places it at the top of what is left, in the type size of the screen.
    func placeHeading(_ heading: UILabel, atTopOf rest: inout CGRect, gap: CGFloat) {
        heading.font = UIFontMetrics(forTextStyle: .largeTitle)
            .scaledFont(for: .systemFont(ofSize: 34, weight: .bold), compatibleWith: traitCollection)
        place(heading, atTopOf: &rest, gap: gap)
    }
}
