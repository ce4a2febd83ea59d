import UIKit

extension UIColor {
    /// The system's red: in light mode that of increased contrast, 5.4:1 on white. Made once, since colours
    /// that look at traits are equal only where they are the same object.
    static let readableRed = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(red: 1, green: 69 / 255, blue: 58 / 255, alpha: 1)
            : UIColor(red: 215 / 255, green: 0, blue: 21 / 255, alpha: 1)
    }
}
