import ChoiceKit
import UIKit

/// What the toasts of the gallery say.
struct ToastSample {
    private let language: ScreenLanguage

    init(_ language: ScreenLanguage) { self.language = language }

    var plain: Toast { Toast(language("신청을 보냈어요", "Request sent"), purpose: .information) }

    var image: Toast {
        Toast(
            language("사진을 저장했어요", "Photo saved"), image: UIImage(systemName: "checkmark.circle.fill"),
            purpose: .information)
    }

    var action: Toast {
        Toast(
            language("메시지를 보관했어요", "Message archived"),
            action: .init(language("실행 취소", "Undo"), hasOtherRoute: true), purpose: .information)
    }

    var high: Toast {
        Toast(
            language("인터넷 연결이 끊겼어요", "No internet connection"),
            image: UIImage(systemName: "exclamationmark.triangle.fill"), priority: .high,
            purpose: .information)
    }

    var long: Toast {
        Toast(
            language(
                "바뀐 근무 일정은 다음 주 월요일부터 적용돼요. 이미 신청한 휴가는 그대로 남아 있고, 겹치는 날만 팀장에게 다시 확인을 요청했어요.",
                "The new schedule begins next Monday. Leave that you have asked for stays as it is, and your "
                    + "manager was asked to check the days that overlap."),
            action: .init(language("일정 보기", "View Schedule"), hasOtherRoute: true),
            purpose: .information)
    }

    var toolbar: Toast { Toast(language("링크를 복사했어요", "Link copied"), purpose: .information) }

    var field: Toast { Toast(language("임시 저장했어요", "Draft saved"), purpose: .information) }

    /// Those of a screen, in the order in which they come.
    func toasts(_ state: ToastScreenViewController.State) -> [Toast] {
        switch state {
        case .plain: [plain]
        case .image: [image]
        case .action: [action]
        case .high: [field, high]
        case .long: [long]
        case .toolbar: [toolbar]
        case .field: [field]
        }
    }
}
