/// A row of a menu as the rules look at it: its title taken apart.
struct MenuRow: Sendable {
    let item: HIGAudit.MenuItem
    let text: AuditText

    var isShown: Bool { !item.isHidden }
    var isCommand: Bool { item.kind == .command }
    var isDeferred: Bool { item.kind == .deferred }
    var isSubmenu: Bool { if case .submenu = item.kind { true } else { false } }
    var isToggle: Bool { if case .toggle = item.kind { true } else { false } }
    var isOn: Bool { item.kind == .value(isOn: true) || item.kind == .toggle(isOn: true) }

    /// The rows of the menu that it opens, section by section.
    func submenu(_ audit: HIGAudit, _ language: Language?) -> [[MenuRow]] {
        guard case .submenu(let sections) = item.kind else { return [] }
        return audit.rows(of: sections, language)
    }
}

/// A pop-up button as the rules on values look at it.
struct PopUpUseReading: Sendable {
    let use: HIGAudit.PopUpUse
    let audit: HIGAudit
    let language: Language?
    let title: AuditText?
    /// What can be chosen, and what else is shown there.
    let rows: [MenuRow]

    init(_ use: HIGAudit.PopUpUse, _ audit: HIGAudit) {
        self.use = use
        self.audit = audit
        let texts = [use.label, use.title].compactMap(\.self) + use.sections.flatMap(\.items).map(\.title)
        let language = audit.language(of: texts)
        self.language = language
        title = use.title?.ifShown.map { audit.text($0, language) }
        rows = audit.rows(of: use.sections, language).flatMap(\.self).filter(\.isShown)
    }

    var options: [MenuRow] { rows.filter { !$0.isSubmenu && !$0.isDeferred } }

    /// A word or text in the language of the button.
    func word(_ english: String, _ korean: String) -> String { language == .korean ? korean : english }
}

/// A pull-down button as the rules on values look at it.
struct PullDownUseReading: Sendable {
    let use: HIGAudit.PullDownUse
    let audit: HIGAudit
    let behavior: HIGAudit.PullDownBehavior
    let language: Language?
    let title: AuditText?
    /// The rows that are shown, section by section.
    let sections: [[MenuRow]]

    init(_ use: HIGAudit.PullDownUse, _ audit: HIGAudit, _ behavior: HIGAudit.PullDownBehavior) {
        self.use = use
        self.audit = audit
        self.behavior = behavior
        let texts = [use.title].compactMap(\.self) + use.sections.flatMap(\.items).map(\.title)
        let language = audit.language(of: texts)
        self.language = language
        title = use.title?.ifShown.map { audit.text($0, language) }
        sections = audit.rows(of: use.sections, language).map { $0.filter(\.isShown) }
    }

    /// The rows of the menu itself.
    var rows: [MenuRow] { sections.flatMap(\.self) }

    /// The rows, and those of the menus in them.
    var all: [MenuRow] { rows.flatMap { [$0] + below($0) } }

    /// What the menus in it hold, down to the last.
    func below(_ row: MenuRow) -> [MenuRow] { entries(of: row).flatMap { [$0] + below($0) } }

    /// What a menu in it holds itself.
    func entries(of row: MenuRow) -> [MenuRow] {
        row.submenu(audit, language).flatMap(\.self).filter(\.isShown)
    }

    /// What can be done without opening another menu first or after: rows that open one stand for what is in
    /// them.
    var leaves: [MenuRow] { all.filter { !$0.isSubmenu && !$0.isDeferred } }

    var hasDeferred: Bool { all.contains(where: \.isDeferred) }

    /// A word or text in the language of the button.
    func word(_ english: String, _ korean: String) -> String { language == .korean ? korean : english }
}

extension HIGAudit {
    fileprivate func rows(of sections: [MenuSection], _ language: Language?) -> [[MenuRow]] {
        sections.map { section in
            section.items.map { MenuRow(item: $0, text: text($0.title, language)) }
        }
    }
}
