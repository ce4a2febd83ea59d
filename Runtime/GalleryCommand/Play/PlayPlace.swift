import Foundation
import UIKit

/// Where a finger goes: to an element, or to a point of the screen.
enum PlayPlace: Equatable {
    case name(String)
    case point(CGPoint)

    /// Words in parentheses are a point, `(x, y)` in points; one other word is a name. Nil for anything else.
    init?(_ words: [String]) {
        let text = words.joined()
        if text.hasPrefix("("), text.hasSuffix(")") {
            let numbers = text.dropFirst().dropLast().split(separator: ",", omittingEmptySubsequences: false)
                .map { Double($0.trimmingCharacters(in: .whitespaces)) }
            guard numbers.count == 2, let x = numbers[0], let y = numbers[1], x.isFinite, y.isFinite else {
                return nil
            }
            self = .point(CGPoint(x: x, y: y))
        } else if words.count == 1, !text.isEmpty {
            self = .name(text)
        } else {
            return nil
        }
    }
}

/// The way that a finger goes over an element.
enum PlaySwipe: String {
    case up, down, left, right

    /// Its direction on the screen, of length 1.
    var direction: CGVector {
        switch self {
        case .up: CGVector(dx: 0, dy: -1)
        case .down: CGVector(dx: 0, dy: 1)
        case .left: CGVector(dx: -1, dy: 0)
        case .right: CGVector(dx: 1, dy: 0)
        }
    }
}
