import Foundation
import Simulator
import Testing
import UIKit
import UIKitCore
import XCUIAutomation

@testable import ChoiceKit

/// A device with a screen that shows toasts, and what they tell.
@MainActor final class ToastStage {
    let host: HeadlessHost
    let app: XCUIApplication
    let controller = UIViewController()
    private(set) var told: [String] = []

    init(
        _ device: Device = .iPhoneSE, _ settings: DeviceSettings = DeviceSettings(),
        held orientation: UIInterfaceOrientation = .portrait
    ) {
        Delays.standard = .frames
        host = HeadlessHost(device: device, settings: settings, orientation: orientation)
        app = XCUIApplication(host: host)
        controller.view.backgroundColor = .systemBackground
        host.show(controller)
    }

    /// The toasts of the scene; time is that of this stage from here on.
    var center: ToastCenter {
        host.activate()
        return host.app.windowScene.toastCenter
    }

    /// Shows a toast and lets it arrive.
    @discardableResult func show(_ toast: Toast) -> ToastHandle {
        let handle = showAtOnce(toast)
        host.settle()
        return handle
    }

    @discardableResult func showAtOnce(_ toast: Toast) -> ToastHandle {
        center.show(toast) { [weak self] in
            self?.told.append("did \(toast.text)")
        } onEnd: { [weak self] in
            self?.told.append("\($0) \(toast.text)")
        }
    }

    func speak(_ speaks: Bool, usesSwitches: Bool = false) {
        host.activate()
        let choices = AccessibilityChoices(speaks: speaks, usesSwitches: usesSwitches)
        host.app.adopt(host.app.screen.traitCollection, choices)
    }

    func move(to state: UIApplication.State) {
        host.activate()
        host.app.move(to: state)
    }

    // MARK: What is seen

    var windows: [UIWindow] { host.app.windowScene.windows }

    var toastWindow: ToastWindow? { windows.lazy.compactMap { $0 as? ToastWindow }.first }

    /// Every toast on the screen, on its way too.
    var views: [ToastView] {
        windows.compactMap { $0 as? ToastWindow }
            .flatMap { $0.rootViewController?.view.subviews ?? [] }.compactMap { $0 as? ToastView }
    }

    var view: ToastView? { views.first }

    /// What the toast on the screen says; nil without one.
    var text: String? { view?.toast.text }

    /// The place of the toast on the screen.
    var frame: CGRect { view.map { $0.convert($0.bounds, to: nil) } ?? .null }

    /// Forgets what was announced before, on other stages too.
    func listen() { UIAccessibility.posted = [] }

    /// What was announced since `listen()`.
    var announcements: [String] {
        UIAccessibility.posted.filter { $0.notification == .announcement }.compactMap(\.argument)
    }

    func label(_ text: String) -> UILabel? {
        func labels(_ view: UIView) -> [UILabel] {
            view.subviews.flatMap { [$0 as? UILabel].compactMap(\.self) + labels($0) }
        }
        return view.flatMap { labels($0).first { $0.text == text } }
    }

    var button: UIButton? { view?.subviews.lazy.compactMap { $0 as? UIButton }.first }
}
