import QuartzCore

/// Tells of constraints that cannot all be had.
@MainActor enum ConflictLog {
    static func report(_ conflict: LayoutSolver.Conflict, in engine: LayoutEngine) {
        var lines = ["These constraints cannot be satisfied at once:"]
        lines += conflict.constraints.map { "    \(name(of: $0, in: engine))" }
        lines.append("The layout goes on without \(name(of: conflict.broken, in: engine)).")
        lines.append("Give one of them a priority below 1000, or do not activate both.")
        Console.warn(lines.joined(separator: "\n"))
    }

    private static func name(of handle: LayoutSolver.Handle, in engine: LayoutEngine) -> String {
        var constraint: NSLayoutConstraint?
        if let key = engine.key(of: handle) {
            engine.root.visitConstraints { if ObjectIdentifier($0) == key { constraint = $0 } }
        }
        if let constraint { return constraint.description }
        let item = engine.order.first { item in
            item.determinations.contains { $0.contains { $0.handle == handle } }
        }
        if let view = item?.view { return "<the size or frame of \(type(of: view))>" }
        return "<the guide '\(item?.guide?.identifier ?? "")'>"
    }
}
