extension DropdownButton {
    /// A part of a list, with a header above it.
    public struct Section: Hashable {
        /// Stands above the items; nil, the default, or an empty text for no header.
        public var title: String?
        /// In the order of the list.
        public var items: [Item]

        /// A part of a list. One without items is not shown.
        public init(title: String? = nil, items: [Item]) {
            self.title = title
            self.items = items
        }
    }
}
