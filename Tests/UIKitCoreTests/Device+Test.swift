import QuartzCore
import Simulator

@testable import UIKitCore

extension Device {
    /// A device of that size in points, for pictures of ones that have no name here.
    static func test(
        _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 3, top: CGFloat = 0, bottom: CGFloat = 0
    ) -> Device {
        Device(
            name: "\(width) by \(height)", size: CGSize(width: width, height: height), scale: scale,
            safeAreaInsets: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0))
    }
}
