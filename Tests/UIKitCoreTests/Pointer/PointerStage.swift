import QuartzCore
import Simulator

@testable import UIKitCore

/// A device with a view on it that has a pointer interaction, and what its delegate was asked and told.
@MainActor final class PointerStage {
    let host: HeadlessHost
    let root = UIViewController()
    let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 40))
    let delegate = PointerLog()
    let interaction: UIPointerInteraction

    init(settings: DeviceSettings = DeviceSettings()) {
        host = HeadlessHost(device: .iPhoneSE, settings: settings)
        interaction = UIPointerInteraction(delegate: delegate)
        host.show(root)
        root.view.backgroundColor = .white
        root.view.addSubview(view)
        view.addInteraction(interaction)
        host.settle()
    }

    /// The pointer goes to a place in the coordinates of the screen, and what that moves comes to rest.
    func hover(_ x: CGFloat, _ y: CGFloat) {
        host.hover(at: CGPoint(x: x, y: y))
        host.settle()
    }

    func leave() {
        host.hover(at: nil)
        host.settle()
    }

    /// What was heard since this was asked last.
    func heard() -> [String] {
        defer { delegate.calls = [] }
        return delegate.calls
    }

    /// The area of an effect in a view's layer.
    func area(in view: UIView? = nil) -> CAShapeLayer? {
        (view ?? self.view).layer.sublayers?.lazy.compactMap { $0 as? CAShapeLayer }.first
    }

    var shownFrame: CGRect { view.layer.presentation()?.frame ?? .zero }
}

@MainActor final class PointerLog: NSObject, UIPointerInteractionDelegate {
    var calls: [String] = []
    /// Regions by name; the whole view where there is none.
    var regions: [(name: String, rect: CGRect)] = []
    var isSilent = false
    var style: (UIPointerInteraction) -> UIPointerStyle? = { interaction in
        interaction.view.map { UIPointerStyle(effect: .highlight(UITargetedPreview(view: $0))) }
    }
    var onEnter: (any UIPointerInteractionAnimating) -> Void = { _ in }
    var onExit: (any UIPointerInteractionAnimating) -> Void = { _ in }

    private func name(_ region: UIPointerRegion) -> String { region.identifier.map { "\($0)" } ?? "all" }

    func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
        defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? {
        calls.append("region at (\(Int(request.location.x)), \(Int(request.location.y)))")
        if isSilent { return nil }
        guard !regions.isEmpty else { return defaultRegion }
        return regions.first { $0.rect.contains(request.location) }
            .map { UIPointerRegion(rect: $0.rect, identifier: $0.name) }
    }

    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion)
        -> UIPointerStyle?
    {
        calls.append("style for \(name(region))")
        return style(interaction)
    }

    func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) {
        calls.append("enter \(name(region))")
        onEnter(animator)
    }

    func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) {
        calls.append("exit \(name(region))")
        onExit(animator)
    }
}
