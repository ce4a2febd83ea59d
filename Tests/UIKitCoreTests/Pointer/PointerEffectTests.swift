import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

/// What shows under the pointer.
@MainActor struct PointerEffectTests {
    let stage = PointerStage()
    private let frame = CGRect(x: 100, y: 100, width: 100, height: 40)

    private func style(
        _ effect: @escaping (UITargetedPreview) -> UIPointerEffect, _ shape: UIPointerShape? = nil
    ) {
        stage.delegate.style = { interaction in
            interaction.view.map { UIPointerStyle(effect: effect(UITargetedPreview(view: $0)), shape: shape) }
        }
    }

    @Test func aHighlightIsAnAreaBehindWhatTheViewHolds() throws {
        let label = UILabel()
        stage.view.addSubview(label)
        stage.hover(150, 120)
        let area = try #require(stage.area())
        #expect(stage.view.layer.sublayers?.first === area && area.opacity == 1)
        #expect(area.path?.boundingBoxOfPath == stage.view.bounds)
        #expect(stage.shownFrame == frame)
        #expect(stage.host.app.screen.pointer.isHidden)
        stage.leave()
        #expect(stage.area() == nil && stage.shownFrame == frame)
        #expect(!stage.host.app.screen.pointer.isHidden)
    }

    @Test func aHighlightFollowsThePointerALittle() {
        stage.hover(199, 139)
        let moved = stage.shownFrame
        #expect(moved.minX > 100 && moved.minX <= 102 && moved.minY > 100 && moved.minY <= 102)
        stage.hover(101, 101)
        #expect(stage.shownFrame.minX < 100 && stage.shownFrame.minY < 100)
        #expect(stage.view.frame == frame)
    }

    @Test func aLiftGrowsAndThrowsAShadow() throws {
        style { .lift($0) }
        stage.hover(150, 120)
        let area = try #require(stage.area())
        #expect(area.shadowOpacity > 0 && area.fillColor == nil)
        #expect(stage.shownFrame.width > 104 && stage.shownFrame.midX == 150)
        #expect(stage.view.frame == frame && stage.view.transform == .identity)
        stage.leave()
        #expect(stage.shownFrame == frame && stage.area() == nil)
    }

    @Test func aHoverEffectColoursScalesAndLeavesThePointer() throws {
        style { .hover($0) }
        stage.hover(150, 120)
        let area = try #require(stage.area())
        #expect(area.fillColor != nil && area.shadowOpacity == 0 && area.zPosition > 0)
        #expect(stage.shownFrame.width > 100 && !stage.host.app.screen.pointer.isHidden)
        style { .hover($0, preferredTintMode: .underlay, prefersShadow: true, prefersScaledContent: false) }
        stage.leave()
        stage.hover(150, 120)
        let under = try #require(stage.area())
        #expect(under.zPosition == 0 && under.shadowOpacity > 0 && stage.shownFrame == frame)
        style { .hover($0, preferredTintMode: .none, prefersScaledContent: false) }
        stage.leave()
        stage.hover(150, 120)
        #expect(stage.area() == nil)
    }

    @Test func theAutomaticEffectGoesBySizeAndFill() {
        let small = CGSize(width: 100, height: 40), large = CGSize(width: 200, height: 120)
        #expect(PointerTreatment.automatic(small, isFilled: true) == .lift(small))
        #expect(PointerTreatment.automatic(small, isFilled: false) == .highlight)
        #expect(
            PointerTreatment.automatic(large, isFilled: true)
                == .hover(tint: .over, shadow: false, scaled: false, large))
        #expect(!stage.view.isFilled)
        stage.view.backgroundColor = .white
        #expect(stage.view.isFilled)
    }

    @Test func nothingGrowsOrFollowsWithLessMotion() {
        var settings = DeviceSettings()
        settings.reducesMotion = true
        stage.host.change(to: settings)
        style { .lift($0) }
        stage.hover(190, 135)
        #expect(stage.area() != nil && stage.shownFrame == frame)
    }

    @Test func aPressMayScaleTheViewAtTheSameTime() {
        style { .lift($0) }
        stage.hover(150, 120)
        let lifted = stage.shownFrame.width
        stage.host.activate()
        stage.view.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
        stage.host.settle()
        #expect(abs(stage.shownFrame.width - (lifted - 10)) < 0.01)
        stage.leave()
        #expect(abs(stage.shownFrame.width - 90) < 0.01)
    }

    @Test func aShapeIsInTheCoordinatesOfTheContainer() throws {
        style({ .highlight($0) }, .roundedRect(CGRect(x: 90, y: 95, width: 120, height: 50), radius: 500))
        stage.hover(150, 120)
        let box = try #require(stage.area()?.path?.boundingBoxOfPath)
        #expect(box.isNear(CGRect(x: -10, y: -5, width: 120, height: 50)))
    }

    @Test func theOutlineIsThatOfThePreview() throws {
        stage.delegate.style = { interaction in
            interaction.view.map {
                let parameters = UIPreviewParameters()
                parameters.visiblePath = UIBezierPath(ovalIn: CGRect(x: 20, y: 0, width: 40, height: 40))
                return UIPointerStyle(effect: .lift(UITargetedPreview(view: $0, parameters: parameters)))
            }
        }
        stage.hover(150, 120)
        let box = try #require(stage.area()?.shadowPath?.boundingBoxOfPath)
        #expect(box.isNear(CGRect(x: 20, y: 0, width: 40, height: 40)))
    }

    @Test func aViewInNoWindowHasNoEffect() {
        let other = UIView(frame: frame)
        stage.delegate.style = { _ in UIPointerStyle(effect: .lift(UITargetedPreview(view: other))) }
        stage.hover(150, 120)
        #expect(stage.area() == nil && stage.area(in: other) == nil)
        #expect(!stage.host.app.screen.pointer.isHidden)
    }

    private func glyph(_ shape: UIPointerShape, _ axes: UIAxis = []) -> CGRect? {
        stage.delegate.style = { _ in UIPointerStyle(shape: shape, constrainedAxes: axes) }
        stage.leave()
        stage.hover(120, 110)
        let layers = stage.host.app.screen.layerTree.root.sublayers ?? []
        guard let layer = layers.lazy.compactMap({ $0 as? CAShapeLayer }).first else { return nil }
        return layer.path?.boundingBoxOfPath.offsetBy(dx: layer.position.x, dy: layer.position.y)
    }

    @Test func aShapeWithoutAnEffectIsThePointer() throws {
        let beam = try #require(glyph(.verticalBeam(length: 20)))
        #expect(beam.midX == 120 && beam.midY == 110 && abs(beam.height - 20) < 0.01 && beam.width < 4)
        #expect(stage.host.app.screen.pointer.isHidden)
        let line = try #require(glyph(.horizontalBeam(length: 20), .vertical))
        #expect(line.midX == 120 && line.midY == 120 && abs(line.width - 20) < 0.01)
        let box = try #require(glyph(.roundedRect(CGRect(x: 5, y: 0, width: 30, height: 20))))
        #expect(box.isNear(CGRect(x: 110, y: 100, width: 30, height: 20)))
        let path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(try #require(glyph(.path(path))).isNear(CGRect(x: 120, y: 110, width: 10, height: 10)))
        stage.leave()
        #expect(stage.host.app.screen.layerTree.root.sublayers?.contains { $0 is CAShapeLayer } == false)
    }

    @Test(arguments: [CGFloat.nan, .infinity, -1])
    func aShapeWithoutALengthDrawsNothing(_ length: CGFloat) throws {
        let beam = glyph(.verticalBeam(length: length))
        #expect(beam == nil || beam?.height.isFinite == true && beam!.height < 1)
        _ = glyph(.roundedRect(CGRect(x: length, y: 0, width: length, height: 20), radius: length))
        stage.leave()
        #expect(!stage.host.app.screen.pointer.isHidden)
    }

    @Test func theSystemsStyleIsThePlainPointer() {
        stage.delegate.style = { _ in .system() }
        stage.hover(150, 120)
        #expect(stage.area() == nil && !stage.host.app.screen.pointer.isHidden)
    }
}

extension CGRect {
    fileprivate func isNear(_ other: CGRect) -> Bool {
        abs(minX - other.minX) < 0.1 && abs(minY - other.minY) < 0.1 && abs(width - other.width) < 0.2
            && abs(height - other.height) < 0.2
    }
}
