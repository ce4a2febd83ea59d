extension DropdownButton {
    /// How a list stands on the screen.
    public enum Presentation: Hashable, Sendable {
        /// A popover, or a sheet where a popover would be too small: where neither above nor below the button
        /// there is room for two rows, and at accessibility type sizes in a compact width.
        case automatic
        /// A popover, however little room there is. One whole row is always shown.
        case popover
        /// A sheet from below, with the name of the button as its title, a grabber, and a button that closes
        /// it; in a regular width a card in the middle.
        case sheet
    }
}
