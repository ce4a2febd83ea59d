import QuartzCore
import Testing

struct CAMediaTimingFunctionTests {
    @Test func isLinearByThatName() {
        let linear = CAMediaTimingFunction(name: .linear)
        for step in 0...10 { #expect(linear.value(at: Double(step) / 10) == Double(step) / 10) }
    }

    @Test func isSolvedByItsTimeAndNotItsParameter() {
        // Known points of the standard curves.
        #expect(abs(CAMediaTimingFunction(name: .easeInEaseOut).value(at: 0.5) - 0.5) < 1e-6)
        #expect(abs(CAMediaTimingFunction(name: .default).value(at: 0.5) - 0.802_403) < 1e-5)
        #expect(abs(CAMediaTimingFunction(name: .easeIn).value(at: 0.5) - 0.315_357) < 1e-5)
        #expect(abs(CAMediaTimingFunction(name: .easeOut).value(at: 0.5) - 0.684_643) < 1e-5)
    }

    @Test func givesItsControlPoints() {
        var point: [Float] = [0, 0]
        CAMediaTimingFunction(controlPoints: 0.1, 0.2, 0.3, 1.4).getControlPoint(at: 2, values: &point)
        #expect(point == [0.3, 1.4])
    }

    @Test func isEqualByItsCurve() {
        #expect(CAMediaTimingFunction(name: .easeIn) == CAMediaTimingFunction(controlPoints: 0.42, 0, 1, 1))
        #expect(CAMediaTimingFunction(name: .easeIn) != CAMediaTimingFunction(name: .easeOut))
    }
}
