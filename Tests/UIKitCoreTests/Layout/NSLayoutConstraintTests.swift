import QuartzCore
import Testing

@testable import UIKitCore

@MainActor struct NSLayoutConstraintTests {
    @Test func theNearestViewThatHoldsBothItemsHoldsTheConstraint() {
        let (root, left, right, leaf) = (UIView(), UIView(), UIView(), UIView())
        root.addSubview(left)
        root.addSubview(right)
        left.addSubview(leaf)
        let across = leaf.topAnchor.constraint(equalTo: right.topAnchor)
        let down = leaf.topAnchor.constraint(equalTo: left.topAnchor)
        let own = leaf.widthAnchor.constraint(equalToConstant: 10)
        NSLayoutConstraint.activate([across, down, own])
        #expect(root.constraints == [across])
        #expect(left.constraints == [down])
        #expect(leaf.constraints == [own])
        root.addConstraint(own)
        #expect(root.constraints == [across, own] && leaf.constraints.isEmpty)
        root.removeConstraints([across, own])
        #expect(!across.isActive && !own.isActive)
    }

    @Test func keepsWhatItWasMadeFrom() {
        let (a, b) = (UIView(), UIView())
        let constraint = NSLayoutConstraint(
            item: a, attribute: .leading, relatedBy: .greaterThanOrEqual, toItem: b, attribute: .trailing,
            multiplier: 2, constant: 8)
        #expect(constraint.firstItem === a && constraint.secondItem === b)
        #expect(constraint.firstAttribute == .leading && constraint.secondAttribute == .trailing)
        #expect(constraint.relation == .greaterThanOrEqual)
        #expect(constraint.multiplier == 2 && constraint.constant == 8)
        #expect(constraint.priority == .required && !constraint.isActive)
    }

    @Test func describesItselfAsAFormula() {
        let (a, b) = (UIView(), UILabel())
        b.accessibilityIdentifier = "title"
        let constraint = a.leadingAnchor.constraint(equalTo: b.trailingAnchor, constant: -8)
        constraint.identifier = "gap"
        constraint.priority = .defaultHigh
        #expect(
            constraint.description
                == "<NSLayoutConstraint: 'gap' UIView.leading == UILabel 'title'.trailing - 8.0 @750.0>")
        #expect(
            a.widthAnchor.constraint(lessThanOrEqualToConstant: 5).description
                == "<NSLayoutConstraint: UIView.width <= 5.0>")
    }

    // MARK: Mistakes

    @Test func viewsWithoutACommonAncestorCannotBeConstrained() async {
        await #expect(processExitsWith: .failure) { @MainActor in
            let (a, b) = (UIView(), UIView())
            a.topAnchor.constraint(equalTo: b.topAnchor).isActive = true
        }
    }

    @Test func viewsInTwoWindowsCannotBeConstrained() async {
        await #expect(processExitsWith: .failure) { @MainActor in
            let (one, other) = (TestStage(), TestStage())
            let (a, b) = (UIView(), UIView())
            one.window.addSubview(a)
            other.window.addSubview(b)
            a.topAnchor.constraint(equalTo: b.topAnchor).isActive = true
        }
    }

    @Test func aViewThatWasRemovedCannotBeConstrainedToWhatItWasIn() async {
        await #expect(processExitsWith: .failure) { @MainActor in
            let (outer, inner) = (UIView(), UIView())
            outer.addSubview(inner)
            inner.removeFromSuperview()
            inner.topAnchor.constraint(equalTo: outer.topAnchor).isActive = true
        }
    }

    @Test func aMultiplierThatIsNoNumberIsAMistake() async {
        await #expect(processExitsWith: .failure) { @MainActor in
            let (a, b) = (UIView(), UIView())
            _ = a.widthAnchor.constraint(equalTo: b.widthAnchor, multiplier: .nan)
        }
    }

    @Test func aSideIsNotComparedWithALength() async {
        await #expect(processExitsWith: .failure) { @MainActor in
            let (a, b) = (UIView(), UIView())
            _ = NSLayoutConstraint(
                item: a, attribute: .left, relatedBy: .equal, toItem: b, attribute: .width, multiplier: 1,
                constant: 0)
        }
    }

    @Test func aSideIsNotComparedWithNothing() async {
        await #expect(processExitsWith: .failure) { @MainActor in
            _ = NSLayoutConstraint(
                item: UIView(), attribute: .left, relatedBy: .equal, toItem: nil,
                attribute: .notAnAttribute, multiplier: 1, constant: 10)
        }
    }

    @Test func anActiveConstraintDoesNotCeaseToBeRequired() async {
        await #expect(processExitsWith: .failure) { @MainActor in
            let view = UIView()
            let constraint = view.widthAnchor.constraint(equalToConstant: 10)
            constraint.isActive = true
            constraint.priority = .defaultLow
        }
    }
}
