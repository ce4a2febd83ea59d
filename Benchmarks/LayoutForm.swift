import UIKitCore

/// A form of five rows, each a caption and a field beside it, in a window: 110 constraints of the kind that
/// kiwi's benchmark has (a form too), required and not, most of them inequalities or wishes.
struct LayoutForm {
    static let constraintCount = 110
    /// The sizes of the window, in points, that an edit goes through.
    static let sizes: [(width: Double, height: Double)] = [
        (400, 600), (600, 400), (800, 1200), (1200, 800), (400, 800), (800, 400),
    ]

    private typealias Variable = LayoutSolver.Variable
    private typealias Sum = [(Double, Variable)]
    private var solver = LayoutSolver()
    private var count = 0
    private var width: LayoutSolver.Handle?
    private var height: LayoutSolver.Handle?

    init() {
        let (left, top) = (variable(), variable())
        let (whole, tall) = (length(), length())
        let (right, bottom, midline) = (variable(), variable(), variable())
        let (contentLeft, contentTop) = (variable(), variable())
        add([(1, left)], .greaterThanOrEqual, 0)
        add([(1, top)], .greaterThanOrEqual, 0)
        width = add([(1, whole)], .equal, 400, Self.strong)
        height = add([(1, tall)], .equal, 600, Self.strong)
        add([(1, contentLeft), (-1, left)], .equal, 10)
        add([(1, contentTop), (-1, top)], .equal, 10)
        add([(1, right), (-1, left), (-1, whole)], .equal, -10)
        add([(1, bottom), (-1, top), (-1, tall)], .equal, -10)
        add([(1, midline), (-1, contentLeft)], .greaterThanOrEqual, 0)
        var above: Row?
        var first: Row?
        for index in 0..<5 {
            let row = Row(
                caption: box(), field: box(), captionWidth: Double(60 + 7 * (index % 3)))
            addCaption(of: row, contentLeft)
            addField(of: row, midline: midline, right: right)
            stack(row, below: above, contentTop)
            if let first { add([(1, row.field.width), (-1, first.field.width)], .equal, 0, Self.weak) }
            first = first ?? row
            above = row
        }
        guard let last = above?.field else { return }
        add([(1, bottom), (-1, last.y), (-1, last.height)], .greaterThanOrEqual, 0)
        add([(1, bottom), (-1, last.y), (-1, last.height)], .equal, 0, Self.medium)
        precondition(count == Self.constraintCount, "The form has \(count) constraints.")
        precondition(solver.solve().isEmpty, "The form cannot be laid out.")
    }

    /// The window takes another size.
    mutating func resize(_ size: (width: Double, height: Double)) {
        guard let width, let height else { return }
        solver.setConstant(-size.width, of: width)
        solver.setConstant(-size.height, of: height)
        _ = solver.solve()
    }

    // MARK: Rows

    private struct Box {
        let x: Variable, y: Variable, width: Variable, height: Variable
    }

    private struct Row {
        let caption: Box, field: Box
        let captionWidth: Double
    }

    private mutating func addCaption(of row: Row, _ contentLeft: Variable) {
        let caption = row.caption
        add([(1, caption.x), (-1, contentLeft)], .greaterThanOrEqual, 0)
        add([(1, caption.x), (-1, contentLeft)], .equal, 0, Self.medium)
        add([(1, caption.height)], .equal, 16, Self.strong)
        add([(1, caption.height)], .greaterThanOrEqual, 16, Self.strong)
        add([(1, caption.width)], .greaterThanOrEqual, row.captionWidth, Self.strong)
        add([(1, caption.width)], .equal, row.captionWidth, Self.weak)
    }

    private mutating func addField(of row: Row, midline: Variable, right: Variable) {
        let (caption, field) = (row.caption, row.field)
        let gap: Sum = [(1, field.x), (-1, caption.x), (-1, caption.width)]
        let room: Sum = [(1, right), (-1, field.x), (-1, field.width)]
        add([(1, field.x), (-1, midline)], .equal, 0, Self.strong)
        add(gap, .greaterThanOrEqual, 10)
        add(gap, .equal, 10, Self.medium)
        add(room, .greaterThanOrEqual, 0)
        add(room, .equal, 0, Self.medium)
        add([(1, field.width)], .greaterThanOrEqual, 125, Self.strong)
        add([(1, field.height)], .equal, 21, Self.strong)
        add([(1, field.height)], .greaterThanOrEqual, 21, Self.strong)
        add(
            [(1, field.y), (0.5, field.height), (-1, caption.y), (-0.5, caption.height)], .equal, 0,
            Self.strong)
    }

    private mutating func stack(_ row: Row, below above: Row?, _ contentTop: Variable) {
        for (box, upper) in [(row.caption, above?.caption), (row.field, above?.field)] {
            var gap: Sum = [(1, box.y)]
            if let upper { gap += [(-1, upper.y), (-1, upper.height)] } else { gap += [(-1, contentTop)] }
            add(gap, .greaterThanOrEqual, upper == nil ? 0 : 10)
            add(gap, .equal, upper == nil ? 0 : 10, Self.medium)
        }
    }

    private mutating func box() -> Box {
        Box(x: variable(), y: variable(), width: length(), height: length())
    }

    private mutating func variable() -> Variable { solver.makeVariable() }

    private mutating func length() -> Variable { solver.makeVariable(isLength: true, rank: count) }

    @discardableResult private mutating func add(
        _ terms: Sum, _ relation: LayoutSolver.Relation, _ value: Double,
        _ priority: Double = LayoutSolver.required
    ) -> LayoutSolver.Handle {
        count += 1
        return solver.add(
            LayoutSolver.Constraint(
                terms: terms.map { LayoutSolver.Term(coefficient: $0.0, variable: $0.1) }, constant: -value,
                relation: relation, priority: priority))
    }

    private static let strong = 750.0
    private static let medium = 500.0
    private static let weak = 250.0
}
