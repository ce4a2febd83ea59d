import UIKit

/// How a card shares the height that there is between its texts and its buttons, which scroll apart.
struct PopupCardLayout: Equatable {
    /// What shows of the texts.
    let texts: CGRect
    /// What shows of the buttons.
    let buttons: CGRect
    /// Of all texts, whether they show or not.
    let textsHeight: CGFloat
    let buttonsHeight: CGFloat

    var size: CGSize { CGSize(width: buttons.width, height: buttons.maxY) }

    /// Where both are too high neither has less than half: a button stays in reach, and so does the line that
    /// is typed in.
    ///
    /// - Parameters:
    ///   - textsHeight: of all texts at the width.
    ///   - buttonsHeight: of all buttons at the width.
    ///   - room: the most that the card may be high.
    init(width: CGFloat, textsHeight: CGFloat, buttonsHeight: CGFloat, room: CGFloat) {
        self.textsHeight = textsHeight
        self.buttonsHeight = buttonsHeight
        let room = max(0, room)
        let buttonsShown = min(buttonsHeight, max(room - textsHeight, room / 2))
        let textsShown = min(textsHeight, room - buttonsShown)
        texts = CGRect(x: 0, y: 0, width: width, height: textsShown)
        buttons = CGRect(x: 0, y: textsShown, width: width, height: buttonsShown)
    }
}
