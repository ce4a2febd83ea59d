import QuartzCore
import Testing
import UIKitCore

@MainActor struct UITraitChangeObservableTests {
    let stage = TestStage()

    final class Log {
        var lines: [String] = []
    }

    let log = Log()

    private func view() -> UIView {
        let view = UIView()
        stage.show(view, frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        return view
    }

    @Test func tellsOfTheTraitsThatWereAskedFor() {
        let view = view()
        view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { [log] (view: UIView, previous) in
            let styles = [previous.userInterfaceStyle, view.traitCollection.userInterfaceStyle]
            log.lines.append("\(styles.map(\.rawValue))")
        }
        stage.app.screen.override(UITraitCollection(layoutDirection: .rightToLeft))
        stage.run()
        #expect(log.lines == [])
        stage.app.screen.override(UITraitCollection(userInterfaceStyle: .dark))
        stage.run()
        #expect(log.lines == ["[1, 2]"])
        stage.run()
        #expect(log.lines.count == 1)
    }

    @Test func tellsNobodyWhoTookItBack() {
        let view = view()
        let registration = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
            [log] (_: UIView, _) in log.lines.append("changed")
        }
        self.view().unregisterForTraitChanges(registration)
        view.unregisterForTraitChanges(registration)
        stage.app.screen.override(UITraitCollection(userInterfaceStyle: .dark))
        stage.run()
        #expect(log.lines == [])
    }

    @Test func tellsAControllerBeforeItsView() {
        let controller = UIViewController()
        stage.window.rootViewController = controller
        stage.run()
        controller.registerForTraitChanges([UITraitLayoutDirection.self]) {
            [log] (_: UIViewController, _) in log.lines.append("controller")
        }
        controller.view.registerForTraitChanges([UITraitLayoutDirection.self]) {
            [log] (_: UIView, _) in log.lines.append("view")
        }
        stage.app.screen.override(UITraitCollection(layoutDirection: .rightToLeft))
        stage.run()
        #expect(log.lines == ["controller", "view"])
    }

    @Test func letsGoOfTheView() {
        weak var gone: UIView?
        do {
            let view = UIView()
            view.registerForTraitChanges([UITraitDisplayScale.self]) { (_: UIView, _) in }
            gone = view
        }
        #expect(gone == nil)
    }
}
