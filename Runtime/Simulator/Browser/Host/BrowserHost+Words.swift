import Foundation
import UIKitCore

extension BrowserHost {
    /// Sends what is no picture: the state of the device, the elements, what the app told and said.
    func sendWords(to pages: [Page]) {
        guard !pages.isEmpty else { return }
        events.add(app.takeEvents())
        let nodes = mirror.read(host)
        let messages: [(String, [UInt8])] = [
            ("state", Self.encode(state)), ("events", Self.encode(LinesMessage("events", events))),
            ("script", Self.encode(LinesMessage("script", LineLog(script.lines)))),
            ("say", Self.encode(LinesMessage("say", spoken))),
            ("field", Self.encode(FieldMessage(field: host.textInput.flatMap(FieldState.init)))),
        ]
        lazy var tree = Self.encode(MirrorMessage(nodes: nodes, edges: []))
        lazy var treeWithEdges = Self.encode(MirrorMessage(nodes: nodes, edges: viewFrames))
        for page in pages {
            for (kind, bytes) in messages { page.send(kind, bytes) }
            page.send("tree", page.wantsEdges ? treeWithEdges : tree)
        }
    }

    /// What VoiceOver would say: pages say it in a live region.
    func hear(_ notification: UIAccessibility.Notification, _ argument: Any?) {
        guard let text = argument as? String, !text.isEmpty else { return }
        spoken.add([text])
        wordsChanged()
    }

    private var state: PageState {
        let device = host.device
        let size = device.size(in: host.orientation)
        let insets = device.safeAreaInsets(in: host.orientation)
        return PageState(
            title: app.title, screens: app.screens, devices: Device.all.map(\.name),
            width: size.width, height: size.height,
            isPad: device.idiom == .pad,
            safeArea: [insets.top, insets.left, insets.bottom, insets.right],
            settings: settingsInWords)
    }

    private var settingsInWords: PageSettings {
        let settings = host.settings
        func word<Value: Equatable>(_ words: [String: Value], _ value: Value) -> String? {
            words.first { $0.value == value }?.key
        }
        return PageSettings(
            screen: screen, device: host.device.name,
            orientation: word(PageSettings.orientations, host.orientation),
            style: word(PageSettings.styles, settings.style),
            textSize: word(PageSettings.textSizes, settings.contentSizeCategory), language: settings.language,
            direction: word(PageSettings.directions, settings.direction),
            contrast: settings.increasesContrast, bold: settings.boldsText,
            reduceMotion: settings.reducesMotion, reduceTransparency: settings.reducesTransparency,
            slow: clock.speed != 1, keyboard: host.app.screen.softwareKeyboard.isUp)
    }

    /// The frames of the views that show, from the front window, as many as can be looked at.
    private var viewFrames: [[Double]] {
        var frames: [[Double]] = []
        var views: [UIView] = host.app.windowScene.windows
        while let view = views.popLast(), frames.count < Self.mostFrames {
            guard !view.isHidden, view.alpha > 0.01 else { continue }
            let frame = view.screenFrame
            frames.append([frame.minX, frame.minY, frame.width, frame.height])
            views += view.subviews.reversed()
        }
        return frames
    }

    private static func encode(_ message: some Encodable) -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        guard let data = try? encoder.encode(message) else {
            preconditionFailure("A message could not be written as JSON: \(message).")
        }
        return [UInt8](data)
    }

    private static let mostFrames = 1000
}

/// What a page needs to be the device.
struct PageState: Encodable {
    let type = "state"
    let title: String
    let screens: [String]
    let devices: [String]
    let width, height: Double
    let isPad: Bool
    /// Top, left, bottom, right.
    let safeArea: [Double]
    let settings: PageSettings
}

/// The text field that is edited, for the page to put its own text area there.
@MainActor struct FieldState: Encodable {
    /// Of the caret, in points of the screen.
    let caret: [Double]
    /// What is selected, for copying; empty where the text is hidden.
    let selected: String
    let isSecure: Bool

    init?(_ input: any UITextInput) {
        guard let view = input as? UIView, let range = input.selectedTextRange else { return nil }
        let rect = view.convert(input.caretRect(for: range.end), to: nil)
        caret = [rect.minX, rect.minY, rect.width, rect.height].map { ($0 * 100).rounded() / 100 }
        isSecure = input.isSecureTextEntry
        selected = isSecure ? "" : input.text(in: range) ?? ""
    }
}

struct FieldMessage: Encodable {
    let type = "field"
    let field: FieldState?

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(type, forKey: .type)
        try container.encode(field, forKey: .field)
    }

    private enum CodingKeys: String, CodingKey { case type, field }
}

/// Lines that pages show as they are, oldest first; of many the newest are kept.
struct LineLog: Equatable {
    private(set) var lines: [String] = []
    /// How many there were, those that are gone included.
    private(set) var total = 0

    init(_ lines: [String] = []) { add(lines) }

    mutating func add(_ new: [String]) {
        total += new.count
        lines = Array((lines + new).suffix(Self.most))
    }

    private static let most = 500
}

struct LinesMessage: Encodable {
    let type: String
    let lines: [String]
    let total: Int

    init(_ type: String, _ log: LineLog) {
        self.type = type
        lines = log.lines
        total = log.total
    }
}
