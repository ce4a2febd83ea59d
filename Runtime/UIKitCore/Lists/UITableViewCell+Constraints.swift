import QuartzCore

extension UITableViewCell {
    /// The height that constraints in the content ask for at a width, with the line below it; nil for content
    /// without constraints.
    func constrainedHeight(width: CGFloat) -> CGFloat? {
        guard contentView.viewState.usesConstraints else { return nil }
        let size = contentView.systemLayoutSizeFitting(
            CGSize(width: contentWidth(in: width), height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        return size.height + lineHeight
    }
}
