public import Foundation

/// Gives a table its rows.
@MainActor public protocol UITableViewDataSource: NSObjectProtocol {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int

    /// The cell for a row that comes into view; take a used one from the table where it has one.
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

    /// 1 by default.
    func numberOfSections(in tableView: UITableView) -> Int

    /// The text above a section, where the delegate gives no view; none by default.
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?

    /// The text below a section, where the delegate gives no view; none by default.
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
}

extension UITableViewDataSource {
    public func numberOfSections(in tableView: UITableView) -> Int { 1 }

    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }

    public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
}
