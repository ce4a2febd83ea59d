import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

/// Long runs of what an app may do, in any order and at any moment, from a fixed seed.
@MainActor struct RandomPresentationTests {
    @Test func keepsItsInvariantsInFiveHundredRuns() throws {
        let host = HeadlessHost()
        let watch = AppearanceWatch()
        var random = SplitMix(state: 20_240_601)
        for run in 0..<500 {
            let navigation = UINavigationController(rootViewController: WatchedController(watch))
            host.show(navigation)
            watch.follow(navigation)
            watch.follow(navigation.view.window)
            let player = RandomPlayer(host: host, navigation: navigation, watch: watch)
            for _ in 0..<8 { player.act(&random) }
            host.advance(by: 4)
            player.check(run)
            player.straighten()
            host.keyboard(isUp: false)
            player.check(run)
            host.activate()
            navigation.dismiss(animated: false)
            host.advance(by: 2)
            player.check(run)
            #expect(navigation.presentedViewController == nil)
            if !watch.mistakes.isEmpty { break }
        }
        host.closeWindows()
        host.advance(by: 2)
        #expect(watch.mistakes == [])
        #expect(watch.alive == 0)
        #expect(watch.others.count { $0.value != nil } == 0)
    }
}

/// Does what an app may do, one thing at a time.
@MainActor private struct RandomPlayer {
    let host: HeadlessHost
    let navigation: UINavigationController
    let watch: AppearanceWatch

    func act(_ random: inout SplitMix) {
        host.activate()
        let animated = random.below(2) == 0
        switch random.below(13) {
        case 0, 1, 2: present(&random, animated: animated)
        case 3: (random.below(2) == 0 ? top : navigation).dismiss(animated: animated)
        case 4, 5: navigation.pushViewController(WatchedController(watch), animated: animated)
        case 6: navigation.popViewController(animated: animated)
        case 7: navigation.popToRootViewController(animated: animated)
        case 8: resize(&random)
        case 9, 10: turn(&random)
        case 11: host.app.screen.softwareKeyboard.setUp(random.below(2) == 0)
        default: navigation.setViewControllers([WatchedController(watch)], animated: animated)
        }
        let seconds = [0, 0, 0.05, 0.2, 1][random.below(5)]
        if seconds > 0 { host.advance(by: seconds) }
    }

    private var top: UIViewController {
        sequence(first: navigation as UIViewController, next: \.presented).reduce(navigation) { $1 }
    }

    private func present(_ random: inout SplitMix, animated: Bool) {
        let styles: [UIModalPresentationStyle] = [
            .automatic, .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .popover,
        ]
        let content = WatchedController(watch)
        content.modalPresentationStyle = styles[random.below(styles.count)]
        content.modalTransitionStyle = random.below(2) == 0 ? .coverVertical : .crossDissolve
        content.definesPresentationContext = random.below(2) == 0
        if content.modalPresentationStyle == .popover {
            content.popoverPresentationController?.sourceView = navigation.view
            content.popoverPresentationController?.sourceRect = CGRect(x: 100, y: 100, width: 40, height: 40)
        }
        watch.follow(content.presentationController)
        // From the top, or from one that presents already, which is refused.
        (random.below(4) == 0 ? navigation : top).present(content, animated: animated)
    }

    /// The window alone takes another size, or that of the screen.
    private func resize(_ random: inout SplitMix) {
        let sizes = [host.app.screen.bounds.size, CGSize(width: 500, height: 300)]
        host.app.windowScene.windows.first?.frame = CGRect(origin: .zero, size: sizes[random.below(2)])
    }

    private func turn(_ random: inout SplitMix) {
        let orientations: [UIInterfaceOrientation] = [.portrait, .landscapeLeft, .landscapeRight]
        turn(to: orientations[random.below(3)])
    }

    /// As at the beginning, at rest.
    func straighten() {
        host.activate()
        turn(to: .portrait)
        host.app.windowScene.windows.first?.frame = host.app.screen.bounds
        host.settle()
    }

    /// Turns without waiting for the end of it.
    private func turn(to orientation: UIInterfaceOrientation) {
        let device = host.device
        host.app.turn(
            to: orientation, size: device.size(in: orientation),
            safeAreaInsets: device.safeAreaInsets(in: orientation),
            keyboardHeight: device.keyboardHeight(in: orientation))
    }

    /// What must hold whenever everything is at rest.
    func check(_ run: Int) {
        let chain = Array(sequence(first: navigation as UIViewController, next: \.presented))
        for (lower, upper) in zip(chain, chain.dropFirst()) where upper.presenter !== lower {
            watch.mistakes.append("run \(run): \(upper) is not presented by \(lower)")
        }
        for controller in chain.dropFirst() where controller.presentation?.stage != .present {
            watch.mistakes.append("run \(run): \(controller) has not arrived")
        }
        for controller in chain + [navigation.topViewController].compactMap(\.self) {
            let isShown = controller.viewIfLoaded?.window != nil
            if isShown != (controller.appearance.stage == .shown) {
                watch.mistakes.append("run \(run): \(controller) is \(controller.appearance.stage)")
            }
        }
        checkPlaces(of: chain, run)
        if top.view.window == nil { watch.mistakes.append("run \(run): the top is not on the screen") }
        if navigation.viewControllers.map(\.navigationItem) != navigation.navigationBar.items {
            watch.mistakes.append("run \(run): the bar shows another stack")
        }
        if navigation.ownTransition != nil { watch.mistakes.append("run \(run): a transition never ended") }
        if let bounds = top.view.window?.bounds, top.presentation == nil, top.view.bounds.size != bounds.size
        {
            watch.mistakes.append("run \(run): \(top.view.bounds) in \(bounds)")
        }
    }

    /// What is presented stands in the window, and what covers all of it covers it.
    private func checkPlaces(of chain: [UIViewController], _ run: Int) {
        guard let window = navigation.viewIfLoaded?.window ?? top.view.window else { return }
        for controller in chain.dropFirst() where controller.view.window != nil {
            guard let presentation = controller.presentation, let container = presentation.containerView,
                !presentation.presentationStyle.isInContext
            else { continue }
            if container.frame != window.bounds {
                watch.mistakes.append("run \(run): a container of \(container.frame) in \(window.bounds)")
            }
            // A sheet over it would push it back.
            guard controller.presented == nil else { continue }
            let frame = controller.view.convert(controller.view.bounds, to: window)
            if !window.bounds.insetBy(dx: -0.5, dy: -0.5).contains(frame) {
                watch.mistakes.append("run \(run): \(frame) is not in \(window.bounds)")
            }
            if presentation.presentationStyle == .fullScreen, frame != window.bounds {
                watch.mistakes.append("run \(run): a full screen of \(frame) in \(window.bounds)")
            }
        }
    }
}

/// Notes callbacks that come in an order that cannot be, and who is alive.
@MainActor private final class AppearanceWatch {
    var mistakes: [String] = []
    nonisolated(unsafe) var alive = 0
    /// Windows, navigations and presentations that were there once.
    private(set) var others: [Weak] = []

    struct Weak {
        weak var value: AnyObject?
    }

    func follow(_ object: AnyObject?) { others.append(Weak(value: object)) }
}

private final class WatchedController: UIViewController {
    private let watch: AppearanceWatch
    private var last = "did disappear"

    init(_ watch: AppearanceWatch) {
        self.watch = watch
        super.init(nibName: nil, bundle: nil)
        watch.alive += 1
    }

    required init?(coder: NSCoder) { return nil }

    deinit { watch.alive -= 1 }

    private func hear(_ call: String, after allowed: String...) {
        if !allowed.contains(last) { watch.mistakes.append("\(call) after \(last)") }
        last = call
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        hear("will appear", after: "did disappear", "will disappear")
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        hear("is appearing", after: "will appear")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        hear("did appear", after: "is appearing")
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        hear("will disappear", after: "did appear", "will appear", "is appearing")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        hear("did disappear", after: "will disappear")
    }
}
