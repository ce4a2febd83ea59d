import ChoiceKit
import UIKit
import UIKitCore

extension Delays {
    /// On the clock of whichever host has its turn, which a test moves.
    @MainActor static let frames = Delays { seconds, body in
        FrameLoop.current.ticks.after(seconds, body).cancel
    }
}
