import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

/// What the Z gesture closes.
@MainActor struct AccessibilityEscapeTests {
    let stage = PresentationStage()

    /// The Z gesture on a view in what a controller shows.
    private func escape(in controller: UIViewController) -> Bool {
        stage.host.activate()
        let view = UIView()
        controller.view.addSubview(view)
        return stage.host.perform(.escape, on: view)
    }

    private func popover(_ delegate: PopoverLog) -> LoggingController {
        let other = stage.controller("B", .popover)
        other.popoverPresentationController?.sourceView = stage.root.view
        other.popoverPresentationController?.sourceRect = CGRect(x: 100, y: 100, width: 40, height: 40)
        delegate.log = stage.log
        other.presentationController?.delegate = delegate
        return other
    }

    @Test func dismissesAPopoverAsATouchBesideItDoes() {
        let delegate = PopoverLog()
        let other = popover(delegate)
        stage.present(other)
        _ = stage.heard()
        #expect(escape(in: other))
        #expect(
            stage.heard() == [
                "should dismiss", "will dismiss", "B will disappear", "B did disappear", "did dismiss",
            ])
        #expect(stage.root.presentedViewController == nil)
    }

    @Test func asksAPopoverThatMayNotGo() {
        let delegate = PopoverLog()
        let other = popover(delegate)
        other.isModalInPresentation = true
        stage.present(other)
        _ = stage.heard()
        #expect(escape(in: other))
        #expect(stage.heard() == ["did attempt"])
        #expect(stage.root.presentedViewController === other)
    }

    @Test func dismissesASheetAndNoFullScreen() {
        let sheet = stage.controller("B", .pageSheet)
        stage.present(sheet)
        #expect(escape(in: sheet))
        #expect(stage.root.presentedViewController == nil)
        let full = stage.controller("C", .fullScreen)
        stage.present(full)
        #expect(!escape(in: full))
        #expect(stage.root.presentedViewController === full)
    }

    @Test func cancelsAnAlertThatCanBeCancelled() {
        let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
        var chosen: [String] = []
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in chosen.append("delete") })
        stage.present(alert)
        #expect(!escape(in: alert))
        #expect(stage.root.presentedViewController === alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in chosen.append("cancel") })
        #expect(escape(in: alert))
        #expect(stage.root.presentedViewController == nil)
        #expect(chosen == ["cancel"])
    }

    @Test func dismissesAnActionSheetInAPopover() {
        let pad = PresentationStage(device: .iPadPro11)
        let sheet = UIAlertController(title: "Share", message: nil, preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "Copy", style: .default))
        sheet.popoverPresentationController?.sourceView = pad.root.view
        sheet.popoverPresentationController?.sourceRect = CGRect(x: 300, y: 300, width: 40, height: 40)
        pad.present(sheet)
        pad.host.activate()
        #expect(pad.host.perform(.escape, on: sheet.view))
        #expect(pad.root.presentedViewController == nil)
    }

    @Test func goesBackInANavigation() {
        let (a, b, c) = (stage.controller("a"), stage.controller("b"), stage.controller("c"))
        let navigation = UINavigationController(rootViewController: a)
        stage.host.show(navigation)
        stage.host.activate()
        navigation.setViewControllers([a, b, c], animated: false)
        #expect(escape(in: c))
        #expect(navigation.viewControllers == [a, b])
        b.navigationItem.hidesBackButton = true
        #expect(!escape(in: b))
        b.navigationItem.hidesBackButton = false
        b.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Close")
        #expect(!escape(in: b))
        b.navigationItem.leftItemsSupplementBackButton = true
        #expect(escape(in: b))
        #expect(!escape(in: a))
        #expect(navigation.viewControllers == [a])
    }

    @Test func goesBackInASheetBeforeItGoes() {
        let (a, b) = (stage.controller("a"), stage.controller("b"))
        let navigation = UINavigationController(rootViewController: a)
        navigation.modalPresentationStyle = .pageSheet
        stage.present(navigation)
        stage.host.activate()
        navigation.pushViewController(b, animated: false)
        #expect(escape(in: b))
        #expect(navigation.viewControllers == [a])
        #expect(stage.root.presentedViewController === navigation)
        #expect(escape(in: a))
        #expect(stage.root.presentedViewController == nil)
    }

    /// The presenter could go back, but is not asked.
    @Test func doesNotReachBehindWhatIsPresented() {
        let (a, b) = (stage.controller("a"), stage.controller("b"))
        let navigation = UINavigationController(rootViewController: a)
        stage.host.show(navigation)
        stage.host.activate()
        navigation.pushViewController(b, animated: false)
        let full = stage.controller("C", .fullScreen)
        stage.present(full, from: b)
        #expect(!escape(in: full))
        #expect(navigation.viewControllers == [a, b])
    }
}
