import Foundation
import Simulator
import Testing
import UIKitCore

@MainActor struct RotationTests {
    let log = Log()

    final class Log {
        var lines: [String] = []
    }

    final class Controller: UIViewController {
        let name: String
        let log: Log

        init(_ name: String, _ log: Log) {
            self.name = name
            self.log = log
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { return nil }

        private func note(_ text: String) { log.lines.append("\(name) \(text)") }

        override func willTransition(
            to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            note("willTransition \(newCollection.verticalSizeClass.rawValue)")
            super.willTransition(to: newCollection, with: coordinator)
        }

        override func viewWillTransition(
            to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            note("viewWillTransition \(Int(size.width))x\(Int(size.height))")
            super.viewWillTransition(to: size, with: coordinator)
            guard name == "root" else { return }
            coordinator.animate(
                alongsideTransition: { [self] _ in note("alongside \(Int(view.bounds.width))") },
                completion: { [self] _ in note("completion") })
        }

        override func traitCollectionDidChange(_ previous: UITraitCollection?) {
            super.traitCollectionDidChange(previous)
            note("traitCollectionDidChange")
        }

        override func viewDidLayoutSubviews() { note("layout \(Int(view.bounds.width))") }
    }

    private func show(_ device: Device = .iPhoneSE) -> (HeadlessHost, Controller) {
        let host = HeadlessHost(device: device)
        let root = Controller("root", log)
        host.show(root)
        log.lines = []
        return (host, root)
    }

    @Test func tellsTheTraitsTheSizeAndTheEnd() {
        let (host, root) = show()
        host.rotate(to: .landscapeLeft)
        #expect(
            log.lines == [
                "root willTransition 1", "root viewWillTransition 667x375", "root traitCollectionDidChange",
                "root layout 667", "root alongside 667", "root completion",
            ])
        #expect(root.view.bounds.width == 667)
    }

    @Test func tellsNoTraitsWhereTheyStay() {
        let (host, _) = show(.iPadPro11)
        host.rotate(to: .landscapeLeft)
        #expect(!log.lines.contains { $0.contains("willTransition") || $0.contains("trait") })
        #expect(log.lines.first == "root viewWillTransition 1194x834")
    }

    @Test func tellsChildrenAndWhatIsPresented() {
        let (host, root) = show()
        let child = Controller("child", log)
        root.addChild(child)
        root.view.addSubview(child.view)
        child.view.frame = root.view.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        child.didMove(toParent: root)
        let presented = Controller("presented", log)
        presented.modalPresentationStyle = .fullScreen
        host.activate()
        root.present(presented, animated: false)
        host.settle()
        log.lines = []
        host.rotate(to: .landscapeLeft)
        #expect(
            log.lines.filter { $0.contains("ransition") } == [
                "root willTransition 1", "child willTransition 1",
                "root viewWillTransition 667x375", "child viewWillTransition 667x375",
                "presented willTransition 1", "presented viewWillTransition 667x375",
            ])
    }

    @Test func movesWhatItTurnsInAnAnimation() {
        let (host, root) = show()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.autoresizingMask = .flexibleLeftMargin
        root.view.addSubview(view)
        view.frame.origin.x = 300
        host.settle()
        host.rotate(to: .landscapeLeft)
        #expect(view.frame.minX == 592)
        #expect(root.view.layer.animationKeys()?.isEmpty != false)
    }

    @Test func turnsBackAndForth() {
        let (host, root) = show()
        for _ in 0..<3 {
            host.rotate(to: .landscapeLeft)
            host.rotate(to: .landscapeRight)
            host.rotate(to: .portrait)
        }
        #expect(root.view.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
        #expect(log.lines.count { $0.hasSuffix("completion") } == 9)
    }

    @Test func turnsWithNothingOnTheScreen() {
        let host = HeadlessHost()
        host.rotate(to: .landscapeLeft)
        #expect(host.app.screen.bounds.width == 852)
        #expect(log.lines == [])
    }
}
