import QuartzCore

/// Solves the constraints of one tree of views and says where they put the views.
///
/// There is one for each root, made when its constraints are first needed, and one for each fitting. Changes
/// are collected and solved together by `flush()`.
@MainActor final class LayoutEngine {
    typealias Fitting = (target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority)

    unowned let root: UIView
    /// What the root is fitted to; nil where it has its own size.
    let fitting: Fitting?
    var solver = LayoutSolver()
    /// Views and guides that constraints are about, by their identity and in the order they came.
    var items: [ObjectIdentifier: LayoutItem] = [:]
    var order: [LayoutItem] = []
    var installed: [ObjectIdentifier: InstalledConstraint] = [:]
    private var waiting: [NSLayoutConstraint] = []
    private var changed: [NSLayoutConstraint] = []
    private var dirtyItems: [LayoutItem] = []
    /// Items that no constraint may be about: a sum can come to nothing.
    private var newItems: [LayoutItem] = []
    /// Constraints that hold where a scroll view has scrolled to.
    private var scrolling: [NSLayoutConstraint] = []
    private var nextRank = 0
    /// Pixels a point, as of the last flush.
    private(set) var scale: CGFloat = 1
    private(set) var needsFlush = false
    private var isFlushing = false
    private(set) var broken: Set<ObjectIdentifier> = []

    init(root: UIView, fitting: Fitting? = nil) {
        self.root = root
        self.fitting = fitting
        if fitting != nil {
            let item = item(for: root)
            for slot in [LayoutItem.Slot.width, .height] { _ = acquire(item, slot) }
            needsFlush = true
        }
    }

    // MARK: Changes

    func addAll(in view: UIView) { view.visitConstraints(add) }

    func add(_ constraint: NSLayoutConstraint) {
        waiting.append(constraint)
        setNeedsFlush()
    }

    func remove(_ constraint: NSLayoutConstraint) {
        let key = ObjectIdentifier(constraint)
        waiting.removeAll { $0 === constraint }
        changed.removeAll { $0 === constraint }
        scrolling.removeAll { $0 === constraint }
        broken.remove(key)
        guard let old = installed.removeValue(forKey: key) else { return }
        uninstall(old)
        setNeedsFlush()
    }

    /// The constant or priority of a constraint is another.
    func constraintDidChange(_ constraint: NSLayoutConstraint) {
        guard installed[ObjectIdentifier(constraint)] != nil else { return }
        if !changed.contains(where: { $0 === constraint }) { changed.append(constraint) }
        setNeedsFlush()
    }

    /// The frame of a view, which stands for constraints, is another.
    func frameDidChange(of view: UIView) {
        if let item = items[ObjectIdentifier(view)] { markDirty(item) }
    }

    func rankDidChange(of view: UIView) {
        guard let item = items[ObjectIdentifier(view)], let rank = view.viewState.layoutRank else { return }
        item.rank = rank
        for case let variable? in item.variables { solver.setRank(rank, of: variable) }
        markDirty(item)
    }

    /// What constraints mean is another, as when the direction of the interface is.
    func meaningDidChange(below view: UIView) {
        view.visitConstraints(constraintDidChange)
    }

    /// The frame, or the content, or what translates them into constraints is another.
    func determinationDidChange(of object: AnyObject) {
        guard let item = items[ObjectIdentifier(object)] else { return }
        item.forgetContent()
        markDirty(item)
    }

    private func markDirty(_ item: LayoutItem) {
        guard !item.isDirty else { return }
        item.isDirty = true
        dirtyItems.append(item)
        setNeedsFlush()
    }

    /// Content that is another, or was scrolled, moves constraints that reach into it or are on baselines.
    func contentDidChange(of view: UIView) {
        determinationDidChange(of: view)
        for constraint in baselineConstraints(of: view) { constraintDidChange(constraint) }
    }

    func didScroll() { for constraint in scrolling { constraintDidChange(constraint) } }

    private func setNeedsFlush() {
        guard !needsFlush else { return }
        needsFlush = true
        if fitting == nil { root.constraintsNeedPass() }
    }

    private func baselineConstraints(of view: UIView) -> [NSLayoutConstraint] {
        guard items[ObjectIdentifier(view)] != nil else { return [] }
        var found: [NSLayoutConstraint] = []
        for holder in sequence(first: view, next: \.superview) {
            found += holder.constraints.filter { $0.isOnBaseline(of: view) }
        }
        return found
    }

    // MARK: Solving

    /// Solves what changed, and has the views laid out that it moves.
    func flush() {
        guard needsFlush, !isFlushing else { return }
        isFlushing = true
        scale = root.traitCollection.pixelsPerPoint
        defer { isFlushing = false }
        // Asking a view for its content runs code of the app, which may change constraints.
        for _ in 0..<Self.mostRounds where needsFlush {
            needsFlush = false
            takeChanges()
            note(solver.solve())
            wrapTexts()
        }
        dropUnusedItems()
        if fitting == nil { requestLayout() }
    }

    private func takeChanges() {
        let items = dirtyItems
        dirtyItems = []
        for item in items where item.isDirty { refresh(item) }
        let edited = changed
        changed = []
        for constraint in edited { refresh(constraint) }
        let new = waiting.sorted { $0.activation < $1.activation }
        waiting = []
        for constraint in new where constraint.priority == .required { install(constraint) }
        for constraint in new where constraint.priority != .required { install(constraint) }
    }

    /// Text that wraps is as high as its width makes it, and the width comes from the first solution.
    private func wrapTexts() {
        let texts = order.filter { $0.isPlaced && $0.wrapsContent }
        guard !texts.isEmpty else { return }
        for _ in 0..<Self.mostRounds {
            var isNews = false
            for item in texts {
                guard let width = value(item, .width) else { continue }
                let pixels = (CGFloat(width) * scale - Self.hair).rounded(.up) / scale
                guard item.wrapWidth.map({ abs($0 - pixels) > Self.hair }) ?? true else { continue }
                item.wrapWidth = pixels
                item.forgetContent()
                refresh(item)
                if let view = item.view { for line in baselineConstraints(of: view) { refresh(line) } }
                isNews = true
            }
            guard isNews else { return }
            note(solver.solve())
        }
    }

    // MARK: Constraints of the app

    private func install(_ constraint: NSLayoutConstraint) {
        guard installed[ObjectIdentifier(constraint)] == nil, let lowered = lower(constraint, rank: newRank())
        else { return }
        installed[ObjectIdentifier(constraint)] = install(lowered)
        if lowered.sum.followsScrolling { scrolling.append(constraint) }
    }

    private func refresh(_ constraint: NSLayoutConstraint) {
        let key = ObjectIdentifier(constraint)
        guard let old = installed[key], let new = lower(constraint, rank: old.lowered.rank) else { return }
        installed[key] = replace(old, by: new)
    }

    // MARK: Items

    func item(for object: AnyObject) -> LayoutItem {
        if let item = items[ObjectIdentifier(object)] { return item }
        let view = object as? UIView
        let item = LayoutItem(object, rank: view?.viewState.layoutRank ?? newRank())
        items[ObjectIdentifier(object)] = item
        order.append(item)
        newItems.append(item)
        if fitting == nil { view?.viewState.isConstrained = true }
        return item
    }

    private func refresh(_ item: LayoutItem) {
        item.isDirty = false
        for slot in LayoutItem.Slot.allCases where item.variables[slot.rawValue] != nil {
            let old = item.determinations[slot.rawValue]
            let new = determine(item, slot)
            guard old.count == new.count else {
                for constraint in old { uninstall(constraint, of: item) }
                item.determinations[slot.rawValue] = new.map { install($0, of: item) }
                continue
            }
            item.determinations[slot.rawValue] = zip(old, new).map { replace($0, by: $1, of: item) }
        }
        if item.isPlaced { makeAll(item) }
    }

    func acquire(_ item: LayoutItem, _ slot: LayoutItem.Slot) -> LayoutSolver.Variable {
        item.uses += 1
        if item.isPlaced, item !== items[ObjectIdentifier(root)] { makeAll(item) }
        return make(item, slot)
    }

    /// Constraints place the view, so there is to be an answer for all of it.
    private func makeAll(_ item: LayoutItem) {
        for slot in LayoutItem.Slot.allCases { _ = make(item, slot) }
    }

    private func make(_ item: LayoutItem, _ slot: LayoutItem.Slot) -> LayoutSolver.Variable {
        if let variable = item.variables[slot.rawValue] { return variable }
        let variable = solver.makeVariable(isLength: slot.isLength, rank: item.rank)
        item.variables[slot.rawValue] = variable
        item.determinations[slot.rawValue] = determine(item, slot).map { install($0, of: item) }
        return variable
    }

    func release(_ item: LayoutItem) {
        item.uses -= 1
        guard item.uses == 0 else { return }
        for slot in LayoutItem.Slot.allCases {
            for constraint in item.determinations[slot.rawValue] { uninstall(constraint, of: item) }
            item.determinations[slot.rawValue] = []
        }
        for case let variable? in item.variables { solver.remove(variable) }
        item.variables = [nil, nil, nil, nil]
        item.isDirty = false
        drop(item)
    }

    /// Nothing would take them out when what they stand for goes.
    private func dropUnusedItems() {
        let unused = newItems.filter { $0.uses == 0 && items[$0.key] === $0 }
        newItems = []
        unused.forEach(drop)
    }

    private func drop(_ item: LayoutItem) {
        items[item.key] = nil
        order.removeAll { $0 === item }
        newItems.removeAll { $0 === item }
        if fitting == nil { item.view?.viewState.isConstrained = false }
    }

    private func newRank() -> Int {
        nextRank += 1
        return nextRank
    }

    // MARK: Conflicts

    private func note(_ conflicts: [LayoutSolver.Conflict]) {
        broken = broken.filter { key in installed[key].map { solver.isBroken($0.handle) } ?? true }
        for conflict in conflicts {
            guard let key = key(of: conflict.broken) else { continue }
            if broken.insert(key).inserted, fitting == nil { ConflictLog.report(conflict, in: self) }
        }
    }

    func key(of handle: LayoutSolver.Handle) -> ObjectIdentifier? {
        installed.first { $0.value.handle == handle }?.key
    }

    /// How often one flush solves again for what solving brought up.
    private static let mostRounds = 8
    /// A length below any pixel.
    private static let hair: CGFloat = 1e-4
}
