import Simulator
import Testing
import UIKit

@testable import ChoiceKit

@MainActor @Suite(.serialized) struct HIGAuditLogTests {
    private let lines = Lines()

    /// Collects what is written meanwhile.
    private func collecting(by audit: HIGAudit? = .standard, _ body: () throws -> Void) rethrows {
        let (log, old) = (HIGAudit.log, HIGAudit.whenShown)
        defer { (HIGAudit.log, HIGAudit.whenShown) = (log, old) }
        HIGAudit.log = CallerLog()
        HIGAudit.log.write = { [lines] in lines.all.append($0) }
        HIGAudit.whenShown = audit
        try body()
    }

    private static let vague = Popup(
        title: "Error", message: "The disk is full.", actions: [.cancel("Cancel"), .default("Empty Trash")])

    @Test func writesWhatIsWrongWithAPopupOnce() throws {
        let stage = PopupStage()
        try collecting {
            stage.present(Self.vague)
            try stage.tap("Cancel")
            stage.rest()
            stage.present(Self.vague)
        }
        let found = lines.all.filter { $0.contains("A-T01") }
        #expect(
            found == ["HIGAudit, “Error”: \(try #require(Self.vague.audit().first { $0.rule == "A-T01" }))"])
        #expect(lines.all.count == Self.vague.audit().count)
    }

    @Test func writesWhatIsWrongWithAToast() {
        let stage = ToastStage()
        collecting {
            stage.show(Toast("Oops, not sent"))
            stage.host.advance(by: 0.5)
        }
        #expect(lines.all.count == 1)
        #expect(lines.all.first?.hasPrefix("HIGAudit, “Oops, not sent”: warning T-10") == true)
    }

    @Test func writesWhatIsWrongWithButtonsWhoseMenusOpen() {
        let (popUp, pullDown) = (PopUpButtonStage(), PullDownStage())
        collecting {
            popUp.button.setItems([.init(id: 1, title: "Daily"), .init(id: 2, title: "Daily")])
            popUp.open()
        }
        collecting {
            pullDown.button.destructiveActions = []
            pullDown.button.sections = [.init(items: [.action(.init(id: 1, title: "Delete"))])]
            pullDown.open()
        }
        let found = lines.all.map { $0.split(separator: ":")[0] }
        #expect(found == ["HIGAudit, “Repeat”", "HIGAudit, “Actions”", "HIGAudit, “Actions”"])
    }

    @Test func writesNothingWhereNothingIsChecked() {
        let stage = PopupStage()
        collecting(by: nil) { stage.present(Self.vague) }
        #expect(lines.all.isEmpty)
    }

    @Test func writesNothingOfWhatIsIgnored() {
        let stage = PopupStage()
        var audit = HIGAudit.standard
        audit.ignores = [.init("A-T01", in: "Error", because: "A test.")]
        collecting(by: audit) { stage.present(Self.vague) }
        #expect(!lines.all.contains { $0.contains("A-T01") })
    }

    private final class Lines {
        var all: [String] = []
    }
}
