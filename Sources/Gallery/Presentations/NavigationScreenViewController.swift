import UIKit

/// The second screen of a navigation, with a way back and a button.
final class NavigationScreenViewController: ScreenViewController {
    /// A navigation that shows it over another screen.
    static func navigation(log: EventLog) -> UIViewController {
        let navigation = UINavigationController()
        let first = NavigationScreenViewController(isFirst: true, log: log)
        let second = NavigationScreenViewController(isFirst: false, log: log)
        navigation.setViewControllers([first, second], animated: false)
        return navigation
    }

    private let isFirst: Bool

    private init(isFirst: Bool, log: EventLog) {
        self.isFirst = isFirst
        super.init(log: log)
        title = "Requests"
    }

    required init?(coder: NSCoder) { return nil }

    override func build() {
        guard !isFirst else { return }
        title = language("휴가 신청", "Leave Request")
        navigationController?.viewControllers.first?.title = language("신청 목록", "Requests")
        let done = UIAction(title: language("완료", "Done")) { [weak self, log] _ in
            log.record("UIBarButtonItem", self?.title ?? "", "tapped")
            self?.navigationController?.popViewController(animated: true)
        }
        let item = UIBarButtonItem(primaryAction: done)
        item.style = .done
        navigationItem.rightBarButtonItem = item
    }
}
