import UIKit

/// Folds texts into the form in which search compares them: without case, width, accents and composition.
///
/// Folded text is UTF-8. A Hangul syllable is its jamo, and a compound vowel or final consonant the two that
/// it is typed with, so that a syllable which is still being typed is the beginning of those that it can
/// become. White space and controls are one space, and none at all at the ends or between Hangul, where
/// people set spaces as they like. No folded byte is 0.
struct SearchFolder {
    /// Every text that was added, each with a 0 after it.
    private(set) var bytes: [UInt8] = []
    /// The initials of every text that has any, each with an end after it.
    private(set) var initials: [UInt8] = []
    /// Where in its text, counted in UTF-8, each byte comes from. Kept only where it was asked for.
    private(set) var byteSources: [Int] = []
    /// The same for the initials.
    private(set) var initialSources: [Int] = []

    private let keepsSources: Bool
    private var known: [Unicode.Scalar: [UInt8]] = [:]
    private var piece: [UInt8] = []

    init(keepsSources: Bool = false) { self.keepsSources = keepsSources }

    mutating func append(_ text: String) {
        let start = bytes.count
        let initialsStart = initials.count
        var hasHangul = false
        var wasHangul = false
        var space: Int?
        var next = 0
        for scalar in text.unicodeScalars {
            let source = next
            next += UTF8.width(scalar)
            fold(scalar)
            guard let first = piece.first else { continue }
            if first == Self.space {
                if space == nil, bytes.count > start { space = source }
                continue
            }
            let isHangul = HangulJamo.begins(piece)
            hasHangul = hasHangul || isHangul
            if let place = space {
                space = nil
                if !(wasHangul && isHangul) { add(Self.space, from: place) }
                addInitial(HangulInitials.space, from: place)
            }
            wasHangul = isHangul
            for byte in piece { add(byte, from: source) }
            addInitials(of: piece, isHangul: isHangul, from: source)
        }
        end(initialsStart, hasHangul: hasHangul)
    }

    private mutating func end(_ initialsStart: Int, hasHangul: Bool) {
        add(0, from: 0)
        if hasHangul {
            addInitial(HangulInitials.end, from: 0)
        } else {
            initials.removeLast(initials.count - initialsStart)
            if keepsSources { initialSources.removeLast(initialSources.count - initialsStart) }
        }
    }

    private mutating func add(_ byte: UInt8, from source: Int) {
        bytes.append(byte)
        if keepsSources { byteSources.append(source) }
    }

    private mutating func addInitial(_ initial: UInt8, from source: Int) {
        initials.append(initial)
        if keepsSources { initialSources.append(source) }
    }

    private mutating func addInitials(of piece: [UInt8], isHangul: Bool, from source: Int) {
        guard isHangul else { return addInitial(HangulInitials.other, from: source) }
        for place in stride(from: 0, to: piece.count - 2, by: 3) {
            if let initial = HangulJamo.initial(in: piece, at: place) { addInitial(initial, from: source) }
        }
    }

    // MARK: One scalar

    /// Folds a scalar into `piece`, which is one space for white space and empty for what is ignored.
    private mutating func fold(_ scalar: Unicode.Scalar) {
        piece.removeAll(keepingCapacity: true)
        switch scalar.value {
        case 0x41...0x5A: piece.append(UInt8(scalar.value) | 0x20)
        case 0x21...0x7E: piece.append(UInt8(scalar.value))
        case 0...0x7F: piece.append(Self.space)
        case 0xAC00...0xD7A3: HangulJamo.append(syllable: scalar.value, to: &piece)
        // Unified ideographs are what they are.
        case 0x4E00...0x9FFF: piece.append(contentsOf: Unicode.UTF8.encode(scalar)!)
        default:
            if let bytes = known[scalar] {
                piece.append(contentsOf: bytes)
            } else {
                piece = ScalarFolding.bytes(of: scalar)
                known[scalar] = piece
            }
        }
    }

    private static let space = UInt8(ascii: " ")
}
