import QuartzCore

extension UIView {
    public var layoutGuides: [UILayoutGuide] { viewState.guides }

    /// Gives the view a guide, which leaves the view it had.
    public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        precondition(layoutGuide.role == .own, "The guide '\(layoutGuide.identifier)' belongs to its view.")
        guard layoutGuide.owner !== self else { return }
        layoutGuide.owner?.removeLayoutGuide(layoutGuide)
        layoutGuide.owner = self
        viewState.guides.append(layoutGuide)
    }

    /// Takes a guide away; constraints that are about it end.
    public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owner === self, layoutGuide.role == .own else { return }
        for holder in sequence(first: self, next: \.superview) {
            for constraint in holder.constraints where constraint.isAbout(layoutGuide) {
                holder.release(constraint)
            }
        }
        viewState.guides.removeAll { $0 === layoutGuide }
        layoutGuide.owner = nil
    }

    /// The part that no bar, corner or sensor of the device reaches into.
    public var safeAreaLayoutGuide: UILayoutGuide { guide(.safeArea) }
    /// The part within the margins.
    public var layoutMarginsGuide: UILayoutGuide { guide(.margins) }

    /// The part that text is easy to read in: within the margins, and never wider than 920 points in a view
    /// wider than 1008 (measured by others).
    public var readableContentGuide: UILayoutGuide { guide(.readable) }

    func guide(_ role: UILayoutGuide.Role) -> UILayoutGuide {
        if let guide = viewState.systemGuides.first(where: { $0.role == role }) { return guide }
        let guide = UILayoutGuide(role, of: self)
        viewState.systemGuides.append(guide)
        return guide
    }

    /// Insets of a guide of the system from the bounds.
    func insets(of role: UILayoutGuide.Role) -> UIEdgeInsets {
        switch role {
        case .safeArea: return safeAreaInsets
        case .margins: return layoutMargins
        case .readable:
            var insets = layoutMargins
            let width = bounds.width - insets.left - insets.right
            if bounds.width > Self.widestReadableBounds, width > Self.widestReadable {
                let more = (width - Self.widestReadable) / 2
                insets.left += more
                insets.right += more
            }
            return insets
        case .keyboard: return keyboardInsets
        case .own, .content, .frame: return .zero
        }
    }

    private static let widestReadableBounds: CGFloat = 1008
    private static let widestReadable: CGFloat = 920
}

extension NSLayoutConstraint {
    func isAbout(_ item: AnyObject) -> Bool {
        [first.item, first.startItem, second?.item, second?.startItem].contains { $0 === item }
    }
}
