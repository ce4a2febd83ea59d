/// A page of the travel style test: one question, two answers that exclude each other.
struct TravelQuestion {
    struct Answer {
        let title: String
        let detail: String
    }

    let text: String
    /// Two.
    let answers: [Answer]

    private init(_ text: String, _ first: (String, String), _ second: (String, String)) {
        self.text = text
        answers = [first, second].map { Answer(title: $0.0, detail: $0.1) }
    }

    /// The five pages.
    static func all(_ language: ScreenLanguage) -> [TravelQuestion] {
        [
            TravelQuestion(
                language("여행 계획은 어떻게 세우나요?", "How do you plan a trip?"),
                (language("분 단위로", "By the minute"), language("표로 정리해요", "In a spreadsheet")),
                (language("가서 정해요", "On the spot"), language("표만 끊어요", "Just the tickets"))),
            TravelQuestion(
                language("아침에는 무엇을 하나요?", "What are mornings for?"),
                (language("일찍 나가요", "An early start"), language("첫 버스를 타요", "On the first bus")),
                (language("늦잠을 자요", "Sleeping in"), language("조식은 건너뛰어요", "Breakfast can wait"))),
            TravelQuestion(
                language("어디에서 먹나요?", "Where do you eat?"),
                (language("유명한 곳", "The famous place"), language("줄도 서요", "Queues included")),
                (language("눈에 띄는 곳", "Wherever it smells good"), language("지도를 안 봐요", "No map"))),
            TravelQuestion(
                language("사진은 얼마나 찍나요?", "How many photos?"),
                (language("수백 장", "Hundreds"), language("모두 남겨요", "Of everything")),
                (language("한두 장", "One or two"), language("눈에 담아요", "I just look"))),
            TravelQuestion(
                language("마지막 날에는?", "And on the last day?"),
                (language("하나 더 봐요", "One more sight"), language("공항까지 뛰어요", "And a run to the gate")),
                (language("쉬어요", "A rest"), language("공항에 일찍 가요", "Early at the airport"))),
        ]
    }

    /// What the friend answered whom the result compares with.
    static let friendsAnswers = [0, 1, 0, 0, 1]
}
