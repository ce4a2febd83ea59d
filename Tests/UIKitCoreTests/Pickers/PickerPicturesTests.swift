import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

/// Pickers and toolbars beside pictures of iOS, box by box, within a point.
@MainActor struct PickerPicturesTests {
    /// `rk_blood-type` (ResearchKit, iOS 17, 393 by 852 at 3x): a bar of 375 by 36 at (9, 726) with corners
    /// of 8, rows of 34 whose ink stands at 743.8, 777.0, 804.8 and 823.7.
    @Test func isBesideRkBloodType() throws {
        let log = PickerRowsLog()
        log.rowHeight = 34
        log.makeView = { row, _ in
            let label = UILabel()
            label.text = "\(row)"
            return label
        }
        let stage = PickerStage([9], log: log)
        let bar = try #require(stage.picker.subviews.last)
        #expect(bar.screenFrame == CGRect(x: 9, y: 726, width: 375, height: 36))
        #expect(bar.layer.cornerRadius == 8)
        // #c9cbd3 on a backdrop of #d0d3da: 8 % of (116, 116, 128).
        #expect(bar.backgroundColor == .quaternarySystemFill)
        for (row, y) in zip(0..., [743.8, 777.0, 804.8, 823.7] as [CGFloat]) {
            let view = try #require(stage.picker.view(forRow: row, forComponent: 0))
            #expect(abs(view.screenFrame.midY - y) < 0.5)
        }
    }

    /// `rk_blood-type` and `rk_age`: a toolbar 44 high with a line of a pixel on top, and Done in semibold,
    /// which ends at 376.3.
    @Test func theToolbarIsBesideRkAge() throws {
        let host = HeadlessHost(device: .iPhone15)
        let root = UIViewController()
        host.show(root)
        let bar = UIToolbar()
        bar.items = [.flexibleSpace(), UIBarButtonItem(systemItem: .done)]
        bar.frame = CGRect(x: 0, y: 592, width: 393, height: bar.sizeThatFits(.zero).height)
        root.view.addSubview(bar)
        host.settle()
        let line = try #require(bar.subviews.first?.subviews.first)
        #expect(abs(line.screenFrame.minY - 591.67) < 0.01 && abs(line.bounds.height - 1 / 3.0) < 0.01)
        #expect(bar.bounds.height == 44)
        let done = try #require(bar.subviews.last as? BarButton)
        #expect(done.accessibilityLabel == "Done")
        #expect(abs(done.screenFrame.maxX - 376.3) <= 1)
        let text = try #require(done.subviews.first as? UILabel)
        #expect(text.font == .systemFont(ofSize: 17, weight: .semibold) && text.textColor == .systemBlue)
    }
}
