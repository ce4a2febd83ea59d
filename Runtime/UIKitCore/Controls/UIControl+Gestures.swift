import QuartzCore

/// Controls keep the gesture that is their own from the recognisers of what they are in (Apple's Event
/// Handling Guide for iOS, "Interacting with other user interface controls"). A recogniser on the control
/// itself goes first.
extension UIControl {
    /// Whether a gesture is one tap of one finger, on something that the control is in. A disabled control
    /// does nothing with a tap and keeps none; that UIKit's does so is unconfirmed.
    func isOwnTap(_ recognizer: UIGestureRecognizer) -> Bool {
        guard isEnabled, recognizer.view !== self, let tap = recognizer as? UITapGestureRecognizer else {
            return false
        }
        return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
    }
}
