import QuartzCore

@testable import UIKitCore

/// A canvas of 300 by 200 points in a window, at three pixels a point, for views that constraints place.
@MainActor final class LayoutStage {
    let stage: TestStage
    let canvas = UIView()

    init(traits: UITraitCollection = UITraitCollection(), size: CGSize = CGSize(width: 300, height: 200)) {
        stage = TestStage(traits: traits)
        stage.show(canvas, frame: CGRect(origin: CGPoint(x: 40, y: 100), size: size))
    }

    /// Adds views that constraints place.
    @discardableResult func add(_ views: UIView...) -> LayoutStage {
        for view in views {
            view.translatesAutoresizingMaskIntoConstraints = false
            canvas.addSubview(view)
        }
        return self
    }

    @discardableResult func activate(_ constraints: NSLayoutConstraint...) -> LayoutStage {
        NSLayoutConstraint.activate(constraints)
        return self
    }

    func run() { stage.run() }

    /// Lays out and says where the views are.
    func frames(_ views: UIView...) -> [CGRect] {
        run()
        return views.map(\.frame)
    }
}

/// A view with content of a size of its own, and a note of what it was asked.
final class Box: UIView {
    var content: CGSize { didSet { invalidateIntrinsicContentSize() } }
    var insets = UIEdgeInsets.zero
    var onUpdateConstraints: (() -> Void)?
    var onLayout: (() -> Void)?

    init(_ width: CGFloat = UIView.noIntrinsicMetric, _ height: CGFloat = UIView.noIntrinsicMetric) {
        content = CGSize(width: width, height: height)
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { return nil }

    override var intrinsicContentSize: CGSize { content }
    override var alignmentRectInsets: UIEdgeInsets { insets }

    override func updateConstraints() {
        onUpdateConstraints?()
        super.updateConstraints()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        onLayout?()
    }
}

extension CGRect {
    /// Origin and size, as short as tests like them.
    init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
        self.init(x: x, y: y, width: width, height: height)
    }

    /// Whether every number is the same but for arithmetic.
    func isClose(to other: CGRect) -> Bool {
        abs(minX - other.minX) < 1e-6 && abs(minY - other.minY) < 1e-6 && abs(width - other.width) < 1e-6
            && abs(height - other.height) < 1e-6
    }
}

extension [CGRect] {
    func isClose(to others: [CGRect]) -> Bool {
        count == others.count && zip(self, others).allSatisfy { $0.isClose(to: $1) }
    }
}
