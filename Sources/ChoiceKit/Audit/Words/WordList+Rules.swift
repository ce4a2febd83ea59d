/// What the rules look for. Every list is compared with whole titles or whole words.
extension WordList {
    /// Titles that say that something is wrong, and nothing else (A-T01).
    static let vagueTitles = WordList(
        english: [
            "error", "warning", "alert", "notice", "attention", "caution", "info", "information", "message",
            "failed", "failure", "oops", "something went wrong", "an error occurred", "error occurred",
            "an error has occurred", "unknown error",
        ],
        korean: [
            "오류", "에러", "알림", "경고", "안내", "주의", "실패", "공지", "확인", "문제 발생", "오류 발생", "에러 발생",
            "문제가 발생했습니다", "문제가 발생했어요", "문제가 발생하였습니다", "문제가 생겼습니다", "문제가 생겼어요",
            "오류가 발생했습니다", "오류가 발생했어요", "오류가 발생하였습니다", "에러가 발생했습니다", "에러가 발생했어요",
            "알 수 없는 오류", "알 수 없는 오류가 발생했습니다", "알 수 없는 오류가 발생했어요",
        ])

    /// What a number stands behind where it is the code of an error (A-T02).
    static let errorCodes = WordList(english: ["error", "code"], korean: ["오류", "에러", "코드"])

    /// Words that blame the person (A-T03).
    static let blame = WordList(
        english: [
            "you entered", "you've entered", "you typed", "you forgot", "you failed", "you must",
            "your fault",
            "invalid", "illegal", "wrong",
        ],
        korean: [
            "틀렸습니다", "틀렸어요", "틀립니다", "틀려요", "틀린", "올바르지 않은", "올바르지 않습니다", "올바르지 않아요",
            "유효하지 않은", "유효하지 않습니다", "하지 않으셨습니다", "하지 않으셨어요", "않으셨습니다", "않으셨어요",
            "잘못된 입력", "잘못된 입력입니다", "잘못 입력", "잘못 입력하셨습니다", "잘못 입력하셨어요", "잘못 입력했습니다",
            "잘못 입력했어요", "잘못 입력하였습니다", "잘못 입력됨", "잘못 입력되었습니다", "잘못 입력됐어요",
            "잘못 입력했네요", "잘못 입력하신",
        ])

    /// Interjections, apologies and "we" (A-T07).
    static let interjections = WordList(
        english: [
            "oops", "whoops", "uh-oh", "uh oh", "oh no", "sorry", "we", "we're", "we've", "we'll", "we'd",
            "our",
        ],
        korean: ["앗", "어머", "죄송", "죄송합니다", "죄송해요", "죄송하지만", "미안해요"],
        koreanNouns: ["저희"])

    /// Interjections that are other words too: only where a mark follows them.
    static let markedInterjections = WordList(korean: ["이런", "저런"])

    /// Words that say whose something is where nobody doubts it (A-T10).
    static let possessives = WordList(
        english: ["your", "my"], korean: ["고객님의", "회원님의", "사용자님의", "당신의", "나의"])

    /// Words of programmers (A-M06).
    static let technical = WordList(
        english: [
            "null", "nil", "nan", "undefined", "exception", "timeout", "json", "xml", "sql", "http", "https",
            "api",
            "stack trace", "segfault", "errno",
        ],
        koreanNouns: ["예외", "널", "타임아웃", "널값", "스택"])

    /// What a mouse does (A-M04).
    static let clicks = WordList(
        english: ["click", "clicks", "clicking", "double-click"], koreanVerbs: ["클릭", "더블클릭"])

    /// What a finger does: wrong in advice about a button, which is to be chosen (A-M04).
    static let taps = WordList(
        english: ["tap", "tapping", "press", "pressing", "hit", "touch"],
        korean: ["누르면", "누르세요", "눌러", "눌러서", "누르시면", "눌러야", "누르고", "탭하면", "탭하세요"],
        koreanVerbs: ["탭", "터치"])

    /// The word for a button (A-M03).
    static let buttonWords = WordList(english: ["button", "buttons"], koreanNouns: ["버튼", "단추"])

    /// What could be done about an error (A-M05).
    static let remedies = WordList(
        english: [
            "check", "try", "connect", "reconnect", "turn", "update", "sign", "restart", "free", "choose",
            "enter",
            "contact", "allow", "open", "wait", "use", "make sure", "delete", "remove", "select", "reload",
            "download", "retry",
        ],
        korean: [
            "다시", "켜", "켜세요", "켜주세요", "켠", "꺼", "기다려", "지워", "지우고", "비워", "늘려", "바꿔", "골라", "열어", "눌러",
        ],
        koreanVerbs: [
            "확인", "시도", "연결", "업데이트", "로그인", "선택", "문의", "허용", "입력", "설정", "변경", "삭제", "재시도", "재시작",
        ])

    /// Buttons that only take note (A-B03, A-M05).
    static let acknowledgements = WordList(
        english: ["ok", "okay", "confirm", "sure", "got it", "i understand"],
        korean: ["확인", "좋아요", "알겠습니다", "알겠어요", "네 알겠습니다"])

    /// Buttons that close (A-M05).
    static let closings = WordList(
        english: ["cancel", "close", "done", "dismiss"], korean: ["취소", "닫기", "완료"])

    /// Buttons that answer a question and not say what happens (A-B03).
    static let yesAndNo = WordList(
        english: ["yes", "no", "yep", "nope", "yeah", "nah"], korean: ["예", "네", "아니요", "아니오", "아뇨"])

    /// Buttons that mean the same thing (A-B07), a group a line.
    static let synonyms = [
        WordList(
            english: ["ok", "okay", "confirm", "got it", "yes", "sure", "done"],
            korean: ["확인", "네", "예", "좋아요", "완료"]),
        WordList(english: ["cancel", "dismiss", "close", "no"], korean: ["취소", "닫기", "아니요", "아니오"]),
        WordList(english: ["delete", "erase", "remove"], korean: ["삭제", "지우기", "제거", "삭제하기", "제거하기"]),
        WordList(english: ["try again", "retry"], korean: ["다시 시도", "재시도", "다시 시도하기"]),
    ]

    /// The word for cancelling, as the verb of a title (A-B05).
    static let cancelling = WordList(english: ["cancel"], koreanVerbs: ["취소"])

    /// Nouns that buttons are called by (A-B08).
    static let buttonNouns = WordList(
        english: [
            "settings", "details", "information", "info", "photos", "photo", "options", "account", "profile",
            "home", "preferences", "terms", "privacy", "list", "menu", "library", "location", "notifications",
        ],
        korean: [
            "설정", "정보", "상세", "상세정보", "상세 정보", "목록", "홈", "도움말", "계정", "프로필", "옵션", "앨범", "사진", "약관", "메뉴",
            "위치", "알림", "보관함", "환경설정",
        ])

    /// Words that a refusal begins with (A-B09).
    static let refusals = WordList(
        english: ["no", "nope", "nah"], korean: ["아니요", "아니오", "아뇨", "괜찮아요", "괜찮습니다", "됐어요"])

    /// What a refusal that shames goes on with in English (A-B09).
    static let selfAccusations = WordList(
        english: ["i", "i'll", "i'd", "i'm", "i've", "me", "my", "hate"],
        korean: ["손해", "포기할게요", "포기할래요", "손해볼래요"])

    /// What loses data, or what belongs to a person (A-D01, A-D02, A-D05, A-V08).
    static let destructive = WordList(
        english: [
            "delete", "erase", "remove", "discard", "reset", "sign out", "log out", "clear", "empty",
            "format",
            "wipe", "overwrite", "unsubscribe", "deactivate",
        ],
        korean: [
            "지우기", "지울까요", "지울래요", "지우시겠어요", "지우시겠습니까", "지웁니다", "지워요", "지우고", "버리기", "버릴까요",
            "버리시겠어요", "버리시겠습니까", "버려요", "버립니다", "비우기", "비울까요", "비우시겠습니까", "비우시겠어요", "떠나기",
            "저장 안 함", "저장하지 않음",
        ],
        koreanVerbs: ["삭제", "초기화", "탈퇴", "제거", "로그아웃", "폐기", "해지", "재설정", "포맷"])

    /// What a question has that names nothing (A-D05).
    static let namesNothing = WordList(
        english: [
            "are", "you", "sure", "really", "want", "to", "do", "this", "that", "it", "item", "the", "a",
            "an",
            "is", "be", "will", "would", "like", "continue", "proceed", "please", "confirm", "now",
        ],
        korean: ["정말", "정말로", "진짜", "이", "이것을", "계속", "항목을", "항목", "하시겠습니까", "하시겠어요", "할까요"],
        koreanVerbs: ["진행", "계속"])

    /// What says that a loss is for good (A-D05).
    static let irreversible = WordList(
        english: [
            "undo", "undone", "undoing", "permanently", "forever", "recover", "recovered", "restore",
            "restored",
            "lost", "irreversible", "gone", "immediately", "all data", "reversed", "brought back", "get back",
        ],
        korean: [
            "되돌릴", "되돌리지", "되돌아오지", "영구적으로", "영구히", "영영", "완전히", "사라져요", "사라집니다", "없어져요", "없어집니다",
            "지워져요", "지워집니다", "다시는", "살릴",
        ],
        koreanVerbs: ["복구", "복원", "영구삭제", "취소"])

    /// What a person has to know or to decide: no toast (T-05).
    static let critical = WordList(
        english: [
            "payment failed", "payment declined", "card declined", "couldn't pay", "data loss",
            "security alert",
            "account locked", "account suspended",
        ],
        korean: [
            "결제 실패", "결제에 실패했습니다", "결제에 실패했어요", "결제 오류", "결제가 거절되었습니다", "결제가 거절됐어요",
            "계정 정지", "계정이 정지되었습니다", "계정이 정지됐어요", "계정이 잠겼습니다", "계정이 잠겼어요", "보안 경고", "송금 실패",
            "송금에 실패했습니다", "송금에 실패했어요", "이체 실패", "주문 실패", "주문에 실패했습니다", "주문에 실패했어요",
        ])

    /// What nobody should read over a shoulder (A-F01).
    static let secrets = WordList(
        english: ["password", "passcode", "pin", "secret", "cvc", "cvv"],
        koreanNouns: ["비밀번호", "암호", "패스워드", "인증번호", "핀번호"])
}
