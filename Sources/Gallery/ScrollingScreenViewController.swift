import UIKit

/// A screen of one view, which scrolls where it is higher than the device.
class ScrollingScreenViewController: ScreenViewController {
    private let scrollView = UIScrollView()
    private lazy var content = makeContent()

    /// Makes what is shown; called once, in the window. It says by `sizeThatFits(_:)` how high it is.
    func makeContent() -> UIView { UIView() }

    override func build() {
        scrollView.addSubview(content)
        view.addSubview(scrollView)
    }

    override func layOut(in area: CGRect) {
        scrollView.frame = view.bounds
        let height = content.sizeThatFits(CGSize(width: area.width, height: .greatestFiniteMagnitude)).height
        content.frame = CGRect(x: area.minX, y: Self.distance, width: area.width, height: height)
        scrollView.contentSize = CGSize(width: view.bounds.width, height: height + 2 * Self.distance)
    }

    /// Above and below the content.
    private static let distance: CGFloat = 24
}
