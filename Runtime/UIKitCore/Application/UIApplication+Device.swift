import QuartzCore

extension UIApplication {
    /// Takes over what the person set on the device: traits first, so that whoever hears a notification sees
    /// them; a host calls it.
    package func adopt(_ traits: UITraitCollection, _ choices: AccessibilityChoices) {
        let category = preferredContentSizeCategory
        screen.override(traits)
        accessibilityChoices = choices
        guard preferredContentSizeCategory != category else { return }
        NotificationCenter.default.post(
            name: UIContentSizeCategory.didChangeNotification, object: self,
            userInfo: [UIContentSizeCategory.newValueUserInfoKey: preferredContentSizeCategory])
    }

    /// Turns the interface, as a host does when the device was turned; controllers hear of it before.
    package func turn(
        to orientation: UIInterfaceOrientation, size: CGSize, safeAreaInsets: UIEdgeInsets,
        keyboardHeight: CGFloat
    ) {
        windowScene.interfaceOrientation = orientation
        Rotation(of: screen, to: size).run { [screen] in
            screen.reshape(size: size, safeAreaInsets: safeAreaInsets, keyboardHeight: keyboardHeight)
        }
    }
}
