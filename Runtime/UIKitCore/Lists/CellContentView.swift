import QuartzCore

/// What the classic texts and image of a cell stand in: they are placed anew when one of them changes.
final class CellContentView: UIView {
    override func layoutSubviews() {
        super.layoutSubviews()
        (superview as? UITableViewCell)?.layOutClassic()
    }
}
