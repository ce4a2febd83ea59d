/// Why somebody takes leave: an enum of the app, whose raw values are the ids of the items.
enum LeaveReason: String, CaseIterable {
    case parental, maternity, spouse, miscarriage, fertility
    case familyCareDays, familyCare, menstrual, annual, sick
    case familyEvent, civicDuty, sabbatical, unpaid

    /// The kinds of Korean labour law and of company rules, as people call them.
    func title(_ language: ScreenLanguage) -> String {
        switch self {
        case .parental: language("육아휴직", "Parental Leave")
        case .maternity: language("출산전후휴가", "Maternity Leave")
        case .spouse: language("배우자출산휴가", "Paternity Leave")
        case .miscarriage: language("유산·사산휴가", "Pregnancy Loss Leave")
        case .fertility: language("난임치료휴가", "Fertility Treatment Leave")
        case .familyCareDays: language("가족돌봄휴가", "Family Care Days")
        case .familyCare: language("가족돌봄휴직", "Long-Term Family Care Leave")
        case .menstrual: language("생리휴가", "Menstrual Leave")
        case .annual: language("연차휴가", "Annual Leave")
        case .sick: language("병가", "Sick Leave")
        case .familyEvent: language("경조사휴가", "Family Event Leave")
        case .civicDuty: language("공가", "Civic Duty Leave")
        case .sabbatical: language("안식휴가", "Sabbatical")
        case .unpaid: language("무급휴가", "Unpaid Leave")
        }
    }
}
