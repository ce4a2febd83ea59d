import QuartzCore
import Testing

@testable import UIKitCore

@MainActor struct FittingTests {
    let stage = LayoutStage()
    let root = UIView(), a = Box(40, 20), b = Box(60, 30)

    @Test func theLeastSizeHoldsTheContentWithItsInsets() {
        pad(a)
        #expect(
            root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 60, height: 40))
        #expect(root.frame == .zero)
    }

    @Test func aTargetIsReachedAsFarAsItsPriorityGoes() {
        pad(a)
        let target = CGSize(width: 200, height: 10)
        #expect(root.systemLayoutSizeFitting(target) == CGSize(width: 60, height: 40))
        let wide = root.systemLayoutSizeFitting(
            target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        #expect(wide == CGSize(width: 200, height: 40))
    }

    @Test func expandedIsAsLargeAsConstraintsAllow() {
        root.widthAnchor.constraint(lessThanOrEqualToConstant: 500).isActive = true
        let size = root.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize)
        #expect(size == CGSize(width: 500, height: 10_000))
    }

    @Test func aViewWithoutConstraintsIsItsContentOrTheTarget() {
        #expect(a.systemLayoutSizeFitting(.zero) == CGSize(width: 40, height: 20))
        #expect(root.systemLayoutSizeFitting(CGSize(width: 7, height: 9)) == CGSize(width: 7, height: 9))
    }

    @Test func textWrapsAtTheWidthThatConstraintsGive() {
        let label = UILabel()
        label.numberOfLines = 0
        label.text = "A text that does not fit into one line of a hundred points"
        pad(label)
        let fitted = root.systemLayoutSizeFitting(
            CGSize(width: 120, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        let text = label.sizeThatFits(CGSize(width: 100, height: 0))
        #expect(fitted.width == 120)
        #expect(abs(fitted.height - text.height - 20) < 0.51)
        #expect(text.height > 60)
    }

    @Test func textInAWindowWrapsInOneFrame() {
        let label = UILabel()
        label.numberOfLines = 0
        label.text = "A text that does not fit into one line of a hundred points"
        stage.add(label, a).activate(
            label.leadingAnchor.constraint(equalTo: stage.canvas.leadingAnchor),
            label.widthAnchor.constraint(equalToConstant: 100),
            label.topAnchor.constraint(equalTo: stage.canvas.topAnchor),
            a.topAnchor.constraint(equalTo: label.bottomAnchor))
        let frames = stage.frames(label, a)
        #expect(frames[0].height == label.sizeThatFits(CGSize(width: 100, height: 0)).height)
        #expect(frames[1].minY == frames[0].maxY)
        label.text = "Short"
        #expect(stage.frames(label)[0].height < 25)
    }

    @Test func aConfiguredButtonGrowsWithItsTitle() {
        let button = UIButton(configuration: .filled())
        button.configuration?.title = "A title that does not fit into one line of a hundred points"
        stage.add(button, a).activate(
            button.leadingAnchor.constraint(equalTo: stage.canvas.leadingAnchor),
            button.widthAnchor.constraint(equalToConstant: 120),
            button.topAnchor.constraint(equalTo: stage.canvas.topAnchor),
            a.topAnchor.constraint(equalTo: button.bottomAnchor))
        let frames = stage.frames(button, a)
        let once = button.intrinsicContentSize
        let fitted = button.sizeThatFits(CGSize(width: 120, height: 0))
        #expect(abs(frames[0].height - fitted.height) < 1e-6)
        #expect(frames[0].height > once.height + 40)
        #expect(frames[1].minY == frames[0].maxY)
        #expect((button.titleLabel?.frame.width ?? 0) <= 96 + 1e-6)
        button.configuration?.titleLineBreakMode = .byTruncatingTail
        #expect(abs(stage.frames(button)[0].height - once.height) < 1e-6)
        button.configuration = nil
        button.setTitle("A title that does not fit into one line of a hundred points", for: .normal)
        #expect(abs(stage.frames(button)[0].height - button.intrinsicContentSize.height) < 1e-6)
    }

    @Test func fittingLeavesTheLayoutAlone() {
        stage.add(a).activate(a.leadingAnchor.constraint(equalTo: stage.canvas.leadingAnchor, constant: 9))
        stage.run()
        _ = stage.canvas.systemLayoutSizeFitting(.zero)
        #expect(stage.frames(a)[0].minX == 9)
        #expect(stage.canvas.frame.size == CGSize(width: 300, height: 200))
    }

    // MARK: Content priorities

    @Test func viewsHugWeaklyAndResistStrongly() {
        #expect(root.contentHuggingPriority(for: .horizontal) == .defaultLow)
        #expect(root.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
        #expect(UILabel().contentHuggingPriority(for: .vertical) == UILayoutPriority(251))
        #expect(UILabel().contentHuggingPriority(for: .horizontal) == .defaultLow)
    }

    // MARK: Baselines

    @Test func firstBaselinesAlignWhateverTheSize() {
        let small = UILabel(), large = UILabel()
        small.text = "small"
        large.text = "large"
        large.font = .systemFont(ofSize: 34)
        stage.add(small, large).activate(
            large.topAnchor.constraint(equalTo: stage.canvas.topAnchor),
            small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor))
        stage.run()
        func line(_ label: UILabel) -> CGFloat {
            let line = label.baseline(isFirst: true, atWidth: 0)
            return label.frame.minY + label.frame.height * line.part + line.offset
        }
        #expect(abs(line(small) - line(large)) <= 1.0 / 3 + 1e-6)
        #expect(small.frame.minY > 5)
    }

    @Test func theLastBaselineIsOfTheLastLine() {
        let label = UILabel()
        label.numberOfLines = 0
        label.text = "one\ntwo\nthree"
        stage.add(label, a, b).activate(
            label.topAnchor.constraint(equalTo: stage.canvas.topAnchor),
            label.widthAnchor.constraint(equalToConstant: 100),
            a.topAnchor.constraint(equalTo: label.lastBaselineAnchor),
            b.topAnchor.constraint(equalTo: label.firstBaselineAnchor))
        let frames = stage.frames(label, a, b)
        let pitch = (frames[0].height - UIFont.systemFont(ofSize: 17).lineHeight) / 2
        #expect(abs(frames[1].minY - frames[2].minY - 2 * pitch) < 1)
        #expect(frames[1].minY < frames[0].maxY)
    }

    @Test func aButtonStandsOnTheLineOfItsTitle() {
        let button = UIButton(configuration: .plain()), label = UILabel()
        button.configuration?.title = "Save"
        label.text = "now"
        stage.add(button, label).activate(
            button.topAnchor.constraint(equalTo: stage.canvas.topAnchor, constant: 20),
            label.firstBaselineAnchor.constraint(equalTo: button.firstBaselineAnchor))
        stage.run()
        guard let title = button.titleLabel else { return #expect(Bool(false)) }
        let line = title.baseline(isFirst: true, atWidth: title.bounds.width)
        let other = label.baseline(isFirst: true, atWidth: 0)
        let baseline = button.frame.minY + title.frame.minY + title.frame.height * line.part + line.offset
        let labelBaseline = label.frame.minY + label.frame.height * other.part + other.offset
        #expect(abs(labelBaseline - baseline) <= 1.0 / 3 + 1e-6)
    }

    @Test func aViewWithoutTextStandsOnItsBottom() {
        stage.add(a, b).activate(
            a.topAnchor.constraint(equalTo: stage.canvas.topAnchor, constant: 50),
            b.lastBaselineAnchor.constraint(equalTo: a.firstBaselineAnchor))
        #expect(stage.frames(b)[0].maxY == 70)
    }

    private func pad(_ view: UIView) {
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
            root.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: 10),
            view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
            root.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: 10),
        ])
    }
}
