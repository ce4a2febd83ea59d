import CInitializer
import QuartzCore

/// A designated initializer as the classes below its own have it, to be called on a class that is known at
/// run time only.
///
/// Apps register cells of their own classes. Plain Swift makes an object from a metatype only by a
/// `required` initializer, and with one an app's `override init(style:reuseIdentifier:)` would no longer
/// compile. Every class has an entry for the initializer in its table of methods, though, at the same place
/// as its superclass: the place is found by comparing the tables of two classes of our own, and the entry is
/// called as Swift would call it. This rests on how Swift lays out classes where there is no Objective-C
/// (`TargetClassMetadata` in its ABI/Metadata.h); where the tables do not differ at exactly one place there
/// is no such initializer.
struct InheritedInitializer {
    private let place: Int

    /// - Parameters:
    ///   - type: a class that introduces one designated initializer.
    ///   - bare: a subclass of it that has nothing of its own: all that differs is the initializer, which it
    ///     inherits.
    init?(of type: AnyClass, seenIn bare: AnyClass) {
        let table = ClassTable(type)
        let other = ClassTable(bare)
        guard let start = table.superclass?.count else { return nil }
        let places = (start..<table.count).filter { table[$0] != other[$0] }
        guard places.count == 1 else { return nil }
        place = places[0]
    }

    /// A new object whose initializer takes a string.
    func make<Object: AnyObject>(_ type: Object.Type, _ string: String?) -> Object {
        let table = ClassTable(type)
        return owned(CInitializerCallWithString(table[place], table.metadata, words(of: string)))
    }

    /// A new object whose initializer takes the number of a case and a string.
    func make<Object: AnyObject>(_ type: Object.Type, _ number: UInt8, _ string: String?) -> Object {
        let table = ClassTable(type)
        return owned(
            CInitializerCallWithNumberAndString(table[place], table.metadata, number, words(of: string)))
    }

    private func owned<Object: AnyObject>(_ object: UnsafeMutableRawPointer) -> Object {
        Unmanaged.fromOpaque(object).takeRetainedValue()
    }

    /// The string as it is handed over to who will let go of it.
    private func words(of string: String?) -> CInitializerString {
        withUnsafeTemporaryAllocation(of: String?.self, capacity: 1) { buffer in
            buffer.initializeElement(at: 0, to: string)
            return UnsafeRawBufferPointer(buffer).load(as: CInitializerString.self)
        }
    }
}

/// What Swift keeps of a class: where its superclass is, how long the table is, and the methods in it.
private struct ClassTable {
    let metadata: UnsafeRawPointer

    init(_ type: AnyClass) { metadata = unsafeBitCast(type, to: UnsafeRawPointer.self) }

    var superclass: ClassTable? {
        self[1].map { ClassTable(unsafeBitCast($0, to: AnyClass.self)) }
    }

    /// Words from the place that the metatype points at.
    var count: Int {
        let size = metadata.load(fromByteOffset: 32, as: UInt32.self)
        let sizeBefore = metadata.load(fromByteOffset: 36, as: UInt32.self)
        return Int(size - sizeBefore) / MemoryLayout<UnsafeRawPointer>.stride
    }

    subscript(place: Int) -> UnsafeRawPointer? {
        metadata.load(
            fromByteOffset: place * MemoryLayout<UnsafeRawPointer>.stride, as: UnsafeRawPointer?.self)
    }
}
