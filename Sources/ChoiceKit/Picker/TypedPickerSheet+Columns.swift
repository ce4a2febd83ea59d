import UIKit

extension TypedPickerSheet {
    /// A sheet of a single column.
    public init(_ column: TypedPickerColumn<Void, Values>) where Values: Hashable {
        columns = [column.column { _ in () }]
        values = { $0.first?.value() }
        ids = { [$0] }
    }

    /// A sheet of two columns.
    public init<A: Hashable, B: Hashable>(
        _ first: TypedPickerColumn<Void, A>, _ second: TypedPickerColumn<A, B>
    ) where Values == (A, B) {
        columns = [
            first.column { _ in () },
            second.column { $0.first?.value() },
        ]
        values = { PickerTuple.of2($0) }
        ids = { [$0.0, $0.1] }
    }

    /// A sheet of three columns.
    public init<A: Hashable, B: Hashable, C: Hashable>(
        _ first: TypedPickerColumn<Void, A>, _ second: TypedPickerColumn<A, B>,
        _ third: TypedPickerColumn<(A, B), C>
    ) where Values == (A, B, C) {
        columns = [
            first.column { _ in () },
            second.column { $0.first?.value() },
            third.column { PickerTuple.of2($0) },
        ]
        values = { PickerTuple.of3($0) }
        ids = { [$0.0, $0.1, $0.2] }
    }

    /// A sheet of four columns.
    public init<A: Hashable, B: Hashable, C: Hashable, D: Hashable>(
        _ first: TypedPickerColumn<Void, A>, _ second: TypedPickerColumn<A, B>,
        _ third: TypedPickerColumn<(A, B), C>, _ fourth: TypedPickerColumn<(A, B, C), D>
    ) where Values == (A, B, C, D) {
        columns = [
            first.column { _ in () },
            second.column { $0.first?.value() },
            third.column { PickerTuple.of2($0) },
            fourth.column { PickerTuple.of3($0) },
        ]
        values = { PickerTuple.of4($0) }
        ids = { [$0.0, $0.1, $0.2, $0.3] }
    }

    /// A sheet of five columns.
    public init<A: Hashable, B: Hashable, C: Hashable, D: Hashable, E: Hashable>(
        _ first: TypedPickerColumn<Void, A>, _ second: TypedPickerColumn<A, B>,
        _ third: TypedPickerColumn<(A, B), C>, _ fourth: TypedPickerColumn<(A, B, C), D>,
        _ fifth: TypedPickerColumn<(A, B, C, D), E>
    ) where Values == (A, B, C, D, E) {
        columns = [
            first.column { _ in () },
            second.column { $0.first?.value() },
            third.column { PickerTuple.of2($0) },
            fourth.column { PickerTuple.of3($0) },
            fifth.column { PickerTuple.of4($0) },
        ]
        values = { PickerTuple.of5($0) }
        ids = { [$0.0, $0.1, $0.2, $0.3, $0.4] }
    }
}

/// The values of the first columns as a tuple; nil where one of them has no rows.
@MainActor private enum PickerTuple {
    static func of2<A: Hashable, B: Hashable>(_ places: [PickerPlace]) -> (A, B)? {
        guard let a: A = places.first?.value(), let b: B = places.value(1) else { return nil }
        return (a, b)
    }

    static func of3<A: Hashable, B: Hashable, C: Hashable>(_ places: [PickerPlace]) -> (A, B, C)? {
        guard let (a, b): (A, B) = of2(places), let c: C = places.value(2) else { return nil }
        return (a, b, c)
    }

    static func of4<A: Hashable, B: Hashable, C: Hashable, D: Hashable>(_ places: [PickerPlace]) -> (
        A, B, C, D
    )? {
        guard let (a, b, c): (A, B, C) = of3(places), let d: D = places.value(3) else { return nil }
        return (a, b, c, d)
    }

    static func of5<A: Hashable, B: Hashable, C: Hashable, D: Hashable, E: Hashable>(_ places: [PickerPlace])
        -> (A, B, C, D, E)?
    {
        guard let (a, b, c, d): (A, B, C, D) = of4(places), let e: E = places.value(4) else { return nil }
        return (a, b, c, d, e)
    }
}

extension [PickerPlace] {
    /// The value of a column that is preceded by columns with rows only.
    @MainActor fileprivate func value<Value: Hashable>(_ column: Int) -> Value? {
        indices.contains(column) ? self[column].value() : nil
    }
}
