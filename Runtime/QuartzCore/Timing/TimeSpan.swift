/// The arithmetic of ``CAMediaTiming`` as a value: where in one pass a moment lies.
struct TimeSpan: Equatable {
    /// When it begins, in the outer time.
    var begin: Double
    /// One pass, in its own seconds; more than 0.
    var duration: Double
    var speed: Double = 1
    var offset: Double = 0
    var repeatCount: Double = 0
    var repeatDuration: Double = 0
    var autoreverses = false

    /// Where a moment lies. The number is how far a pass has come, 0 to 1.
    enum Place: Equatable {
        case before(Double)
        case within(Double)
        case after(Double)
    }

    private var pass: Double { autoreverses ? duration * 2 : duration }

    /// All passes, in its own seconds.
    private var total: Double {
        if repeatDuration > 0 { return repeatDuration }
        return pass * (repeatCount > 0 ? repeatCount : 1)
    }

    /// Whether it will not end by itself.
    var isEndless: Bool { speed == 0 || !total.isFinite }

    /// When it ends, in the outer time.
    var end: Double {
        isEndless ? .infinity : begin + max(0, (speed > 0 ? total - offset : total + offset) / abs(speed))
    }

    func place(at time: Double) -> Place {
        if time < begin { return .before(fraction(speed < 0 ? total + offset : offset)) }
        // One that runs backwards starts at its end.
        let own = (time - begin) * speed + offset + (speed < 0 ? total : 0)
        if speed < 0 { return own <= 0 ? .after(fraction(0)) : .within(fraction(own)) }
        return own >= total ? .after(fraction(total)) : .within(fraction(own))
    }

    private func fraction(_ own: Double) -> Double {
        let own = min(max(own, 0), total)
        guard own.isFinite, duration > 0 else { return 0 }
        var rest = own.truncatingRemainder(dividingBy: pass)
        // The end of the last pass is its end and not the start of one more.
        if own >= total, own > 0, min(rest, pass - rest) < pass * 1e-9 { rest = pass }
        return rest <= duration ? rest / duration : max(0, 2 - rest / duration)
    }
}
