import QuartzCore

/// The views that a button is made of, each made when there is first something to show in it.
@MainActor final class ButtonParts {
    private unowned let button: UIButton
    private(set) var titleLabel: UILabel?
    private(set) var subtitleLabel: UILabel?
    private(set) var imageView: UIImageView?
    private var activityIndicator: UIActivityIndicatorView?
    private var indicatorView: UIImageView?
    private var background: BackgroundView?
    private var isDimmed = false
    /// What the title's label was set to when a configuration took it over; nil without one.
    private var kept: TitleSetting?

    /// What an app sets on the title's label of a button that has no configuration.
    struct TitleSetting {
        /// Measured.
        var font = UIFont.systemFont(ofSize: 15)
        /// Titles lose their middle (measured).
        var lineBreak = NSLineBreakMode.byTruncatingMiddle
        var lines = 1
    }

    init(of button: UIButton) { self.button = button }

    // MARK: Showing

    func show(_ face: ButtonFace, in layout: ButtonLayout, radius: (_ height: CGFloat) -> CGFloat) {
        showBackground(face, radius: radius)
        showImage(face, at: layout.imageFrame)
        showActivity(face, at: layout.imageFrame)
        showIndicator(face, at: layout.indicatorFrame)
        showTitle(face, in: layout)
        showSubtitle(face, in: layout)
        dim(face.isDimmed)
    }

    private func showBackground(_ face: ButtonFace, radius: (_ height: CGFloat) -> CGFloat) {
        guard background != nil || !face.background.isInvisible else { return }
        let view = background ?? BackgroundView(frame: .zero)
        background = view
        if view.superview == nil { button.insertSubview(view, at: 0) }
        view.show(face.background, in: button, radius: radius)
    }

    private func showImage(_ face: ButtonFace, at frame: CGRect) {
        guard face.image != nil || imageView != nil else { return }
        let view = madeImageView
        view.image = face.image
        view.tintColor = face.imageColor
        view.place(face.image == nil ? .zero : frame)
    }

    private func showActivity(_ face: ButtonFace, at frame: CGRect) {
        guard let color = face.activityColor else {
            activityIndicator?.stopAnimating()
            return
        }
        let view = activityIndicator ?? UIActivityIndicatorView(style: .medium)
        activityIndicator = view
        if view.superview == nil { button.addSubview(view) }
        view.fillsBounds = true
        view.color = color
        view.place(frame)
        view.startAnimating()
    }

    private func showIndicator(_ face: ButtonFace, at frame: CGRect) {
        guard face.indicator != nil || indicatorView != nil else { return }
        let view = indicatorView ?? UIImageView(frame: .zero)
        indicatorView = view
        if view.superview == nil { button.addSubview(view) }
        view.contentMode = .center
        view.image = face.indicator
        view.tintColor = face.imageColor
        view.place(frame)
    }

    private func showTitle(_ face: ButtonFace, in layout: ButtonLayout) {
        guard !face.title.isEmpty || titleLabel != nil else { return }
        let label = madeTitleLabel
        if !face.isLegacy {
            label.font = face.title.runs.first?.font ?? face.titleFont
            label.numberOfLines = face.titleLines
            label.lineBreakMode = face.titleLineBreak
        }
        show(face.title, in: label, color: face.color, at: layout.titleFrame, side: layout.textSide)
    }

    private func showSubtitle(_ face: ButtonFace, in layout: ButtonLayout) {
        guard !face.subtitle.isEmpty || subtitleLabel != nil else { return }
        let label = subtitleLabel ?? UILabel(frame: .zero)
        subtitleLabel = label
        if label.superview == nil { button.addSubview(label) }
        label.font = face.subtitle.runs.first?.font ?? face.subtitleFont
        label.numberOfLines = face.subtitleLines
        label.lineBreakMode = face.subtitleLineBreak
        show(face.subtitle, in: label, color: face.color, at: layout.subtitleFrame, side: layout.textSide)
    }

    private func show(_ text: StyledText, in label: UILabel, color: UIColor, at frame: CGRect, side: Int) {
        label.show(text)
        label.textColor = text.runs.first?.color ?? color
        label.textAlignment = side == 0 ? .center : side < 0 ? .left : .right
        label.place(frame)
    }

    // MARK: Dimming

    /// Goes at once, and comes back slowly, as UIKit's does.
    private func dim(_ dims: Bool) {
        guard dims != isDimmed else { return }
        isDimmed = dims
        let views = [titleLabel, imageView].compactMap { $0 as UIView? }
        guard !dims, button.window != nil else {
            for view in views {
                view.layer.removeAnimation(forKey: "opacity")
                view.alpha = dims ? Self.dimmedAlpha : 1
            }
            return
        }
        UIView.animate(withDuration: Self.fadeTime, delay: 0, options: .allowUserInteraction) {
            for view in views { view.alpha = 1 }
        }
    }

    /// What is left of title and image while a system button is pressed (measured).
    private static let dimmedAlpha: CGFloat = 0.2
    /// Seconds. Unconfirmed: UIKit's own figure is not published, and this is Core Animation's default.
    private static let fadeTime: TimeInterval = 0.25

    // MARK: Making

    var madeTitleLabel: UILabel {
        if let titleLabel { return titleLabel }
        let label = UILabel(frame: .zero)
        label.apply(TitleSetting())
        button.addSubview(label)
        titleLabel = label
        return label
    }

    /// The image stands below the title (measured).
    var madeImageView: UIImageView {
        if let imageView { return imageView }
        let view = UIImageView(frame: .zero)
        view.contentMode = .center
        if let titleLabel {
            button.insertSubview(view, belowSubview: titleLabel)
        } else {
            button.addSubview(view)
        }
        imageView = view
        return view
    }

    // MARK: Without a configuration

    /// What the title is set in where no configuration says it.
    var titleSetting: TitleSetting { kept ?? titleLabel?.setting ?? TitleSetting() }

    /// A configuration takes the title's label over, and leaves it as it was when it goes.
    func configurationChanged(isConfigured: Bool) {
        if isConfigured {
            kept = titleSetting
        } else {
            titleLabel?.apply(titleSetting)
            kept = nil
        }
    }
}

extension UILabel {
    fileprivate var setting: ButtonParts.TitleSetting {
        ButtonParts.TitleSetting(font: font, lineBreak: lineBreakMode, lines: numberOfLines)
    }

    fileprivate func apply(_ setting: ButtonParts.TitleSetting) {
        (font, lineBreakMode, numberOfLines) = (setting.font, setting.lineBreak, setting.lines)
    }
}

extension UIView {
    /// Sets the frame where it is another; one that is null hides nothing and has no area.
    func place(_ frame: CGRect) {
        let frame = frame.isNull ? .zero : frame
        if frame != self.frame { self.frame = frame }
    }
}
