import QuartzCore
import Simulator

@testable import UIKitCore

/// A device with a controller that presents a sheet, and what the sheet's delegate heard.
@MainActor final class SheetStage {
    let host: HeadlessHost
    let root = UIViewController()
    let content = UIViewController()
    let log = SheetLog()

    init(orientation: UIInterfaceOrientation = .portrait) {
        host = HeadlessHost(device: .iPhone15, orientation: orientation)
        host.show(root)
        root.view.backgroundColor = .white
        content.view.backgroundColor = .systemBackground
    }

    func present(_ setUp: (UISheetPresentationController) -> Void = { _ in }) {
        host.activate()
        setUp(sheet)
        sheet.delegate = log
        root.present(content, animated: true)
        host.settle()
        log.calls = []
    }

    var sheet: UISheetPresentationController { content.sheetPresentationController! }
    var isUp: Bool { root.presentedViewController === content }
    /// Where the sheet begins on the screen.
    var top: CGFloat { content.view.screenFrame.minY }
    var dimming: UIView? { sheet.containerView?.subviews.first }
    var lines: [String] { AccessibilityTree(of: host.app).lines }

    /// A finger that moves by so much, in so many frames, and lifts; it travels 10 points before that counts.
    func drag(from y: CGFloat, by travel: CGFloat, frames: Int = 20, x: CGFloat = 40, lifts: Bool = true) {
        host.touch(TouchSample(finger: 0, phase: .began, location: CGPoint(x: x, y: y)))
        for frame in 1...frames {
            let part = CGFloat(frame) / CGFloat(frames)
            host.touch(TouchSample(finger: 0, phase: .moved, location: CGPoint(x: x, y: y + travel * part)))
        }
        if lifts { lift(y + travel, x: x) }
    }

    func lift(_ y: CGFloat, x: CGFloat = 40) {
        host.touch(TouchSample(finger: 0, phase: .ended, location: CGPoint(x: x, y: y)))
    }
}

@MainActor final class SheetLog: NSObject, UISheetPresentationControllerDelegate {
    var calls: [String] = []
    var mayDismiss = true

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        calls.append("should dismiss")
        return mayDismiss
    }

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        calls.append("will dismiss")
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        calls.append("did dismiss")
    }

    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        calls.append("did attempt")
    }

    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {
        let identifier = sheetPresentationController.selectedDetentIdentifier?.rawValue ?? "none"
        calls.append("changed \(identifier.split(separator: ".").last ?? "")")
    }
}
