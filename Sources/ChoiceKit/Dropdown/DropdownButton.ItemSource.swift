extension DropdownButton {
    /// Gives a list its items when it opens, from wherever they take a while to come.
    ///
    /// The list shows that it loads, then the items; where the source throws it shows that, with a button
    /// that tries again, and where there are no items it says so and stays open. Closing the list cancels the
    /// task that the source runs in. What comes all the same, after that or after newer items were set, is
    /// ignored.
    public struct ItemSource {
        /// Whether items that came are kept for the next opening.
        let isCached: Bool
        let load: @MainActor () async throws -> [Section]

        /// Loads when the list opens for the first time, and again at the next opening where that failed,
        /// gave nothing or did not end.
        public static func cached(_ items: @escaping @MainActor () async throws -> [Item]) -> Self {
            Self(isCached: true) { [Section(items: try await items())] }
        }

        /// Loads in the same way, in sections.
        public static func cachedSections(
            _ sections: @escaping @MainActor () async throws -> [Section]
        ) -> Self {
            Self(isCached: true, load: sections)
        }

        /// Loads each time that the list opens. What came before is not shown meanwhile; the choice stays,
        /// if its id comes again.
        public static func uncached(_ items: @escaping @MainActor () async throws -> [Item]) -> Self {
            Self(isCached: false) { [Section(items: try await items())] }
        }

        /// Loads in the same way, in sections.
        public static func uncachedSections(
            _ sections: @escaping @MainActor () async throws -> [Section]
        ) -> Self {
            Self(isCached: false, load: sections)
        }
    }
}
