/// A word of the system's own, in the language of the window.
enum SystemWord {
    case back, cancel, clearText, dismissMenu, dismissPopup, done, edit, expanded, loading, mixed, save,
        sheetGrabber, submenu

    @MainActor func text(for view: UIView?) -> String {
        view?.window?.accessibilityLanguage?.hasPrefix("ko") == true ? korean : english
    }

    private var english: String {
        switch self {
        case .back: "Back"
        case .cancel: "Cancel"
        case .clearText: "Clear text"
        case .dismissMenu: "Dismiss menu"
        case .dismissPopup: "dismiss popup"
        case .done: "Done"
        case .edit: "Edit"
        case .expanded: "expanded"
        case .loading: "Loading…"
        case .mixed: "mixed"
        case .save: "Save"
        case .sheetGrabber: "Sheet Grabber"
        case .submenu: "Opens a submenu"
        }
    }

    private var korean: String {
        switch self {
        case .back: "뒤로"
        case .cancel: "취소"
        case .clearText: "텍스트 지우기"
        case .dismissMenu: "메뉴 닫기"
        case .dismissPopup: "팝업 닫기"
        case .done: "완료"
        case .edit: "편집"
        case .expanded: "펼쳐짐"
        case .loading: "로드 중…"
        case .mixed: "일부 선택됨"
        case .save: "저장"
        case .sheetGrabber: "시트 손잡이"
        case .submenu: "하위 메뉴를 엽니다"
        }
    }
}
