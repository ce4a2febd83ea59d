public import Foundation

/// Rows and items by section, as UIKit adds them to Foundation's index paths.
extension IndexPath {
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

    public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

    /// The section of a table: the first index.
    public var section: Int {
        get { self[0] }
        set { self[0] = newValue }
    }

    /// The row in its section: the second index.
    public var row: Int {
        get { self[1] }
        set { self[1] = newValue }
    }

    /// The item in its section: the second index, by the word that collections use.
    public var item: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
}
