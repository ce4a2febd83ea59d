/// The keys of a keyboard by their number in the USB HID usage tables: a key has the number of its place,
/// whatever is printed on it.
public enum UIKeyboardHIDUsage: Int, Sendable {
    // What a keyboard says where it cannot say a key.
    case keyboardErrorRollOver = 1, keyboardPOSTFail, keyboardErrorUndefined

    // Letters and digits, where a US keyboard has them.
    case keyboardA = 4, keyboardB, keyboardC, keyboardD, keyboardE, keyboardF, keyboardG, keyboardH,
        keyboardI, keyboardJ, keyboardK, keyboardL, keyboardM, keyboardN, keyboardO, keyboardP, keyboardQ,
        keyboardR, keyboardS, keyboardT, keyboardU, keyboardV, keyboardW, keyboardX, keyboardY, keyboardZ,
        keyboard1, keyboard2, keyboard3, keyboard4, keyboard5, keyboard6, keyboard7, keyboard8, keyboard9,
        keyboard0

    // Editing and punctuation.
    case keyboardReturnOrEnter = 40, keyboardEscape, keyboardDeleteOrBackspace, keyboardTab,
        keyboardSpacebar, keyboardHyphen, keyboardEqualSign, keyboardOpenBracket, keyboardCloseBracket,
        keyboardBackslash, keyboardNonUSPound, keyboardSemicolon, keyboardQuote, keyboardGraveAccentAndTilde,
        keyboardComma, keyboardPeriod, keyboardSlash

    // Caps lock and the function keys.
    case keyboardCapsLock = 57, keyboardF1, keyboardF2, keyboardF3, keyboardF4, keyboardF5, keyboardF6,
        keyboardF7, keyboardF8, keyboardF9, keyboardF10, keyboardF11, keyboardF12

    // Navigation.
    case keyboardPrintScreen = 70, keyboardScrollLock, keyboardPause, keyboardInsert, keyboardHome,
        keyboardPageUp, keyboardDeleteForward, keyboardEnd, keyboardPageDown, keyboardRightArrow,
        keyboardLeftArrow, keyboardDownArrow, keyboardUpArrow

    // The keypad.
    case keypadNumLock = 83, keypadSlash, keypadAsterisk, keypadHyphen, keypadPlus, keypadEnter, keypad1,
        keypad2, keypad3, keypad4, keypad5, keypad6, keypad7, keypad8, keypad9, keypad0, keypadPeriod

    // Further keys.
    case keyboardNonUSBackslash = 100, keyboardApplication, keyboardPower, keypadEqualSign, keyboardF13,
        keyboardF14, keyboardF15, keyboardF16, keyboardF17, keyboardF18, keyboardF19, keyboardF20,
        keyboardF21, keyboardF22, keyboardF23, keyboardF24, keyboardExecute, keyboardHelp, keyboardMenu,
        keyboardSelect, keyboardStop, keyboardAgain, keyboardUndo, keyboardCut, keyboardCopy, keyboardPaste,
        keyboardFind, keyboardMute, keyboardVolumeUp, keyboardVolumeDown, keyboardLockingCapsLock,
        keyboardLockingNumLock, keyboardLockingScrollLock, keypadComma, keypadEqualSignAS400

    // Keys of other languages.
    case keyboardInternational1 = 135, keyboardInternational2, keyboardInternational3,
        keyboardInternational4, keyboardInternational5, keyboardInternational6, keyboardInternational7,
        keyboardInternational8, keyboardInternational9, keyboardLANG1, keyboardLANG2, keyboardLANG3,
        keyboardLANG4, keyboardLANG5, keyboardLANG6, keyboardLANG7, keyboardLANG8, keyboardLANG9

    // Keys of terminals.
    case keyboardAlternateErase = 153, keyboardSysReqOrAttention, keyboardCancel, keyboardClear,
        keyboardPrior, keyboardReturn, keyboardSeparator, keyboardOut, keyboardOper, keyboardClearOrAgain,
        keyboardCrSelOrProps, keyboardExSel

    // Modifiers.
    case keyboardLeftControl = 224, keyboardLeftShift, keyboardLeftAlt, keyboardLeftGUI,
        keyboardRightControl, keyboardRightShift, keyboardRightAlt, keyboardRightGUI

    case keyboard_Reserved = 65535
}

/// The keys of Korean and Japanese keyboards by what is printed on them.
extension UIKeyboardHIDUsage {
    public static var keyboardHangul: UIKeyboardHIDUsage { .keyboardLANG1 }
    public static var keyboardHanja: UIKeyboardHIDUsage { .keyboardLANG2 }
    public static var keyboardKanaSwitch: UIKeyboardHIDUsage { .keyboardLANG1 }
    public static var keyboardAlphanumericSwitch: UIKeyboardHIDUsage { .keyboardLANG2 }
    public static var keyboardKatakana: UIKeyboardHIDUsage { .keyboardLANG3 }
    public static var keyboardHiragana: UIKeyboardHIDUsage { .keyboardLANG4 }
    public static var keyboardZenkakuHankakuKanji: UIKeyboardHIDUsage { .keyboardLANG5 }
}
