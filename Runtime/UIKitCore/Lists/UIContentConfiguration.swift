public import Foundation

/// Says what a view should show, and makes the view.
public protocol UIContentConfiguration {
    /// A new view that shows this.
    @MainActor func makeContentView() -> any UIView & UIContentView

    /// The same content as it should look in a state of the cell.
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a content configuration.
@MainActor public protocol UIContentView: NSObjectProtocol {
    var configuration: any UIContentConfiguration { get set }
}
