public import Foundation

/// What `registerForTraitChanges` gives, to take the registration back with.
public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// Something that tells when traits change that one asked for: a view or a controller.
@MainActor public protocol UITraitChangeObservable: AnyObject {
    /// Takes a registration back; one of somebody else does nothing.
    func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

extension UITraitChangeObservable where Self: UIView {
    /// Calls the handler after one of these traits changed, with what the traits were; it lasts as long as
    /// the view, unless it is taken back.
    @discardableResult public func registerForTraitChanges(
        _ traits: [UITrait], handler: @escaping (_ view: Self, _ previous: UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        let registration = TraitRegistration(traits) { view, previous in
            if let view = view as? Self { handler(view, previous) }
        }
        viewState.traitRegistrations.append(registration)
        return registration
    }
}

extension UIView: UITraitChangeObservable {
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        viewState.traitRegistrations.removeAll { $0 === registration }
    }
}

extension UITraitChangeObservable where Self: UIViewController {
    /// Calls the handler after one of these traits changed, with what the traits were; it lasts as long as
    /// the controller, unless it is taken back.
    @discardableResult public func registerForTraitChanges(
        _ traits: [UITrait], handler: @escaping (_ controller: Self, _ previous: UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        let registration = TraitRegistration(traits) { controller, previous in
            if let controller = controller as? Self { handler(controller, previous) }
        }
        traitRegistrations.append(registration)
        return registration
    }
}

extension UIViewController: UITraitChangeObservable {
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        traitRegistrations.removeAll { $0 === registration }
    }
}

/// Who wants to hear of which traits. The environment keeps it, and it keeps no environment.
final class TraitRegistration: NSObject, UITraitChangeRegistration {
    private let traits: [UITrait]
    private let handler: @MainActor (AnyObject, UITraitCollection) -> Void

    init(_ traits: [UITrait], _ handler: @escaping @MainActor (AnyObject, UITraitCollection) -> Void) {
        self.traits = traits
        self.handler = handler
        super.init()
    }

    @MainActor func tell(
        _ environment: AnyObject, from previous: UITraitCollection, to now: UITraitCollection
    ) {
        if now.values.differs(from: previous.values, in: traits) { handler(environment, previous) }
    }
}
