public import QuartzCore

/// What a keyboard should know of a responder that takes text.
@MainActor public protocol UITextInputTraits: NSObjectProtocol {
    /// Whether the text is hidden from those who look on; false by default.
    var isSecureTextEntry: Bool { get set }
}

extension UITextInputTraits {
    public var isSecureTextEntry: Bool {
        get { false }
        set {}
    }
}

/// A responder that takes text from a keyboard.
@MainActor public protocol UIKeyInput: UITextInputTraits {
    var hasText: Bool { get }
    /// Puts text where the caret is, in place of what is selected.
    func insertText(_ text: String)
    /// Deletes what is selected, or the character before the caret.
    func deleteBackward()
}

/// A place in a text; what it means is known to the text alone.
@MainActor open class UITextPosition: NSObject {
    public override init() { super.init() }
}

/// Two places in a text.
@MainActor open class UITextRange: NSObject {
    public override init() { super.init() }

    open var isEmpty: Bool { start === end }
    open var start: UITextPosition { UITextPosition() }
    open var end: UITextPosition { UITextPosition() }
}

/// A responder with a text that an input method can compose in: places are counted in UTF-16 units.
@MainActor public protocol UITextInput: UIKeyInput {
    func text(in range: UITextRange) -> String?
    func replace(_ range: UITextRange, withText text: String)
    /// Whether the text may be changed so; asked before each change by a keyboard.
    func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool

    var selectedTextRange: UITextRange? { get set }
    /// What is still being composed; nil while nothing is.
    var markedTextRange: UITextRange? { get }
    /// Puts text that is still being composed in place of what was. The selection is within the new text.
    func setMarkedText(_ markedText: String?, selectedRange: NSRange)
    /// Ends composing; the text stays.
    func unmarkText()

    var beginningOfDocument: UITextPosition { get }
    var endOfDocument: UITextPosition { get }
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
    /// The place so many UTF-16 units further; nil outside the text.
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int

    /// Where the caret is drawn, in the view's own coordinates.
    func caretRect(for position: UITextPosition) -> CGRect
    func firstRect(for range: UITextRange) -> CGRect
    func closestPosition(to point: CGPoint) -> UITextPosition?
}

extension UITextInput {
    public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }
}

/// A place of the runtime's own texts.
final class TextOffset: UITextPosition {
    let offset: Int

    init(_ offset: Int) {
        self.offset = offset
        super.init()
    }
}

final class TextOffsets: UITextRange {
    let range: Range<Int>

    init(_ range: Range<Int>) {
        self.range = range
        super.init()
    }

    override var isEmpty: Bool { range.isEmpty }
    override var start: UITextPosition { TextOffset(range.lowerBound) }
    override var end: UITextPosition { TextOffset(range.upperBound) }
}
