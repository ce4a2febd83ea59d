import ChoiceKit
import UIKitCore

extension Delays {
    /// On the clock of whichever host has its turn, so that what components wait for comes in virtual time.
    static let frames = Delays { seconds, body in FrameLoop.current.ticks.after(seconds, body).cancel }
}
