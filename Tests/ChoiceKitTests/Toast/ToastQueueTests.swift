import Testing
import UIKit

@testable import ChoiceKit

/// Which toast is up and which wait.
struct ToastQueueTests {
    private func queue(_ toasts: Toast...) -> ToastQueue {
        toasts.reduce(into: ToastQueue()) { _ = $0.add($1) }
    }

    private func texts(_ queue: ToastQueue) -> [String] {
        ([queue.shown].compactMap(\.self) + queue.waiting).map(\.toast.text)
    }

    @Test func showsOneAtATimeInTheOrderInWhichTheyCame() throws {
        var queue = queue(Toast("a"), Toast("b"), Toast("c"))
        #expect(texts(queue) == ["a", "b", "c"])
        queue.remove(try #require(queue.shown).id)
        #expect(texts(queue) == ["b", "c"])
    }

    @Test func joinsWhatSaysTheSame() {
        var queue = queue(Toast("a"), Toast("b"))
        #expect(queue.add(Toast("a")) == .joined(1))
        #expect(queue.add(Toast("b")) == .joined(2))
        #expect(texts(queue) == ["a", "b"])
    }

    @Test func joinsNothingWithAnotherAction() {
        var queue = queue(Toast("a"), Toast("a", action: .init("Undo")))
        #expect(texts(queue) == ["a", "a"])
        #expect(queue.add(Toast("a", action: .init("Undo", hasOtherRoute: true))) == .joined(2))
        #expect(queue.add(Toast("a", action: .init("Retry"))) == .entered(3))
    }

    @Test func joinsNothingThatIsSomebodysOwn() {
        var queue = ToastQueue()
        #expect(queue.add(Toast("a"), isShared: false) == .entered(1))
        #expect(queue.add(Toast("a")) == .entered(2))
        #expect(queue.add(Toast("a"), isShared: false) == .entered(3))
    }

    @Test func letsAHighOneGoFirstAndTheOtherComeBack() throws {
        var queue = queue(Toast("a"), Toast("b"), Toast("c", priority: .high))
        #expect(texts(queue) == ["c", "a", "b"])
        queue.remove(try #require(queue.shown).id)
        #expect(texts(queue) == ["a", "b"])
    }

    @Test func letsAHighOneWaitForAnother() {
        #expect(
            texts(queue(Toast("a", priority: .high), Toast("b"), Toast("c", priority: .high))) == [
                "a", "c", "b",
            ])
    }

    @Test func keepsTheHigherPriorityOfTwoThatSayTheSame() {
        var queue = queue(Toast("a"), Toast("b"))
        _ = queue.add(Toast("b", priority: .high))
        #expect(texts(queue) == ["b", "a"])
        _ = queue.add(Toast("b"))
        #expect(texts(queue) == ["b", "a"] && queue.shown?.toast.priority == .high)
    }

    @Test func keepsTheLongerTimeOfTwoThatSayTheSame() {
        var queue = queue(Toast("a", duration: 20))
        _ = queue.add(Toast("a"))
        #expect(queue.shown?.toast.wantedDuration == 20)
        _ = queue.add(Toast("a", duration: .infinity))
        _ = queue.add(Toast("a", duration: 5))
        #expect(queue.shown?.toast.wantedDuration == .infinity)
    }

    @Test func takesAChangeWhereItStands() {
        var queue = queue(Toast("a"), Toast("b"), Toast("c"))
        queue.update(2, to: Toast("d"))
        #expect(texts(queue) == ["a", "d", "c"])
        queue.update(3, to: Toast("e", priority: .high))
        #expect(texts(queue) == ["e", "a", "d"])
    }

    @Test func takesOneOutThatWaits() {
        var queue = queue(Toast("a"), Toast("b"))
        queue.remove(2)
        queue.remove(2)
        queue.update(2, to: Toast("x"))
        #expect(texts(queue) == ["a"])
        queue.remove(1)
        #expect(queue.shown == nil && queue.waiting.isEmpty)
    }
}
