public import Foundation

extension NSAttributedString.Key {
    /// A `UIFont`; whoever draws the text chooses where it is absent.
    public static let font = NSAttributedString.Key("NSFont")
    /// A `UIColor`; whoever draws the text chooses where it is absent.
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    /// Points added after every character, the last one too, as a number.
    public static let kern = NSAttributedString.Key("NSKern")
}
