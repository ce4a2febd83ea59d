import QuartzCore
import Testing

@testable import UIKitCore

@MainActor struct ConstraintConflictTests {
    let stage = LayoutStage()
    let a = Box(40, 20)
    var canvas: UIView { stage.canvas }

    @Test func theLastOfTwoIsBrokenAndNamedOnce() {
        let (first, last) = (
            a.widthAnchor.constraint(equalToConstant: 50), a.widthAnchor.constraint(equalToConstant: 90)
        )
        first.identifier = "first"
        last.identifier = "last"
        let log = Console.heard {
            stage.add(a).activate(first, last)
            #expect(stage.frames(a)[0].width == 50)
            canvas.setNeedsLayout()
            stage.run()
        }
        #expect(log.count == 1)
        #expect(log.first?.contains("'first'") == true)
        #expect(log.first?.contains("without <NSLayoutConstraint: 'last'") == true)
        #expect(last.isActive)
    }

    @Test func aBrokenConstraintComesBack() {
        let first = a.widthAnchor.constraint(equalToConstant: 50)
        let last = a.widthAnchor.constraint(equalToConstant: 90)
        _ = Console.heard {
            stage.add(a).activate(first, last)
            stage.run()
        }
        first.isActive = false
        #expect(stage.frames(a)[0].width == 90)
    }

    @Test func theSizeOfTheWindowIsNotBroken() {
        let log = Console.heard {
            stage.add(a).activate(
                a.widthAnchor.constraint(equalToConstant: 500),
                a.leadingAnchor.constraint(equalTo: canvas.leadingAnchor),
                a.trailingAnchor.constraint(equalTo: canvas.trailingAnchor))
            stage.run()
        }
        #expect(log.count == 1)
        #expect(canvas.frame.width == 300)
        #expect(a.frame.width == 500)
    }

    @Test func aCycleIsBroken() {
        let b = Box()
        let log = Console.heard {
            stage.add(a, b).activate(
                a.leadingAnchor.constraint(equalTo: b.trailingAnchor, constant: 1),
                b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 1))
            stage.run()
        }
        #expect(log.count == 1)
    }
}
