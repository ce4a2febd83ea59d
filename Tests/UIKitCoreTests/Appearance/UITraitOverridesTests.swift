import QuartzCore
import Testing
import UIKitCore

@MainActor struct UITraitOverridesTests {
    let stage = TestStage()
    let outer = UIView()
    let inner = UIView()

    init() {
        stage.show(outer, frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        outer.addSubview(inner)
        stage.run()
    }

    enum Density: UITraitDefinition {
        static let defaultValue = 1
    }

    enum Accent: UITraitDefinition {
        static let defaultValue = ""
        static let affectsColorAppearance = true
    }

    enum Shapeless: UITraitDefinition {
        static var defaultValue: () -> Int { { 0 } }
    }

    @Test func changeWhatIsInheritedBelow() {
        outer.traitOverrides.userInterfaceStyle = .dark
        outer.traitOverrides.preferredContentSizeCategory = .extraLarge
        #expect(outer.traitCollection.userInterfaceStyle == .dark)
        #expect(inner.traitCollection.preferredContentSizeCategory == .extraLarge)
        #expect(stage.window.traitCollection.userInterfaceStyle == .light)
        inner.traitOverrides.userInterfaceStyle = .light
        #expect(inner.traitCollection.userInterfaceStyle == .light)
    }

    @Test func areTakenBack() {
        outer.traitOverrides.userInterfaceStyle = .dark
        #expect(outer.traitOverrides.contains(UITraitUserInterfaceStyle.self))
        #expect(!outer.traitOverrides.contains(UITraitDisplayScale.self))
        outer.traitOverrides.remove(UITraitUserInterfaceStyle.self)
        #expect(!outer.traitOverrides.contains(UITraitUserInterfaceStyle.self))
        #expect(inner.traitCollection.userInterfaceStyle == .light)
    }

    @Test func carryTraitsOfTheApp() {
        #expect(inner.traitCollection[Density.self] == 1)
        outer.traitOverrides[Density.self] = 3
        #expect(inner.traitCollection[Density.self] == 3)
        outer.traitOverrides.remove(Density.self)
        #expect(inner.traitCollection[Density.self] == 1)
        outer.traitOverrides[Shapeless.self] = { 7 }
        #expect(inner.traitCollection[Shapeless.self]() == 7)
        #expect(inner.traitCollection == inner.traitCollection)
    }

    @Test func sayWhetherColoursDiffer() {
        let plain = UITraitCollection()
        let dense = plain.modifyingTraits { $0[Density.self] = 2 }
        let warm = plain.modifyingTraits { $0[Accent.self] = "warm" }
        #expect(!dense.hasDifferentColorAppearance(comparedTo: plain))
        #expect(warm.hasDifferentColorAppearance(comparedTo: plain))
    }

    @Test func overrideOnAController() {
        let controller = UIViewController()
        stage.window.rootViewController = controller
        controller.traitOverrides.horizontalSizeClass = .regular
        #expect(controller.traitCollection.horizontalSizeClass == .regular)
        #expect(controller.view.traitCollection.horizontalSizeClass == .regular)
    }

    @Test func aCollectionIsMadeByMutations() {
        let traits = UITraitCollection {
            $0.userInterfaceStyle = .dark
            $0[Density.self] = 2
        }
        #expect(traits.userInterfaceStyle == .dark && traits[Density.self] == 2)
        #expect(traits.layoutDirection == .unspecified)
        let other = traits.modifyingTraits { $0.layoutDirection = .rightToLeft }
        #expect(other.userInterfaceStyle == .dark && other[UITraitLayoutDirection.self] == .rightToLeft)
        #expect(other != traits)
    }
}
