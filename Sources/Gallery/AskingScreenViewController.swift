import UIKit

/// A screen that shows something over itself as soon as it is seen, and a button that shows it again.
class AskingScreenViewController: ScreenViewController {
    let button = UIButton(configuration: .gray())

    /// Shows it; called when the screen has come, and for the button.
    func ask(animated: Bool) {}

    override func build() {
        button.addAction(
            UIAction { [weak self] _ in self?.ask(animated: true) }, for: .primaryActionTriggered)
        view.addSubview(button)
    }

    override func layOut(in area: CGRect) {
        let size = button.sizeThatFits(area.size)
        button.frame = CGRect(
            x: area.midX - size.width / 2, y: area.minY + 40, width: size.width, height: max(44, size.height))
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        ask(animated: animated)
    }
}
