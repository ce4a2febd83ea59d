import Simulator

extension XCUIElement {
    /// Turns the wheel of a picker, row by row, until it shows a value: down to its end, then up.
    ///
    /// A wheel without that value ends the test, as does anything that is no wheel.
    public func adjust(toPickerWheelValue pickerWheelValue: String) {
        succeed { () throws(RobotError) in try tryAdjust(to: pickerWheelValue) }
    }

    package func tryAdjust(to value: String) throws(RobotError) {
        let person = VoiceOver(on: try application.host())
        guard try node().role == .pickerWheel else { throw .unadjustable(try node().summary) }
        for adjustment in [VoiceOver.Adjustment.increment, .decrement] {
            var last: String?
            while try node().value != value, try node().value != last {
                last = try node().value
                try person.adjust(try node(), by: adjustment)
            }
            if try node().value == value { return }
        }
        throw .noValue(value, on: try node().summary)
    }
}
