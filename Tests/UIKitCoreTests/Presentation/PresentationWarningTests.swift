import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

/// A mistake is told in the console, as UIKit does, and what was there stays.
@MainActor struct PresentationWarningTests {
    let stage = PresentationStage()

    @Test func namesWhoPresentsAlready() {
        let (b, c) = (stage.controller("B", .pageSheet), stage.controller("C"))
        stage.present(b)
        let lines = Console.heard { stage.present(c) }
        #expect(lines == ["Attempt to present C on A (from A) which is already presenting B.\n"])
        #expect(stage.root.presentedViewController === b)
    }

    @Test func namesWhoIsNotOnTheScreen() {
        let away = stage.controller("away")
        let lines = Console.heard { stage.present(stage.controller("B"), from: away) }
        #expect(
            lines == [
                "Attempt to present B on away (from away) whose view is not in the window hierarchy.\n"
            ])
    }

    @Test func namesWhoComesOrGoes() {
        let (b, c) = (stage.controller("B"), stage.controller("C"))
        stage.host.activate()
        stage.root.present(b, animated: true)
        let coming = Console.heard { b.present(c, animated: true) }
        stage.host.settle()
        stage.root.dismiss(animated: true)
        let going = Console.heard { b.present(c, animated: true) }
        stage.host.settle()
        #expect(coming == going)
        #expect(coming == ["Attempt to present C on B (from B), which is coming or going itself.\n"])
    }

    @Test func saysSoOfAPresentationInViewDidLoad() {
        let (loading, other) = (stage.controller("B"), stage.controller("C"))
        loading.reactions["load"] = { [unowned loading] in loading.present(other, animated: true) }
        let lines = Console.heard { stage.present(loading) }
        #expect(lines.count == 1)
        #expect(lines.first?.hasPrefix("Attempt to present C on B") == true)
        stage.present(other, from: loading)
        #expect(loading.presentedViewController === other)
    }

    @Test func saysSoOfWhatIsOnTheScreenAlready() {
        let lines = Console.heard { stage.present(stage.root) }
        #expect(lines.count == 1)
    }

    @Test func saysWhatAPopoverLacks() {
        let other = stage.controller("B", .popover)
        let delegate = PopoverLog()
        other.presentationController?.delegate = delegate
        let lines = Console.heard { stage.present(other) }
        #expect(lines.count == 1)
        #expect(lines.first?.contains("sourceView") == true)
    }

    @Test func saysNothingWhereAllIsWell() {
        let lines = Console.heard {
            let (b, c) = (stage.controller("B"), stage.controller("C", .pageSheet))
            stage.present(b)
            stage.present(c, from: b)
            stage.dismiss()
            stage.dismiss()
        }
        #expect(lines == [])
    }
}
