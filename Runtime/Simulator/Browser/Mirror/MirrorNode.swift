import Foundation
import UIKitCore

/// An element as a page mirrors it, in points of the screen.
struct MirrorNode: Encodable, Equatable {
    var id: Int
    var role: String
    var label: String
    var value: String?
    var hint: String?
    var traits: [String]
    var frame: [Double]
    var isEnabled = true
    var isSelected = false
    /// Whether it shows a list when it is used.
    var hasPopup = false
    var isExpanded = false
    /// Which of how many rows it is, from 1.
    var position: Int?
    var count: Int?
    /// Whether nothing else on the screen can be reached.
    var isModal = false
    var children: [MirrorNode] = []
}

/// What the page is told of the screen's elements.
struct MirrorMessage: Encodable {
    let type = "tree"
    let nodes: [MirrorNode]
    /// The frames of all views, where the page wants them.
    let edges: [[Double]]
}
