import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

/// Sheets under fingers.
@MainActor struct SheetDraggingTests {
    let stage = SheetStage()

    @Test func followsTheFingerAfterTenPoints() {
        stage.present { $0.detents = [.medium(), .large()] }
        stage.drag(from: 500, by: -110, lifts: false)
        #expect(stage.top == 343.5)
        #expect(stage.content.view.screenFrame.maxY == 852)
        stage.lift(390)
        stage.host.settle()
        #expect(stage.top == 443.5 && stage.log.calls.isEmpty)
    }

    @Test func restsAtTheNearestDetentAndSaysSo() {
        stage.present { $0.detents = [.medium(), .large()] }
        stage.drag(from: 500, by: -210)
        stage.host.settle()
        #expect(stage.top == 69 && stage.sheet.selectedDetentIdentifier == .large)
        #expect(stage.log.calls == ["changed large"])
    }

    @Test func goesWhenItIsPulledDownByHalf() {
        stage.present { $0.detents = [.medium()] }
        stage.drag(from: 460, by: 230)
        stage.host.settle()
        #expect(!stage.isUp)
        #expect(stage.log.calls == ["should dismiss", "will dismiss", "did dismiss"])
    }

    @Test func comesBackWhereItIsPulledLess() {
        stage.present { $0.detents = [.medium()] }
        stage.drag(from: 460, by: 150, frames: 40, lifts: false)
        #expect(stage.top == 443.5 + 140)
        // The dim goes with it.
        #expect(abs((stage.dimming?.alpha ?? 0) - (1 - 140 / 408.5)) < 0.01)
        stage.host.advance(by: 0.2)
        stage.lift(610)
        stage.host.settle()
        #expect(stage.top == 443.5 && stage.isUp && stage.dimming?.alpha == 1)
        #expect(stage.log.calls == ["should dismiss"])
    }

    @Test func goesWhenItIsThrownDown() {
        stage.present()
        stage.drag(from: 120, by: 200, frames: 9)
        stage.host.settle()
        #expect(!stage.isUp && stage.log.calls == ["should dismiss", "will dismiss", "did dismiss"])
    }

    /// The spring is critically damped at 18.257 radians a second, seeded with the finger's speed (measured
    /// by others, within 0.05 points).
    @Test func settlesOnTheMeasuredSpring() throws {
        stage.present { $0.detents = [.medium()] }
        stage.drag(from: 460, by: 150, frames: 40, lifts: false)
        stage.host.advance(by: 0.2)
        stage.lift(610)
        let card = try #require(stage.sheet.presentedView)
        let start = stage.host.now
        for _ in 1...20 {
            stage.host.advance(by: FrameLoop.interval)
            let time = stage.host.now - start, omega = 18.257
            let law = 443.5 + 140 * (1 + omega * time) * exp(-omega * time)
            let shown = card.layer.presentation()?.frame.minY ?? card.frame.minY
            #expect(abs(shown - law) < 1)
        }
    }

    @Test(arguments: [true, false])
    func isHeldBackWhereItMayNotGo(isModal: Bool) {
        stage.content.isModalInPresentation = isModal
        stage.log.mayDismiss = false
        stage.present { $0.detents = [.medium()] }
        stage.drag(from: 460, by: 260, lifts: false)
        #expect(stage.top < 443.5 + 150 && stage.top > 460)
        stage.lift(720)
        stage.host.settle()
        #expect(stage.isUp && stage.top == 443.5)
        #expect(stage.log.calls == (isModal ? ["did attempt"] : ["should dismiss", "did attempt"]))
    }

    // MARK: Content that scrolls

    private func addScroll() -> UIScrollView {
        let scroll = UIScrollView(frame: stage.content.view.bounds)
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scroll.contentSize = CGSize(width: 393, height: 3_000)
        stage.content.view.addSubview(scroll)
        return scroll
    }

    @Test func contentAtItsTopMovesTheSheetDown() {
        let scroll = addScroll()
        stage.present()
        stage.drag(from: 200, by: 110, lifts: false)
        #expect(stage.top == 169 && scroll.contentOffset.y == 0)
    }

    @Test func contentThatIsScrolledScrollsBackFirst() {
        let scroll = addScroll()
        stage.present()
        scroll.contentOffset.y = 500
        stage.drag(from: 200, by: 110, lifts: false)
        #expect(stage.top == 69 && scroll.contentOffset.y == 400)
    }

    @Test(arguments: [true, false])
    func contentAtItsTopMakesTheSheetLargerFirst(expands: Bool) {
        let scroll = addScroll()
        stage.present {
            $0.detents = [.medium(), .large()]
            $0.prefersScrollingExpandsWhenScrolledToEdge = expands
        }
        stage.drag(from: 700, by: -110, lifts: false)
        #expect(stage.top == (expands ? 343.5 : 443.5))
        #expect(scroll.contentOffset.y == (expands ? 0 : 100))
    }

    @Test func aWheelKeepsItsDrags() {
        let log = PickerRowsLog()
        log.counts = [10]
        let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 393, height: 216))
        picker.dataSource = log
        picker.delegate = log
        stage.content.view.addSubview(picker)
        stage.present { $0.detents = [.medium()] }
        stage.drag(from: 480, by: 160, lifts: false)
        #expect(stage.top == 443.5)
        stage.lift(640)
        stage.host.settle()
        #expect(stage.isUp && log.told == ["0: 0"])
    }

    @Test func aDragAlongItIsNone() {
        stage.present { $0.detents = [.medium(), .large()] }
        stage.host.touch(TouchSample(finger: 0, phase: .began, location: CGPoint(x: 50, y: 600)))
        for step in 1...10 {
            let point = CGPoint(x: 50 + 10 * CGFloat(step), y: 600 + CGFloat(step))
            stage.host.touch(TouchSample(finger: 0, phase: .moved, location: point))
        }
        #expect(stage.top == 443.5)
    }

    @Test func isDismissedByTheProgramUnderAFinger() {
        stage.present { $0.detents = [.medium()] }
        stage.drag(from: 460, by: 100, lifts: false)
        stage.host.activate()
        stage.root.dismiss(animated: true)
        stage.host.settle()
        #expect(!stage.isUp && !stage.log.calls.contains("did dismiss"))
        stage.lift(560)
        stage.host.settle()
        #expect(stage.root.view.transform == .identity)
    }

    @Test func isFreedAfterADrag() {
        weak var gone: UISheetPresentationController?
        do {
            let stage = SheetStage()
            stage.present { $0.detents = [.medium(), .large()] }
            gone = stage.sheet
            stage.drag(from: 460, by: -100)
            stage.host.settle()
            stage.host.activate()
            stage.root.dismiss(animated: false)
        }
        #expect(gone == nil)
    }
}
