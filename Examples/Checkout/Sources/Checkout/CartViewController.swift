import UIKit

/// What somebody is about to buy, and a button that orders it once they have confirmed.
public final class CartViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    private let table = UITableView(frame: .zero, style: .insetGrouped)
    private let orderButton = UIButton(configuration: .filled())
    private var names: [String]

    /// Told once the person has confirmed.
    public var onOrder: (([String]) -> Void)?

    /// - Parameter names: of what is in the cart.
    public init(_ names: [String]) {
        self.names = names
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        names = []
        super.init(coder: coder)
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        table.dataSource = self
        table.delegate = self
        table.register(UITableViewCell.self, forCellReuseIdentifier: "item")
        orderButton.addAction(UIAction { [weak self] _ in self?.askToOrder() }, for: .primaryActionTriggered)
        for child in [table, orderButton] {
            child.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(child)
        }
        let safe = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            table.topAnchor.constraint(equalTo: safe.topAnchor),
            table.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
            table.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
            table.bottomAnchor.constraint(equalTo: orderButton.topAnchor, constant: -8),
            orderButton.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            orderButton.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            orderButton.bottomAnchor.constraint(equalTo: safe.bottomAnchor, constant: -8),
            orderButton.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
        ])
        updateButton()
    }

    private func updateButton() {
        orderButton.configuration?.title = names.isEmpty ? "Nothing to order" : "Order \(names.count)"
        orderButton.isEnabled = !names.isEmpty
    }

    private func askToOrder() {
        let alert = UIAlertController(
            title: "Order now?", message: "\(names.count) in the cart", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(
            UIAlertAction(title: "Order", style: .default) { [weak self] _ in
                guard let self else { return }
                onOrder?(names)
            })
        present(alert, animated: true)
    }

    // MARK: Table

    public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

    public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "item", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = names[indexPath.row]
        cell.contentConfiguration = content
        return cell
    }

    /// A tap takes the item out of the cart.
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        names.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
        updateButton()
    }
}
