import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

/// How often the rows of a menu are set.
@MainActor struct MenuListTests {
    let host = HeadlessHost(device: .iPhoneSE)

    @Test func setsItsRowsAgainOnlyForOtherContentOrAnotherWidth() {
        host.activate()
        let menu = UIMenu(children: [UIAction(title: "One") { _ in }])
        let content = MenuContent(of: menu) { _ in nil }
        let list = MenuList(menu, isSubmenu: false)
        let metrics = MenuMetrics(in: .fallback, room: 250)
        list.show(menu, content)
        let size = list.size(metrics)
        let row = list.rows[0]
        func isSet(_ work: () -> Void) -> Bool {
            row.layoutIfNeeded()
            work()
            return row.layer.needsLayout()
        }
        #expect(!isSet { _ = list.size(metrics) })
        #expect(list.size(metrics) == size)
        #expect(isSet { _ = list.size(MenuMetrics(in: .fallback, room: 200)) })
        #expect(
            isSet {
                list.show(menu, content)
                _ = list.size(MenuMetrics(in: .fallback, room: 200))
            })
    }
}
