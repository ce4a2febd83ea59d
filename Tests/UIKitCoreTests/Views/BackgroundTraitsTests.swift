import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

/// Colours of a background that is set while the view is out of its window.
@MainActor struct BackgroundTraitsTests {
    let host = HeadlessHost(device: .iPhoneSE, settings: DeviceSettings(style: .dark))
    let root = UIViewController()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))

    init() {
        host.show(root)
        root.view.addSubview(view)
        host.settle()
    }

    @Test func areThoseOfTheWindowThatTheViewComesBackTo() {
        view.removeFromSuperview()
        view.backgroundColor = .systemBackground
        root.view.addSubview(view)
        host.settle()
        #expect(view.layer.backgroundColor == Self.color(.dark))
    }

    @Test func areThoseOfTheWindowInAViewThatComesBackWithAnother() {
        let outer = UIView()
        outer.addSubview(view)
        root.view.addSubview(outer)
        host.settle()
        outer.removeFromSuperview()
        view.backgroundColor = .systemBackground
        root.view.addSubview(outer)
        host.settle()
        #expect(view.layer.backgroundColor == Self.color(.dark))
    }

    @Test func areThoseOfTheSuperviewThatTheViewMovesTo() {
        let light = UIView()
        light.overrideUserInterfaceStyle = .light
        root.view.addSubview(light)
        view.backgroundColor = .systemBackground
        light.addSubview(view)
        host.settle()
        #expect(view.layer.backgroundColor == Self.color(.light))
        #expect(view.knownTraits?.userInterfaceStyle == .light)
    }

    @Test func aColorOfTheLayersOwnStays() {
        view.backgroundColor = .systemBackground
        view.layer.backgroundColor = .white
        view.removeFromSuperview()
        root.view.addSubview(view)
        host.settle()
        #expect(view.layer.backgroundColor == .white)
    }

    private static func color(_ style: UIUserInterfaceStyle) -> CGColor {
        UIColor.systemBackground.cgColor(in: UITraitCollection(userInterfaceStyle: style))
    }
}
