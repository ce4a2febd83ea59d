package import UIKitCore

/// A device that the simulator can be.
///
/// Sizes, scales and safe areas are common knowledge of these devices on iOS 17. The heights of the keyboard
/// on the iPhone SE, which is also what a device has that names none, and on an upright iPad were measured
/// by others on iOS 26; the rest of them are commonly reported and unconfirmed.
package struct Device: Hashable, Sendable {
    /// What people call it.
    package let name: String
    /// Other names that mean it.
    package let otherNames: [String]
    /// In points, held upright.
    package let size: CGSize
    /// Pixels in a point.
    package let scale: CGFloat
    /// How far the status bar and the home indicator reach in, held upright.
    package let safeAreaInsets: UIEdgeInsets
    /// How far the sensors, the status bar and the home indicator reach in where the device lies.
    package let landscapeSafeAreaInsets: UIEdgeInsets
    /// How high the software keyboard is, with suggestions and home indicator, held upright.
    package let keyboardHeight: CGFloat
    /// The same where the device lies.
    package let landscapeKeyboardHeight: CGFloat
    package let idiom: UIUserInterfaceIdiom

    package init(
        name: String, otherNames: [String] = [], size: CGSize, scale: CGFloat,
        safeAreaInsets: UIEdgeInsets = .zero, landscapeSafeAreaInsets: UIEdgeInsets = .zero,
        keyboardHeight: CGFloat = 260, landscapeKeyboardHeight: CGFloat = 206,
        idiom: UIUserInterfaceIdiom = .phone
    ) {
        self.name = name
        self.otherNames = otherNames
        self.size = size
        self.scale = scale
        self.safeAreaInsets = safeAreaInsets
        self.landscapeSafeAreaInsets = landscapeSafeAreaInsets
        self.keyboardHeight = keyboardHeight
        self.landscapeKeyboardHeight = landscapeKeyboardHeight
        self.idiom = idiom
    }

    /// The device of that name, in capitals or not.
    package init?(named name: String) {
        let wanted = name.lowercased()
        let found = Self.all.first { ([$0.name] + $0.otherNames).contains { $0.lowercased() == wanted } }
        guard let found else { return nil }
        self = found
    }

    /// In points, turned so.
    package func size(in orientation: UIInterfaceOrientation) -> CGSize {
        orientation.isLandscape ? CGSize(width: size.height, height: size.width) : size
    }

    package func safeAreaInsets(in orientation: UIInterfaceOrientation) -> UIEdgeInsets {
        orientation.isLandscape ? landscapeSafeAreaInsets : safeAreaInsets
    }

    package func keyboardHeight(in orientation: UIInterfaceOrientation) -> CGFloat {
        orientation.isLandscape ? landscapeKeyboardHeight : keyboardHeight
    }

    /// The same device with so many pixels in a point, for pictures of another size.
    package func drawn(at scale: CGFloat) -> Device {
        Device(
            name: name, otherNames: otherNames, size: size, scale: scale, safeAreaInsets: safeAreaInsets,
            landscapeSafeAreaInsets: landscapeSafeAreaInsets, keyboardHeight: keyboardHeight,
            landscapeKeyboardHeight: landscapeKeyboardHeight, idiom: idiom)
    }

    /// Every device that has a name.
    package static let all = [iPhoneSE, iPhone15, iPhone15ProMax, iPadPro11]

    package static let iPhoneSE = Device(
        name: "iPhone SE", otherNames: ["iPhone SE (3rd)", "iPhone SE (3rd generation)"],
        size: CGSize(width: 375, height: 667), scale: 2,
        safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0), keyboardHeight: 260,
        landscapeKeyboardHeight: 206)

    package static let iPhone15 = Device(
        name: "iPhone 15", size: CGSize(width: 393, height: 852), scale: 3,
        safeAreaInsets: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0),
        landscapeSafeAreaInsets: UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59), keyboardHeight: 336,
        landscapeKeyboardHeight: 209)

    package static let iPhone15ProMax = Device(
        name: "iPhone 15 Pro Max", size: CGSize(width: 430, height: 932), scale: 3,
        safeAreaInsets: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0),
        landscapeSafeAreaInsets: UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59), keyboardHeight: 346,
        landscapeKeyboardHeight: 209)

    package static let iPadPro11 = Device(
        name: "iPad Pro 11-inch", size: CGSize(width: 834, height: 1194), scale: 2,
        safeAreaInsets: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0),
        landscapeSafeAreaInsets: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0), keyboardHeight: 312,
        landscapeKeyboardHeight: 408, idiom: .pad)
}
