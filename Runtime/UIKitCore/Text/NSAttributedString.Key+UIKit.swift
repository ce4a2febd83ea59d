public import Foundation

extension NSAttributedString.Key {
    /// A `UIFont`.
    public static let font = NSAttributedString.Key(rawValue: "NSFont")
    /// A `UIColor`, of the letters.
    public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
    /// A number of points that are added after every character.
    public static let kern = NSAttributedString.Key(rawValue: "NSKern")
}
