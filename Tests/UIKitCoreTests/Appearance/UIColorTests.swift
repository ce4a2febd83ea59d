import QuartzCore
import Testing

@testable import UIKitCore

struct UIColorTests {
    let dark = UITraitCollection(userInterfaceStyle: .dark)

    @Test func followsTheStyle() {
        #expect(
            UIColor.systemGray6.cgColor(in: UITraitCollection(userInterfaceStyle: .light))
                == rgb(242, 242, 247))
        #expect(UIColor.systemGray6.cgColor(in: dark) == rgb(28, 28, 30))
    }

    @Test func followsTheContrast() {
        let high = UITraitCollection(accessibilityContrast: .high)
        let light = UITraitCollection(userInterfaceStyle: .light)
        #expect(
            UIColor.systemBlue.cgColor(in: UITraitCollection(traitsFrom: [light, high])) == rgb(30, 110, 244))
        #expect(
            UIColor.systemBlue.cgColor(in: UITraitCollection(traitsFrom: [dark, high])) == rgb(92, 184, 255))
    }

    @Test func raisesDarkBackgroundsWithTheLevel() {
        let elevated = UITraitCollection(traitsFrom: [dark, UITraitCollection(userInterfaceLevel: .elevated)])
        #expect(UIColor.systemBackground.cgColor(in: dark) == rgb(0, 0, 0))
        #expect(UIColor.systemBackground.cgColor(in: elevated) == rgb(28, 28, 30))
    }

    @Test func aDynamicColourStaysDynamicWithAnotherOpacity() {
        let faded = UIColor.label.withAlphaComponent(0.5)
        #expect(faded.cgColor(in: dark).alpha == 0.5)
        #expect(faded.cgColor(in: dark) != faded.cgColor(in: UITraitCollection(userInterfaceStyle: .light)))
    }

    private func rgb(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> CGColor {
        CGColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: 1)
    }
}
