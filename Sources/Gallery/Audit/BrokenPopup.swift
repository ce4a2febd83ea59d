import ChoiceKit

/// A popup that does nearly everything wrong, on purpose.
enum BrokenPopup {
    static func popup(_ language: ScreenLanguage) -> Popup {
        var popup = Popup(
            title: language("오류", "ERROR"),
            message: language(
                "앗! 비밀번호를 잘못 입력하셨습니다. ‘확인’ 버튼을 클릭해요",
                "Oops! You entered an invalid password. Click \"OK\" to continue"),
            actions: [
                .destructive(language("확인", "OK"), id: "ok"),
                .default(language("아니요, 손해 볼래요.", "No, I like losing data."), id: "no"),
                .default(language("설정", "Settings"), id: "settings"),
            ], preferredActionID: "ok")
        popup.purpose = .decision
        popup.intent = .deliberate
        popup.isReversible = false
        popup.closesOnOutsideTap = true
        return popup
    }
}
