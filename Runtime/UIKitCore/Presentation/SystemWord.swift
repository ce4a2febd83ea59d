/// A word of the system's own, in the language of the window.
enum SystemWord {
    case back, cancel, clearText, dismissPopup, done, edit, save

    @MainActor func text(for view: UIView?) -> String {
        view?.window?.accessibilityLanguage?.hasPrefix("ko") == true ? korean : english
    }

    private var english: String {
        switch self {
        case .back: "Back"
        case .cancel: "Cancel"
        case .clearText: "Clear text"
        case .dismissPopup: "dismiss popup"
        case .done: "Done"
        case .edit: "Edit"
        case .save: "Save"
        }
    }

    private var korean: String {
        switch self {
        case .back: "뒤로"
        case .cancel: "취소"
        case .clearText: "텍스트 지우기"
        case .dismissPopup: "팝업 닫기"
        case .done: "완료"
        case .edit: "편집"
        case .save: "저장"
        }
    }
}
