extension UIViewController {
    /// The navigation that this controller is in, at any depth.
    public var navigationController: UINavigationController? {
        sequence(first: parent, next: { $0?.parent }).lazy.compactMap { $0 as? UINavigationController }.first
    }
}
