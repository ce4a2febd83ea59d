/// Finds values for variables such that all required constraints hold and the others as well as can be.
///
/// Cassowary (Badros, Borning, Stuckey, "The Cassowary Linear Arithmetic Constraint Solving Algorithm") with
/// an objective for each priority, compared in order, so that no number of constraints outweighs one of a
/// higher priority. The objectives are kept optimal from change to change: what changes constants is repaired
/// by the dual simplex method, what changes objectives by the primal one.
///
/// The answer depends on nothing but the calls made. Constraints of one priority that cannot all be had are
/// told apart by their rank, and lengths that nothing determines are as short as can be, the latest last.
/// Both simplex methods choose the least symbol (Bland's rule) and so end.
package struct LayoutSolver {
    /// What a symbol stands for.
    enum Kind: UInt8 {
        /// A variable of any value. One that is not basic is zero, and is in no row of any other kind.
        case free
        /// A variable that is never negative.
        case length
        /// By how much an inequality is kept, or a constraint missed. Never negative.
        case slack
        /// Stands for a required equation. Always zero, and never made basic.
        case dummy
        case unused
    }

    /// What is to be as small as it can be once all levels before it are.
    struct Level {
        let priority: Double
        var row = SolverRow()
        /// How many constraints have this priority.
        var uses = 0
    }

    struct Entry {
        let constraint: Constraint
        var constant: Double
        var priority: Double
        let serial: Int
        var marker: SolverSymbol = -1
        /// The second error of an equation, or the error of an inequality, that is not required.
        var error: SolverSymbol = -1
        var isBroken = false

        var isRequired: Bool { priority >= required }
    }

    var kinds: [Kind] = []
    /// The constraint that a slack or dummy comes from, and of a length its rank.
    var owners: [Int] = []
    /// The place of the row in which a symbol is basic; -1 where it is not.
    var places: [Int] = []
    var rows: [SolverRow] = []
    /// Highest priority first; the last one shortens what nothing determines.
    var levels = [Level(priority: -1)]
    var entries: [Entry?] = []
    var scratch: [SolverRow.Cell] = []
    private var freeSymbols: [SolverSymbol] = []
    private var freeSlots: [Int] = []
    private var serial = 0
    private var isFeasible = true
    private var isOptimal = true
    private var brokenCount = 0
    private var mayMend = false
    private var news: [Conflict] = []

    package init() {}

    // MARK: Variables

    /// Makes a variable.
    /// - Parameters:
    ///   - isLength: whether it is never negative, and as short as can be where nothing determines it.
    ///   - rank: of two such lengths the one with the higher rank takes what is left over.
    package mutating func makeVariable(isLength: Bool = false, rank: Int = 0) -> Variable {
        let symbol = makeSymbol(isLength ? .length : .free, owner: rank)
        if isLength { levels[levels.count - 1].row.add(Self.shortening(rank), symbol) }
        return Variable(symbol: symbol)
    }

    /// Forgets a variable that no constraint has any more.
    mutating func remove(_ variable: Variable) {
        if kinds[Int(variable.symbol)] == .length {
            charge(levels.count - 1, variable.symbol, -Self.shortening(owners[Int(variable.symbol)]))
        }
        release(variable.symbol)
    }

    mutating func setRank(_ rank: Int, of variable: Variable) {
        let index = Int(variable.symbol)
        guard kinds[index] == .length, owners[index] != rank else { return }
        let change = Self.shortening(rank) - Self.shortening(owners[index])
        owners[index] = rank
        makeFeasible()
        charge(levels.count - 1, variable.symbol, change)
        isOptimal = false
    }

    /// The value after the last `solve()`.
    package func value(of variable: Variable) -> Double {
        let place = places[Int(variable.symbol)]
        return place >= 0 ? rows[place].constant : 0
    }

    // MARK: Constraints

    package mutating func add(_ constraint: Constraint) -> Handle {
        // Before the entry is known: what starts anew would insert it too.
        prepare(forRequired: constraint.priority >= Self.required)
        let slot = freeSlots.popLast() ?? entries.count
        if slot == entries.count { entries.append(nil) }
        serial += 1
        entries[slot] = Entry(
            constraint: constraint, constant: constraint.constant, priority: constraint.priority,
            serial: serial)
        insert(slot)
        return Handle(slot: slot)
    }

    mutating func remove(_ handle: Handle) {
        guard let entry = entries[handle.slot] else { return }
        if entry.isBroken {
            brokenCount -= 1
        } else {
            makeFeasible()
            mayMend = mayMend || entry.isRequired
        }
        // Making it feasible may have broken this very one.
        if let now = entries[handle.slot], !now.isBroken {
            takeOut(handle.slot)
            isOptimal = false
        }
        entries[handle.slot] = nil
        freeSlots.append(handle.slot)
    }

    /// Changes the constant of a constraint.
    package mutating func setConstant(_ constant: Double, of handle: Handle) {
        guard let entry = entries[handle.slot], entry.constant != constant else { return }
        if !isOptimal { solveWithoutMending() }
        entries[handle.slot]?.constant = constant
        mayMend = true
        guard let current = entries[handle.slot], !current.isBroken else { return }
        let change = constant - entry.constant
        shift(current.marker, by: entry.constraint.relation == .lessThanOrEqual ? -change : change)
        isFeasible = false
    }

    /// Changes the priority of a constraint; from or to required it counts as added anew.
    mutating func setPriority(_ priority: Double, of handle: Handle) {
        guard let entry = entries[handle.slot], entry.priority != priority else { return }
        makeFeasible()
        guard let current = entries[handle.slot], !current.isBroken, !entry.isRequired,
            priority < Self.required
        else {
            if entries[handle.slot]?.isBroken == true { brokenCount -= 1 } else { takeOut(handle.slot) }
            isOptimal = false
            mayMend = true
            entries[handle.slot]?.isBroken = true
            prepare(forRequired: priority >= Self.required)
            entries[handle.slot]?.isBroken = false
            entries[handle.slot]?.priority = priority
            return insert(handle.slot)
        }
        charge(current, times: -1)
        entries[handle.slot]?.priority = priority
        if let changed = entries[handle.slot] { charge(changed, times: 1) }
        isOptimal = false
    }

    /// Whether the constraint is left out because required ones exclude it.
    func isBroken(_ handle: Handle) -> Bool { entries[handle.slot]?.isBroken == true }

    /// Brings all values up to date.
    /// - Returns: what could not be had and was not known before.
    package mutating func solve() -> [Conflict] {
        solveWithoutMending()
        if mayMend, brokenCount > 0 { mend() }
        mayMend = false
        defer { news = [] }
        return news
    }

    private mutating func solveWithoutMending() {
        makeFeasible()
        if !isOptimal {
            optimize()
            isOptimal = true
        }
    }

    private mutating func insert(_ slot: Int) {
        if entries[slot]?.isRequired == true {
            if insertRequired(slot) { return }
            isFeasible = false
            makeFeasible()
        } else {
            insertOptional(slot)
            isOptimal = false
        }
    }

    /// A required row is repaired by the dual method, which starts from what is optimal; others only from
    /// what is feasible.
    private mutating func prepare(forRequired isRequired: Bool) {
        if isRequired, !isOptimal { solveWithoutMending() } else { makeFeasible() }
    }

    // MARK: Conflicts

    private mutating func makeFeasible() {
        while !isFeasible {
            isFeasible = true
            guard let row = repair() else { return }
            leaveOut(conflict(in: row))
            rebuild()
        }
    }

    private mutating func leaveOut(_ conflict: Conflict) {
        entries[conflict.broken.slot]?.isBroken = true
        brokenCount += 1
        news.append(conflict)
    }

    /// Those whose slacks and dummies are in a row that cannot be had exclude each other.
    private func conflict(in row: SolverRow) -> Conflict {
        var slots = Set([row.basic] + row.cells.map(\.symbol)).compactMap { symbol -> Int? in
            kinds[Int(symbol)] == .slack || kinds[Int(symbol)] == .dummy ? owners[Int(symbol)] : nil
        }
        slots = slots.filter { entries[$0]?.isRequired == true }
        slots.sort { (entries[$0]?.serial ?? 0) < (entries[$1]?.serial ?? 0) }
        let broken = slots.last { entries[$0]?.constraint.isProtected == false } ?? slots.last ?? 0
        return Conflict(constraints: slots.map(Handle.init), broken: Handle(slot: broken))
    }

    /// Tries each constraint that was left out again.
    private mutating func mend() {
        for slot in entries.indices.sorted(by: { serial(of: $0) < serial(of: $1) })
        where entries[slot]?.isBroken == true {
            var trial = self
            trial.entries[slot]?.isBroken = false
            guard trial.insertRequired(slot) || trial.repair() == nil else { continue }
            trial.brokenCount -= 1
            self = trial
        }
    }

    private func serial(of slot: Int) -> Int { entries[slot]?.serial ?? 0 }

    /// Solves everything from the start, in the order it was added.
    private mutating func rebuild() {
        for index in rows.indices { places[Int(rows[index].basic)] = -1 }
        rows.removeAll()
        levels = [Level(priority: -1)]
        for symbol in kinds.indices {
            switch kinds[symbol] {
            case .length: levels[0].row.add(Self.shortening(owners[symbol]), SolverSymbol(symbol))
            case .slack, .dummy:
                kinds[symbol] = .unused
                freeSymbols.append(SolverSymbol(symbol))
            case .free, .unused: break
            }
        }
        let slots = entries.indices.filter { entries[$0]?.isBroken == false }
            .sorted { serial(of: $0) < serial(of: $1) }
        for slot in slots where entries[slot]?.isRequired == true {
            if insertRequired(slot) { continue }
            guard let row = repair() else { continue }
            leaveOut(conflict(in: row))
            return rebuild()
        }
        for slot in slots where entries[slot]?.isRequired == false { insertOptional(slot) }
        optimize()
        isOptimal = true
        isFeasible = true
    }

    // MARK: Symbols

    mutating func makeSymbol(_ kind: Kind, owner: Int) -> SolverSymbol {
        if let symbol = freeSymbols.popLast() {
            kinds[Int(symbol)] = kind
            owners[Int(symbol)] = owner
            return symbol
        }
        kinds.append(kind)
        owners.append(owner)
        places.append(-1)
        return SolverSymbol(kinds.count - 1)
    }

    /// Gives a symbol back that is in no equation any more but for what rounding left.
    mutating func release(_ symbol: SolverSymbol) {
        if places[Int(symbol)] >= 0 { dropRow(places[Int(symbol)]) }
        for index in rows.indices { rows[index].remove(symbol) }
        for index in levels.indices { levels[index].row.remove(symbol) }
        kinds[Int(symbol)] = .unused
        freeSymbols.append(symbol)
    }

    /// What a point of a length costs that nothing determines: less, the later its rank.
    private static func shortening(_ rank: Int) -> Double { 1 - Double(rank & rankMask) * rankStep }

    /// What a point of error costs: more, the higher the rank.
    static func weight(_ rank: Int) -> Double { 1 + Double(rank & rankMask) * rankStep }

    private static let rankMask = 0xFFFF
    /// Far above what arithmetic rounds away, far below what could outweigh a whole point.
    private static let rankStep = 0x1p-24
}
