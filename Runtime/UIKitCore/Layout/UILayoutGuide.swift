public import QuartzCore

/// A rectangle of a view that takes part in layout and shows nothing.
@MainActor open class UILayoutGuide: NSObject {
    /// What of its view a guide follows; one of the app's own follows nothing.
    enum Role {
        case own, safeArea, margins, readable, content, frame, keyboard
    }

    let role: Role
    weak var owner: UIView?

    /// A text that logs call the guide by; empty by default.
    open var identifier = ""

    public override init() {
        role = .own
        super.init()
    }

    init(_ role: Role, of view: UIView) {
        self.role = role
        owner = view
        super.init()
        identifier = "\(role)"
    }

    /// The view whose guide this is.
    open weak var owningView: UIView? {
        get { owner }
        set {
            precondition(role == .own, "The guide '\(identifier)' belongs to its view.")
            guard newValue !== owner else { return }
            owner?.removeLayoutGuide(self)
            newValue?.addLayoutGuide(self)
        }
    }

    /// Where the guide is in its view's coordinates: a guide of the system as its view is now, one of the
    /// app's own as of the last layout, and zero until a constraint is about it.
    open var layoutFrame: CGRect {
        guard let owner else { return .zero }
        return switch role {
        case .safeArea, .margins, .readable, .keyboard: owner.bounds.inset(by: owner.insets(of: role))
        case .own, .content, .frame: owner.layoutRoot.liveEngine?.frame(of: self) ?? .zero
        }
    }

    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
}
