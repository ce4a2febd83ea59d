import Foundation
import UIKitCore

/// What a page says, checked: everything in it is within bounds that the app can take.
enum PageMessage: Equatable, Sendable {
    /// A frame is on the canvas; the next may come.
    case shown(frame: UInt32)
    case touch([FingerSample])
    /// Where the mouse is that presses nothing; nil where it left.
    case hover(CGPoint?)
    /// A wheel or two fingers on a trackpad, by so many points.
    case scroll(at: CGPoint, by: CGVector)
    case key(UIKeyboardHIDUsage, isDown: Bool)
    case text(TextInput)
    case configure(PageSettings)
    case element(Int, ElementAction)
    /// Whether the page wants to know of every view's frame.
    case edges(Bool)
    /// Escape by VoiceOver's Z gesture.
    case escape
    /// The page wants to be told, with this number, when nothing moves any more.
    case rest(Int)

    /// What a page's own finger did.
    struct FingerSample: Equatable, Sendable {
        let id: Int
        let phase: UITouch.Phase
        let location: CGPoint
    }

    enum TextInput: Equatable, Sendable {
        case insert(String)
        /// Text that is still being composed, in place of what was composed before.
        case mark(String)
        /// Ends the composition with this text.
        case commit(String)
        case deleteBackward
        case deleteForward
    }

    enum ElementAction: String, Sendable { case activate, increment, decrement }
}

/// Why a message is not understood; the page is told.
struct PageMessageError: Error, Equatable {
    let reason: String

    init(_ reason: String) { self.reason = reason }
}

extension PageMessage {
    /// Reads a message.
    ///
    /// - Throws: `PageMessageError` for anything that is not exactly a message.
    init(_ bytes: [UInt8]) throws(PageMessageError) {
        let fields: PageFields
        do {
            fields = try JSONDecoder().decode(PageFields.self, from: Data(bytes))
        } catch {
            throw PageMessageError("A message is not JSON of the known form.")
        }
        self = try Self.read(fields)
    }

    private static func read(_ fields: PageFields) throws(PageMessageError) -> PageMessage {
        switch fields.type {
        case "shown": .shown(frame: try fields.need(fields.frame, "frame"))
        case "touch": .touch(try fingers(in: fields))
        case "hover":
            .hover(
                fields.x == nil && fields.y == nil
                    ? nil
                    : CGPoint(x: try fields.number(fields.x, "x"), y: try fields.number(fields.y, "y")))
        case "scroll":
            .scroll(
                at: CGPoint(x: try fields.number(fields.x, "x"), y: try fields.number(fields.y, "y")),
                by: CGVector(dx: try fields.number(fields.dx, "dx"), dy: try fields.number(fields.dy, "dy")))
        case "key": try key(in: fields)
        case "text": .text(try text(in: fields))
        case "configure": .configure(try fields.need(fields.settings, "settings").checked())
        case "element":
            .element(
                try fields.need(fields.id, "id"),
                try fields.need(fields.action.flatMap(ElementAction.init(rawValue:)), "action"))
        case "edges": .edges(try fields.need(fields.on, "on"))
        case "escape": .escape
        case "rest": .rest(try fields.need(fields.id, "id"))
        default: throw PageMessageError("There is no message of that type.")
        }
    }

    private static func fingers(in fields: PageFields) throws(PageMessageError) -> [FingerSample] {
        let touches = try fields.need(fields.touches, "touches")
        guard (1...mostFingers).contains(touches.count), Set(touches.map(\.id)).count == touches.count else {
            throw PageMessageError("A touch has 1 to \(mostFingers) fingers, each once.")
        }
        var samples: [FingerSample] = []
        for touch in touches {
            guard let phase = phases[touch.phase] else { throw PageMessageError("There is no such phase.") }
            let location = CGPoint(x: try fields.number(touch.x, "x"), y: try fields.number(touch.y, "y"))
            samples.append(FingerSample(id: touch.id, phase: phase, location: location))
        }
        return samples
    }

    private static func key(in fields: PageFields) throws(PageMessageError) -> PageMessage {
        let code = try fields.need(fields.code, "code")
        guard let key = PageKeys.key(code: code) else { throw PageMessageError("There is no such key.") }
        return .key(key, isDown: try fields.need(fields.down, "down"))
    }

    private static func text(in fields: PageFields) throws(PageMessageError) -> TextInput {
        switch try fields.need(fields.op, "op") {
        case "insert": .insert(try fields.need(fields.text, "text"))
        case "mark": .mark(try fields.need(fields.text, "text"))
        case "commit": .commit(try fields.need(fields.text, "text"))
        case "deleteBackward": .deleteBackward
        case "deleteForward": .deleteForward
        default: throw PageMessageError("There is no such operation on text.")
        }
    }

    /// Fingers of one page that are told of at once.
    static let mostFingers = 10
    private static let phases: [String: UITouch.Phase] = [
        "began": .began, "moved": .moved, "ended": .ended, "cancelled": .cancelled,
    ]
}
