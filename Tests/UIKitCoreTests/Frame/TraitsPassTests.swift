import Testing

@testable import UIKitCore

@MainActor struct TraitsPassTests {
    let pass = TraitsPass()

    /// A view in as many others.
    private func chain(_ count: Int) -> [UIView] {
        let views = (0..<count).map { _ in UIView() }
        for (outer, inner) in zip(views, views.dropFirst()) { outer.addSubview(inner) }
        return views
    }

    @Test func asksForOneFrameForAViewAndAllInIt() {
        var asked = 0
        pass.onInvalidate = { asked += 1 }
        let views = chain(3)
        pass.invalidate(views[0])
        pass.invalidate(views[2])
        pass.invalidate(views[0])
        #expect(asked == 1)
    }

    @Test func asksForAViewAgainAfterItRan() {
        var asked = 0
        pass.onInvalidate = { asked += 1 }
        let view = UIView()
        pass.invalidate(view)
        pass.run()
        #expect(pass.isEmpty)
        pass.invalidate(view)
        #expect(asked == 2)
    }

    @Test func doesNotTakeAViewForOneThatIsGone() {
        var asked = 0
        pass.onInvalidate = { asked += 1 }
        for _ in 0..<100 { pass.invalidate(UIView()) }
        #expect(asked == 100)
        pass.run()
        #expect(pass.isEmpty)
    }
}
