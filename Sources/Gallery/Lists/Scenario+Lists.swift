import UIKit

extension Scenario {
    /// Tables of UIKit.
    static let lists = [
        Scenario("Table cell styles") { TableCellStylesViewController(log: $0) },
        Scenario("Table sections") { TableSectionsViewController(.plain, log: $0) },
        Scenario("Table sections grouped") { TableSectionsViewController(.grouped, log: $0) },
        Scenario("Table sections inset") { TableSectionsViewController(.insetGrouped, log: $0) },
        Scenario("Long list") { LongListViewController(count: 1_000, log: $0) },
        Scenario("1,000,000 items") { LongListViewController(count: 1_000_000, showsEnd: true, log: $0) },
    ]
}
