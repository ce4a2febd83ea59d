/// A key that types no character of its own.
///
/// Apple does not publish what the constants hold; here it is what AppKit's keys of the same names type, and
/// for the others a character of the private use area.
public struct XCUIKeyboardKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    // MARK: Modifiers

    public static let command = XCUIKeyboardKey("\u{E000}")
    public static let control = XCUIKeyboardKey("\u{E001}")
    public static let option = XCUIKeyboardKey("\u{E002}")
    public static let shift = XCUIKeyboardKey("\u{E003}")
    public static let rightCommand = XCUIKeyboardKey("\u{E004}")
    public static let rightControl = XCUIKeyboardKey("\u{E005}")
    public static let rightOption = XCUIKeyboardKey("\u{E006}")
    public static let rightShift = XCUIKeyboardKey("\u{E007}")
    public static let capsLock = XCUIKeyboardKey("\u{E008}")

    // MARK: Navigation

    public static let upArrow = XCUIKeyboardKey("\u{F700}")
    public static let downArrow = XCUIKeyboardKey("\u{F701}")
    public static let leftArrow = XCUIKeyboardKey("\u{F702}")
    public static let rightArrow = XCUIKeyboardKey("\u{F703}")
    public static let home = XCUIKeyboardKey("\u{F729}")
    public static let end = XCUIKeyboardKey("\u{F72B}")
    public static let pageUp = XCUIKeyboardKey("\u{F72C}")
    public static let pageDown = XCUIKeyboardKey("\u{F72D}")
    public static let help = XCUIKeyboardKey("\u{F746}")

    // MARK: Editing

    public static let delete = XCUIKeyboardKey("\u{8}")
    public static let forwardDelete = XCUIKeyboardKey("\u{F728}")
    public static let clear = XCUIKeyboardKey("\u{F739}")
    public static let space = XCUIKeyboardKey(" ")
    public static let tab = XCUIKeyboardKey("\t")
    public static let enter = XCUIKeyboardKey("\u{3}")
    public static let `return` = XCUIKeyboardKey("\r")
    public static let escape = XCUIKeyboardKey("\u{1B}")

    // MARK: Functions

    public static let F1 = XCUIKeyboardKey("\u{F704}")
    public static let F2 = XCUIKeyboardKey("\u{F705}")
    public static let F3 = XCUIKeyboardKey("\u{F706}")
    public static let F4 = XCUIKeyboardKey("\u{F707}")
    public static let F5 = XCUIKeyboardKey("\u{F708}")
    public static let F6 = XCUIKeyboardKey("\u{F709}")
    public static let F7 = XCUIKeyboardKey("\u{F70A}")
    public static let F8 = XCUIKeyboardKey("\u{F70B}")
    public static let F9 = XCUIKeyboardKey("\u{F70C}")
    public static let F10 = XCUIKeyboardKey("\u{F70D}")
    public static let F11 = XCUIKeyboardKey("\u{F70E}")
    public static let F12 = XCUIKeyboardKey("\u{F70F}")
    public static let F13 = XCUIKeyboardKey("\u{F710}")
    public static let F14 = XCUIKeyboardKey("\u{F711}")
    public static let F15 = XCUIKeyboardKey("\u{F712}")
    public static let F16 = XCUIKeyboardKey("\u{F713}")
    public static let F17 = XCUIKeyboardKey("\u{F714}")
    public static let F18 = XCUIKeyboardKey("\u{F715}")
    public static let F19 = XCUIKeyboardKey("\u{F716}")
}
