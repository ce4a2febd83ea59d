import Simulator

@testable import UIKitCore

extension HeadlessHost {
    /// Shows a table over the whole screen.
    func show(_ table: UITableView) {
        let controller = UIViewController()
        show(controller)
        table.frame = controller.view.bounds
        controller.view.addSubview(table)
        settle()
    }
}
