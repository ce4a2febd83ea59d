public import Foundation

/// Says what the rows of a picker show, and hears what a person chose.
@MainActor public protocol UIPickerViewDelegate: NSObjectProtocol {
    /// How wide a component is, in points; where this is left out, all share the width.
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat

    /// How high the rows of a component are, in points; 32 where this is left out.
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?

    /// Goes before the title without attributes. Font, colour and kerning are shown.
    func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString?

    /// The view of a row, which goes before titles. One without a size takes that of the row.
    ///
    /// A row that stands half in the bar is shown twice, on either side of its edge, and asked for twice. The
    /// view that is handed in is one that this component shows no longer, to be used again.
    func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView

    /// A wheel that a person turned came to rest. Not called for `selectRow(_:inComponent:animated:)`.
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
    public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 0 }

    public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 0 }

    public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
        -> String?
    {
        nil
    }

    public func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? { nil }

    public func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView { NoRowView() }

    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}

/// The answer of a delegate that has no views.
final class NoRowView: UIView {}

/// Says what VoiceOver calls the wheels of a picker.
@MainActor public protocol UIPickerViewAccessibilityDelegate: UIPickerViewDelegate {
    func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String?
    func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int) -> String?
}

extension UIPickerViewAccessibilityDelegate {
    public func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int)
        -> String?
    {
        nil
    }

    public func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int)
        -> String?
    {
        nil
    }
}
