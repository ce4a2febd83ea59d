import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

/// The device is turned while something comes or goes.
@MainActor struct TransitionRotationTests {
    let stage = PresentationStage()
    private static let lying = CGRect(x: 0, y: 0, width: 852, height: 393)
    private static let upright = CGRect(x: 0, y: 0, width: 393, height: 852)

    /// Turns while the transition that was begun is on its way.
    private func turn(_ orientation: UIInterfaceOrientation = .landscapeLeft) {
        stage.host.advance(by: 0.1)
        stage.host.rotate(to: orientation)
        stage.host.advance(by: 1)
        stage.host.activate()
    }

    private func navigation(_ controllers: [UIViewController]) -> UINavigationController {
        let navigation = UINavigationController(rootViewController: controllers[0])
        stage.host.show(navigation)
        stage.host.activate()
        navigation.setViewControllers(controllers, animated: false)
        stage.host.settle()
        _ = stage.heard()
        return navigation
    }

    @Test func endsAPushInTheNewShape() {
        let (a, b) = (stage.controller("A"), stage.controller("B"))
        let navigation = navigation([a])
        navigation.pushViewController(b, animated: true)
        turn()
        #expect(navigation.view.frame == Self.lying)
        #expect(b.view.bounds.size == Self.lying.size)
        #expect(navigation.navigationBar.frame.width == 852)
        #expect(stage.heard().filter { $0 == "B did appear" }.count == 1)
        navigation.popViewController(animated: true)
        turn(.portrait)
        #expect(a.view.bounds.size == Self.upright.size)
        #expect(b.view.window == nil)
        #expect(navigation.ownTransition == nil)
    }

    @Test func endsASheetInTheNewShape() {
        let sheet = stage.controller("B", .pageSheet)
        stage.host.activate()
        stage.root.present(sheet, animated: true)
        turn()
        // In a low window a sheet is as large as that.
        #expect(sheet.view.screenFrame == Self.lying)
        stage.root.dismiss(animated: true)
        turn(.portrait)
        #expect(stage.root.view.screenFrame == Self.upright)
        #expect(stage.root.view.transform == .identity)
        #expect(stage.root.presentedViewController == nil)
    }

    @Test func keepsAPopoverAtItsSource() {
        let source = UIView(frame: CGRect(x: 150, y: 200, width: 80, height: 40))
        stage.root.view.addSubview(source)
        let (other, delegate) = (stage.controller("B", .popover), PopoverLog())
        other.preferredContentSize = CGSize(width: 200, height: 100)
        other.popoverPresentationController?.sourceView = source
        other.presentationController?.delegate = delegate
        stage.host.activate()
        stage.root.present(other, animated: true)
        turn()
        let frame = other.view.screenFrame
        #expect(other.popoverPresentationController?.arrowDirection == .up)
        #expect(frame.minY == source.screenFrame.maxY)
        #expect(Self.lying.contains(frame))
    }

    @Test func keepsAnAlertInTheMiddle() {
        let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        stage.host.activate()
        stage.root.present(alert, animated: true)
        turn()
        #expect(abs(alert.view.screenFrame.midX - 426) < 0.5)
        #expect(Self.lying.contains(alert.view.screenFrame))
    }

    @Test func turnsInACallback() {
        let other = stage.controller("B")
        var hasTurned = false
        other.reactions["will appear"] = { [stage] in
            guard !hasTurned else { return }
            hasTurned = true
            let device = stage.host.device
            stage.host.app.turn(
                to: .landscapeLeft, size: device.size(in: .landscapeLeft),
                safeAreaInsets: device.safeAreaInsets(in: .landscapeLeft),
                keyboardHeight: device.keyboardHeight(in: .landscapeLeft))
        }
        stage.present(other)
        #expect(other.view.frame == Self.lying)
        #expect(stage.heard().suffix(3) == ["B did appear", "A did disappear", "completion"])
    }

    // MARK: The coordinator

    @Test func isTheCoordinatorOfWhoeverTurns() {
        let child = stage.controller("C")
        stage.host.activate()
        stage.root.addChild(child)
        stage.root.view.addSubview(child.view)
        child.didMove(toParent: stage.root)
        stage.host.settle()
        var coordinators: [Bool] = []
        stage.root.reactions["layout"] = { [root = stage.root] in
            coordinators.append(root.transitionCoordinator != nil && child.transitionCoordinator != nil)
        }
        stage.host.rotate(to: .landscapeLeft)
        #expect(coordinators.contains(true))
        #expect(stage.root.transitionCoordinator == nil)
    }

    @Test func movesWhatComesAlongsideWithTheTurn() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        stage.root.view.addSubview(view)
        stage.host.settle()
        let turning = TurningController { coordinator in
            coordinator.animate(alongsideTransition: { _ in view.alpha = 0 }, completion: nil)
        }
        stage.host.activate()
        stage.root.addChild(turning)
        turning.view.frame = stage.root.view.bounds
        stage.root.view.addSubview(turning.view)
        turning.didMove(toParent: stage.root)
        stage.host.settle()
        let device = stage.host.device
        stage.host.activate()
        stage.host.app.turn(
            to: .landscapeLeft, size: device.size(in: .landscapeLeft),
            safeAreaInsets: device.safeAreaInsets(in: .landscapeLeft), keyboardHeight: 200)
        stage.host.advance(by: 0.1)
        let shown = CGFloat(view.layer.presentation()?.opacity ?? 1)
        #expect(shown > 0 && shown < 1)
        stage.host.settle()
        #expect(view.layer.animationKeys()?.isEmpty != false)
        #expect(view.alpha == 0)
    }
}

/// Does something when it is turned.
private final class TurningController: UIViewController {
    private let onTurn: (any UIViewControllerTransitionCoordinator) -> Void

    init(_ onTurn: @escaping (any UIViewControllerTransitionCoordinator) -> Void) {
        self.onTurn = onTurn
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { return nil }

    override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        onTurn(coordinator)
    }
}
