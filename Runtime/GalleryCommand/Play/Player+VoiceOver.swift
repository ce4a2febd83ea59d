import Simulator
import UIKit
import XCUIAutomation

extension Player {
    func activate(_ name: String) throws {
        let element = try find(name)
        try asARobot { try voiceOver().activate(element) }
    }

    func adjust(_ name: String, by adjustment: VoiceOver.Adjustment) throws {
        let element = try find(name)
        try asARobot { try voiceOver().adjust(element, by: adjustment) }
    }

    func escape() throws { try asARobot { try voiceOver().escape() } }

    func expectFocus(on name: String) throws {
        let element = try find(name)
        guard let focused = try voiceOver().focused else {
            throw PlayStepError("VoiceOver stands on nothing")
        }
        guard focused !== element.source else { return }
        let label = AccessibilityNode.quoted(focused.accessibilityLabel ?? "")
        throw PlayStepError("VoiceOver stands on \(label)")
    }

    private func voiceOver() throws(PlayStepError) -> VoiceOver { VoiceOver(on: try opened()) }
}
