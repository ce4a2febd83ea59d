/// What the rules on menus look for.
extension WordList {
    /// What stands where nothing has been chosen (P-03).
    static let placeholders = WordList(
        english: [
            "select", "choose", "pick", "select one", "choose one", "pick one", "select an option",
            "choose an option", "please select", "please choose", "not selected", "none selected",
            "no selection",
        ],
        korean: [
            "선택", "선택하세요", "선택하십시오", "선택해 주세요", "선택해주세요", "선택 안 됨", "선택되지 않음", "골라 주세요", "고르세요",
        ])

    /// What a row does that begins, or in Korean ends, so (P-05).
    static let commandVerbs = WordList(
        english: [
            "delete", "remove", "erase", "discard", "add", "create", "edit", "rename", "duplicate", "share",
            "print", "export", "import", "send", "reset",
        ],
        korean: [
            "삭제", "제거", "지우기", "버리기", "추가", "만들기", "편집", "변경", "바꾸기", "복제", "공유", "인쇄", "내보내기", "가져오기", "보내기",
            "초기화",
        ])

    /// The same, where it stands alone (P-05).
    static let losingVerbs = WordList(
        english: ["delete", "remove", "erase", "discard", "reset"],
        korean: ["삭제", "제거", "지우기", "버리기", "초기화", "삭제하기", "제거하기"])

    /// Words before a noun of doing that make it a state: "자동 삭제" is a setting (P-05).
    static let manners = WordList(korean: ["자동", "수동", "즉시", "항상"])

    /// Options that ask for more (P-08).
    static let customOptions = WordList(
        english: ["custom", "customize", "customise"],
        korean: ["사용자화", "사용자 지정", "사용자 설정", "직접 입력", "직접 설정", "맞춤 설정"])

    /// Options that stand for what the others leave out (P-08).
    static let otherOptions = WordList(english: ["other"], korean: ["기타"])

    /// Commands that lose something (L-05).
    static let losingCommands = WordList(
        english: ["delete", "erase", "remove", "discard", "reset", "sign out"],
        korean: ["삭제", "삭제하기", "지우기", "초기화", "초기화하기", "탈퇴", "탈퇴하기", "버리기"])

    /// Commands that cannot be done without asking for more (L-11).
    static let askingCommands = WordList(
        english: [
            "rename", "share", "export", "import", "print", "save as", "customize", "customise",
        ],
        korean: ["이름 변경", "이름 바꾸기", "공유", "내보내기", "가져오기", "인쇄", "프린트", "사용자화"])

    /// Commands that are done at once (L-11).
    static let silentCommands = WordList(
        english: [
            "duplicate", "copy", "cut", "paste", "undo", "redo", "refresh", "reload", "select all", "pin",
            "unpin", "mute", "unmute", "archive", "mark as read", "mark as unread",
        ],
        korean: [
            "복제", "복제하기", "복사", "복사하기", "오려두기", "잘라내기", "붙여넣기", "실행 취소", "실행 복귀", "새로고침", "전체 선택", "고정",
            "고정 해제", "보관", "읽음으로 표시",
        ])

    /// What says whether something is on, and not what will happen to it (L-15).
    static let switches = WordList(english: ["on", "off"], korean: ["켬", "끔", "켜짐", "꺼짐"])

    /// Verbs that a row with "on" or "off" may begin with (L-15).
    static let switchVerbs = WordList(english: ["turn", "switch", "keep", "leave", "set"])

    /// What a row is about and not what it does (L-08).
    static let aboutWords = WordList(korean: ["대한", "관한", "관련", "작업", "기능", "처리"])

    /// Nouns of doing, and their verbs (L-08).
    static let verbsOfNouns = [
        "duplication": "Duplicate", "deletion": "Delete", "creation": "Create", "selection": "Select",
        "removal": "Remove", "sharing": "Share", "printing": "Print", "renaming": "Rename",
        "conversion": "Convert", "cancellation": "Cancel", "addition": "Add", "translation": "Translate",
        "registration": "Register", "subscription": "Subscribe", "installation": "Install",
        "configuration": "Configure", "modification": "Change", "exportation": "Export",
        "downloading": "Download", "archiving": "Archive",
    ]

    /// What titles of rows leave out (L-09).
    static let articles = WordList(english: ["a", "an", "the"])
}
