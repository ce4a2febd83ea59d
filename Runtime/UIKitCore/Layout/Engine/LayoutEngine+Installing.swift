/// How lowered constraints come into the solver.
extension LayoutEngine {
    /// - Parameter owner: the item that the constraint is part of, which it does not keep in the engine.
    func install(_ lowered: LoweredConstraint, of owner: LayoutItem? = nil) -> InstalledConstraint {
        let terms = lowered.sum.terms.map { term -> LayoutSolver.Term in
            let variable =
                term.item === owner ? term.item.variables[term.slot.rawValue] : acquire(term.item, term.slot)
            guard let variable else {
                preconditionFailure("A slot of an item was determined before it was made.")
            }
            return LayoutSolver.Term(coefficient: term.coefficient, variable: variable)
        }
        let handle = solver.add(
            LayoutSolver.Constraint(
                terms: terms, constant: lowered.sum.constant, relation: lowered.relation,
                priority: lowered.priority, rank: lowered.rank, isProtected: lowered.isProtected))
        return InstalledConstraint(lowered: lowered, handle: handle)
    }

    func uninstall(_ constraint: InstalledConstraint, of owner: LayoutItem? = nil) {
        solver.remove(constraint.handle)
        for term in constraint.lowered.sum.terms where term.item !== owner { release(term.item) }
    }

    /// Changes what can be changed in place; anything else is added anew.
    func replace(
        _ old: InstalledConstraint, by new: LoweredConstraint, of owner: LayoutItem? = nil
    ) -> InstalledConstraint {
        guard old.lowered.sum.hasTerms(of: new.sum), old.lowered.relation == new.relation,
            old.lowered.rank == new.rank, old.lowered.isProtected == new.isProtected
        else {
            // What both are about stays in the engine meanwhile.
            let installed = install(new, of: owner)
            uninstall(old, of: owner)
            return installed
        }
        solver.setPriority(new.priority, of: old.handle)
        solver.setConstant(new.sum.constant, of: old.handle)
        return InstalledConstraint(lowered: new, handle: old.handle)
    }
}
