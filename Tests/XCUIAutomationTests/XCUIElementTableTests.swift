import Simulator
import Testing
import UIKit
import XCUIAutomation

@MainActor struct XCUIElementTableTests {
    let app: XCUIApplication
    let host = HeadlessHost(device: .iPhoneSE)
    let table = UITableView(frame: CGRect(x: 0, y: 20, width: 375, height: 440))
    let rows = Rows()

    init() {
        app = XCUIApplication(host: host)
        let controller = UIViewController()
        table.dataSource = rows
        table.delegate = rows
        controller.view.addSubview(table)
        host.show(controller)
    }

    @Test func findsTheRowsThatAreThere() {
        #expect(app.tables.count == 1)
        #expect(app.tables.cells.firstMatch.label == "row 0")
        #expect(app.tables.cells["row 2"].exists)
        #expect(!app.tables.cells["row 90"].exists)
        #expect(app.cells.count < 20)
    }

    @Test func choosesARowByTheTextInIt() {
        app.tables.staticTexts["row 3"].tap()
        #expect(rows.chosen == [3])
        app.cells["row 1"].tap()
        #expect(rows.chosen == [3, 1])
    }

    @Test func scrollsWhenItIsSwiped() {
        app.tables.firstMatch.swipeUp()
        #expect(table.contentOffset.y > 100)
        #expect(rows.chosen.isEmpty)
        let offset = table.contentOffset.y
        app.tables.firstMatch.swipeDown()
        #expect(table.contentOffset.y < offset)
    }

    @Test func listsRowsFromTheTopAfterScrolling() {
        app.tables.firstMatch.swipeUp()
        let tops = app.cells.allElementsBoundByIndex.map(\.frame.minY)
        #expect(tops == tops.sorted())
    }
}

@MainActor final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var chosen: [Int] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "row")
            ?? UITableViewCell(style: .default, reuseIdentifier: "row")
        var content = cell.defaultContentConfiguration()
        content.text = "row \(indexPath.row)"
        cell.contentConfiguration = content
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        chosen.append(indexPath.row)
    }
}
