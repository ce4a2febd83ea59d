import ChoiceKit
import UIKit

/// What the popups of the gallery say.
struct PopupSample {
    /// What is shown of them.
    enum Kind {
        case networkError, deletion, threeButtons, longMessage, textField, filledButtons, overPopup
    }

    /// In the order in which they are presented.
    let popups: [Popup]

    init(_ kind: Kind, _ language: ScreenLanguage) {
        popups =
            switch kind {
            case .networkError: [Self.networkError(language)]
            case .deletion: [Self.deletion(language)]
            case .threeButtons: [Self.threeButtons(language)]
            case .longMessage: [Self.longMessage(language)]
            case .textField: [Self.textField(language)]
            case .filledButtons: [Self.filledButtons(language)]
            case .overPopup: [Self.deletion(language), Self.signedOut(language)]
            }
    }

    private static func networkError(_ language: ScreenLanguage) -> Popup {
        var popup = Popup(
            title: language("네트워크 연결 오류", "No Network Connection"),
            message: language(
                "네트워크 오류로\n서비스 접속이 불가능해요", "The service cannot be reached.\nCheck your connection."),
            actions: [.default(language("확인", "OK"), id: "ok")], preferredActionID: "ok")
        popup.purpose = .error
        popup.intent = .unexpected
        return popup
    }

    private static func deletion(_ language: ScreenLanguage) -> Popup {
        var popup = Popup(
            title: language("휴가 신청을 삭제할까요?", "Delete the Leave Request?"),
            message: language("삭제한 신청은 되돌릴 수 없어요.", "A deleted request cannot be brought back."),
            actions: [
                .destructive(language("삭제", "Delete"), id: "delete"),
                .cancel(language("취소", "Cancel"), id: "cancel"),
            ])
        popup.purpose = .decision
        popup.isReversible = false
        popup.frequency = .rare
        return popup
    }

    private static func threeButtons(_ language: ScreenLanguage) -> Popup {
        var popup = Popup(
            title: language("작성 중인 신청이 있어요", "You Have a Draft"),
            message: language("신청서를 어떻게 할까요?", "Choose what happens to it."),
            actions: [
                .cancel(language("취소", "Cancel"), id: "cancel"),
                .destructive(language("초안 삭제", "Delete Draft"), id: "delete"),
                .default(language("초안 저장", "Save Draft"), id: "save"),
            ], preferredActionID: "save")
        popup.purpose = .decision
        popup.intent = .unexpected
        return popup
    }

    private static func longMessage(_ language: ScreenLanguage) -> Popup {
        let clause = language(
            "근로자는 임신 중인 여성 근로자가 모성을 보호하거나 근로자가 만 8세 이하의 자녀를 양육하기 위하여 휴직을 신청할 수 있어요. ",
            "An employee may ask for leave while pregnant or to raise a child of up to eight years. "
        )
        let paragraphs = (1...9).map { language("제\($0)조. ", "\($0). ") + clause }
        return Popup(
            title: language("육아휴직 규정이 바뀌었어요", "The Rules of Parental Leave Have Changed"),
            message: paragraphs.joined(separator: "\n\n"),
            actions: [
                .cancel(language("나중에", "Later"), id: "later"),
                .default(language("동의", "Agree"), id: "agree"),
            ], preferredActionID: "agree")
    }

    private static func textField(_ language: ScreenLanguage) -> Popup {
        let label = language("새 비밀번호", "New password")
        var popup = Popup(
            title: language("비밀번호를 바꿀까요?", "Change Your Password?"),
            message: language("다음 로그인부터 새 비밀번호를 써요.", "You sign in with the new one from now on."),
            actions: [
                .cancel(language("취소", "Cancel"), id: "cancel"),
                .default(language("변경", "Change"), id: "change"),
            ], preferredActionID: "change",
            textField: .init(
                label: label, isSecure: true,
                rules: [
                    .minimumLength(8, reason: language("8자 이상 입력해 주세요.", "Enter at least 8 characters.")),
                    .init(reason: language("숫자를 하나 넣어 주세요.", "Add a digit.")) {
                        $0.contains(where: \.isNumber)
                    },
                ]))
        popup.purpose = .input
        popup.intent = .deliberate
        return popup
    }

    private static func filledButtons(_ language: ScreenLanguage) -> Popup {
        var popup = Popup(
            title: language("휴가를 신청할까요?", "Send the Request?"),
            message: language("12월 1일부터 10일 동안 쉬어요.", "You are away for ten days from December 1."),
            actions: [
                .cancel(language("취소", "Cancel"), id: "cancel"),
                .default(language("신청", "Send"), id: "send"),
            ], preferredActionID: "send")
        popup.style.buttonShape = .capsule
        popup.style.cornerRadius = 24
        popup.style.width = 320
        popup.style.largeTypeWidth = 379
        popup.style.messageTextStyle = .subheadline
        popup.style.messageColor = .secondaryLabel
        return popup
    }

    private static func signedOut(_ language: ScreenLanguage) -> Popup {
        var popup = Popup(
            title: language("로그인이 만료됐어요", "You Have Been Signed Out"),
            message: language("계속하려면 다시 로그인해 주세요.", "Sign in again to go on."),
            actions: [.default(language("로그인", "Sign In"), id: "sign-in")], preferredActionID: "sign-in")
        popup.purpose = .error
        popup.isUrgent = true
        return popup
    }
}
