import UIKit

extension UIWindow {
    /// Points of the window's lower end that the software keyboard covers, or the home indicator.
    ///
    /// UIKit need not know before a guide was asked for: whoever wants the height of a keyboard that is up
    /// already asks when it comes to the window (unconfirmed).
    var keyboardHeight: CGFloat {
        let free = keyboardLayoutGuide.layoutFrame
        return free.isEmpty ? 0 : bounds.maxY - free.minY
    }
}
