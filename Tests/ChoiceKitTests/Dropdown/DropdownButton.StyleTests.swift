import Foundation
import Testing
import UIKit

@testable import ChoiceKit

struct DropdownButtonStyleTests {
    @Test func isTheStandardUntilItIsChanged() {
        #expect(DropdownButton.Style() == .standard)
        var other = DropdownButton.Style.standard
        other.rowInset = 20
        #expect(other != .standard)
    }

    @Test func keepsLengthsThatCanBeLaidOut() {
        #expect(DropdownButton.Style.standard.bounded == .standard)
    }

    @Test func takesTheStandardForWhatIsNotANumber() {
        #expect(style(.nan).bounded == .standard)
    }

    @Test func keepsLengthsFromZeroToAHundredPoints() {
        let lengths: [(CGFloat, CGFloat)] = [
            (-5, 0), (-.infinity, 0), (1e300, 100), (.infinity, 100), (7, 7),
        ]
        for (wanted, given) in lengths {
            let bounded = style(wanted).bounded
            #expect(bounded.imagePadding == given && bounded.rowInset == given)
            #expect(bounded.indicatorPointSize == given && bounded.contentInsets.trailing == given)
        }
    }

    @Test func markInvalidButtonsInAReadableRed() {
        let red = DropdownButton.Style.standard.invalidColor
        for (style, background) in [(UIUserInterfaceStyle.light, 1), (.dark, 0)] as [(_, CGFloat)] {
            let traits = UITraitCollection(userInterfaceStyle: style)
            #expect(contrast(red.resolvedColor(with: traits), with: background) > 4.5)
        }
    }

    /// A style all of whose lengths are this.
    private func style(_ length: CGFloat) -> DropdownButton.Style {
        var style = DropdownButton.Style.standard
        style.contentInsets = .init(top: length, leading: length, bottom: length, trailing: length)
        style.imagePadding = length
        style.indicatorPointSize = length
        style.rowInset = length
        return style
    }

    /// The ratio of the Web Content Accessibility Guidelines, to white (1) or black (0).
    private func contrast(_ color: UIColor, with background: CGFloat) -> CGFloat {
        var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        _ = color.getRed(&red, green: &green, blue: &blue, alpha: nil)
        let linear = [red, green, blue].map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
        let light = 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
        return (max(light, background) + 0.05) / (min(light, background) + 0.05)
    }
}
