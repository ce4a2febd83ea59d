import ChoiceKit
import UIKit

/// Where the parcel goes.
public final class DeliveryViewController: UIViewController {
    /// The ways to get a parcel.
    public enum Way: CaseIterable, Sendable { case home, shop, locker }

    private let button = TypedDropdownButton<Way>()

    /// What the person chose.
    public private(set) var way: Way?

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        button.accessibilityLabel = "Delivery"
        button.setValues(Way.allCases) { "To the \($0)" }
        button.onSelectValue = { [weak self] in self?.way = $0 }
        button.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(button)
        NSLayoutConstraint.activate([
            button.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
            button.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            button.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
    }
}
