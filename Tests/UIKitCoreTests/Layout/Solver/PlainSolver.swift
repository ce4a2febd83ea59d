@testable import UIKitCore

/// Finds the best answer to a few constraints by trying every corner: slow, plain, and shares nothing with
/// the solver. Somewhere among the points where boundaries of constraints meet is one that is best.
struct PlainSolver {
    struct Constraint {
        var coefficients: [Double]
        var constant: Double
        var relation: LayoutSolver.Relation
        var priority: Double

        /// By how much the constraint is missed.
        func error(at point: [Double]) -> Double {
            let sum = zip(coefficients, point).reduce(constant) { $0 + $1.0 * $1.1 }
            return switch relation {
            case .equal: abs(sum)
            case .lessThanOrEqual: max(0, sum)
            case .greaterThanOrEqual: max(0, -sum)
            }
        }
    }

    /// For each variable, whether it is never negative.
    let isLength: [Bool]
    let constraints: [Constraint]

    /// What is missed at the best point, by priority from the highest; nil where required constraints exclude
    /// each other.
    func leastErrors() -> [Double]? {
        corners(planes).filter(isAllowed).map(errors).min { isLess($0, $1) }
    }

    /// What is missed at a point, by priority from the highest.
    func errors(at point: [Double]) -> [Double] {
        let optional = constraints.filter { $0.priority < LayoutSolver.required }
        return Set(optional.map(\.priority)).sorted(by: >).map { priority in
            optional.filter { $0.priority == priority }.reduce(0) { $0 + $1.error(at: point) }
        }
    }

    func isAllowed(_ point: [Double]) -> Bool {
        zip(isLength, point).allSatisfy { !$0 || $1 >= -Self.tolerance }
            && constraints.allSatisfy {
                $0.priority < LayoutSolver.required || $0.error(at: point) <= Self.tolerance
            }
    }

    func isLess(_ a: [Double], _ b: [Double]) -> Bool {
        guard let (x, y) = zip(a, b).first(where: { abs($0 - $1) > Self.tolerance }) else { return false }
        return x < y
    }

    /// Each boundary, and zero for each variable, as coefficients and constant.
    private var planes: [[Double]] {
        let zeros = isLength.indices.map { index in isLength.indices.map { $0 == index ? 1.0 : 0 } + [0] }
        return constraints.map { $0.coefficients + [$0.constant] } + zeros
    }

    private func corners(_ planes: [[Double]]) -> [[Double]] {
        chosen(isLength.count, of: planes).compactMap(meetingPoint)
    }

    private func chosen(_ count: Int, of planes: [[Double]]) -> [[[Double]]] {
        guard count > 0 else { return [[]] }
        return planes.indices.flatMap { index in
            chosen(count - 1, of: Array(planes[(index + 1)...])).map { [planes[index]] + $0 }
        }
    }

    /// Gauss-Jordan; nil where the planes meet in no or more than one point.
    private func meetingPoint(_ planes: [[Double]]) -> [Double]? {
        var rows = planes
        for column in rows.indices {
            guard
                let pivot = rows.indices[column...].max(by: { abs(rows[$0][column]) < abs(rows[$1][column]) }
                ),
                abs(rows[pivot][column]) > 1e-9
            else { return nil }
            rows.swapAt(column, pivot)
            for index in rows.indices where index != column {
                let factor = rows[index][column] / rows[column][column]
                for place in rows[index].indices { rows[index][place] -= factor * rows[column][place] }
            }
        }
        return rows.indices.map { -(rows[$0].last ?? 0) / rows[$0][$0] }
    }

    private static let tolerance = 1e-6
}
