import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

struct ToolbarLayoutTests {
    private let bounds = CGRect(x: 0, y: 0, width: 393, height: 44)

    @Test func spaceThatGrowsPushesItemsApart() {
        let frames = ToolbarLayout([.item(50), .flexible, .item(40), .flexible, .item(60)], in: bounds).frames
        #expect(frames[0].minX == 16 && frames[4].maxX == 377)
        #expect(frames[1].width == frames[3].width)
    }

    @Test func itemsWithoutSpaceStandApart() {
        let frames = ToolbarLayout([.item(50), .item(50), .fixed(30), .item(10)], in: bounds).frames
        #expect(frames[1].minX == frames[0].maxX + 16)
        #expect(frames[3].minX == frames[1].maxX + 30)
    }

    @Test func keepsToTheSafeArea() {
        let insets = UIEdgeInsets(top: 0, left: 59, bottom: 0, right: 59)
        let frames = ToolbarLayout([.item(50), .flexible, .item(50)], in: bounds, insets: insets).frames
        #expect(frames[0].minX == 75 && frames[2].maxX == 318)
    }

    @Test func theWidestGiveWayWhereRoomIsShort() {
        let frames = ToolbarLayout([.item(50), .flexible, .item(900), .item(50)], in: bounds).frames
        #expect(frames[0].width == 50 && frames[3].width == 50)
        #expect(abs(frames[3].maxX - 377) < 0.01)
    }

    @Test(arguments: [-10, CGFloat.nan, .infinity])
    func widthsThatAreNoneTakeNoRoom(width: CGFloat) {
        let frames = ToolbarLayout([.fixed(width), .item(50)], in: bounds).frames
        #expect(frames[1].minX == 16)
    }
}

@MainActor struct UIToolbarTests {
    let host = HeadlessHost(device: .iPhone15)
    let root = UIViewController()
    let bar = UIToolbar()

    init() {
        host.show(root)
        bar.frame = CGRect(x: 0, y: 600, width: 393, height: 44)
        root.view.addSubview(bar)
    }

    @Test func is44High() {
        #expect(bar.sizeThatFits(CGSize(width: 300, height: 10)) == CGSize(width: 300, height: 44))
        #expect(bar.intrinsicContentSize.height == 44)
        #expect(bar.items == nil)
    }

    @Test func runsTheActionOfAnItem() {
        var taps: [String] = []
        bar.items = [
            UIBarButtonItem(title: "Left", primaryAction: UIAction { _ in taps.append("left") }),
            .flexibleSpace(),
            UIBarButtonItem(systemItem: .done, primaryAction: UIAction { _ in taps.append("done") }),
        ]
        host.settle()
        host.tap(at: CGPoint(x: 30, y: 620))
        host.tap(at: CGPoint(x: 365, y: 620))
        #expect(taps == ["left", "done"])
        let words = AccessibilityTree(of: host.app).lines.compactMap { line in
            line.split(separator: "\"").dropFirst().first.map(String.init)
        }
        #expect(words.contains("Left") && words.contains("Done"))
    }

    @Test func followsChangesOfItsItems() {
        let item = UIBarButtonItem(title: "Left", primaryAction: UIAction { _ in })
        bar.items = [item]
        item.isEnabled = false
        item.title = "Other"
        host.settle()
        let line = AccessibilityTree(of: host.app).lines.first { $0.contains("Other") }
        #expect(line?.contains("notEnabled") == true)
    }

    @Test func showsAViewOfTheApps() {
        let label = UILabel()
        label.text = "Title"
        bar.setItems(
            [.flexibleSpace(), UIBarButtonItem(customView: label), .flexibleSpace()], animated: true)
        host.settle()
        #expect(abs(label.screenFrame.midX - 393 / 2) < 0.5 && abs(label.screenFrame.midY - 622) < 0.5)
    }

    @Test func isMirroredFromRightToLeft() {
        host.change(to: DeviceSettings(direction: .rightToLeft))
        bar.items = [UIBarButtonItem(title: "First", primaryAction: nil)]
        host.settle()
        let button = bar.subviews.last
        #expect(abs((button?.frame.maxX ?? 0) - 377) < 0.01)
    }
}
