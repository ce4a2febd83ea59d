import Testing

@testable import ChoiceKit

struct PopupQueueTests {
    final class Entry {}

    let a = Entry(), b = Entry(), c = Entry()

    @Test func theFirstThatCameIsTheFirst() {
        var queue = PopupQueue<Entry>()
        queue.add(a, isUrgent: false)
        queue.add(b, isUrgent: false)
        #expect(queue.first === a)
        queue.remove(a)
        #expect(queue.first === b)
    }

    @Test func anUrgentOneGoesBeforeAllOthers() {
        var queue = PopupQueue<Entry>()
        queue.add(a, isUrgent: false)
        queue.add(b, isUrgent: true)
        #expect(queue.first === b)
    }

    @Test func whatItPushedAwayIsTheNextOfItsKind() {
        var queue = PopupQueue<Entry>()
        queue.add(a, isUrgent: false)
        queue.add(b, isUrgent: false)
        queue.add(c, isUrgent: true)
        queue.remove(c)
        #expect(queue.first === a)
    }

    @Test func urgentOnesDoNotPushEachOther() {
        var queue = PopupQueue<Entry>()
        queue.add(a, isUrgent: true)
        queue.add(b, isUrgent: true)
        #expect(queue.first === a)
    }

    @Test func isEmptyWhenAllWereRemoved() {
        var queue = PopupQueue<Entry>()
        #expect(queue.isEmpty)
        queue.add(a, isUrgent: true)
        queue.add(b, isUrgent: false)
        queue.remove(b)
        queue.remove(a)
        #expect(queue.isEmpty && queue.entries.isEmpty)
    }
}
