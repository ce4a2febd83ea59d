import Testing

@testable import Simulator

struct AccessRuleTests {
    let rule = AccessRule(token: "0123abcd", port: 8420, host: "127.0.0.1")

    @Test func givesThePageToWhoHasTheToken() {
        #expect(rule.file(path: "/0123abcd/", host: "127.0.0.1:8420") == .success(""))
        #expect(rule.file(path: "/0123abcd/screen.js", host: "localhost:8420") == .success("screen.js"))
    }

    @Test(arguments: ["/", "", "/0123abce/", "/0123abcd0/", "/0123abc/", "/screen.js", "//", "/0123ABCD/"])
    func refusesAnotherToken(_ path: String) {
        #expect(rule.file(path: path, host: "127.0.0.1:8420") == .failure(.token))
    }

    @Test(arguments: [
        nil, "", "127.0.0.1", "127.0.0.1:80", "evil.example:8420", "127.0.0.1:8420.evil.example",
    ])
    func refusesAnotherHost(_ host: String?) {
        #expect(rule.file(path: "/0123abcd/", host: host) == .failure(.host))
        #expect(
            rule.refusal(ofSocket: "/0123abcd/socket", host: host, origin: "http://127.0.0.1:8420") == .host)
    }

    @Test(arguments: [nil, "null", "http://evil.example", "https://127.0.0.1:8420", "http://127.0.0.1:8421"])
    func refusesASocketOfAnotherOrigin(_ origin: String?) {
        #expect(
            rule.refusal(ofSocket: "/0123abcd/socket", host: "127.0.0.1:8420", origin: origin) == .origin)
    }

    @Test func admitsItsOwnPage() {
        let origin = "http://127.0.0.1:8420"
        #expect(rule.refusal(ofSocket: "/0123abcd/socket", host: "127.0.0.1:8420", origin: origin) == nil)
        #expect(rule.refusal(ofSocket: "/socket", host: "127.0.0.1:8420", origin: origin) == .token)
        #expect(rule.refusal(ofSocket: "/0123abcd/other", host: "127.0.0.1:8420", origin: origin) == .token)
    }

    @Test func tokensHave128BitsAndDiffer() {
        let tokens = Set((0..<100).map { _ in AccessRule.makeToken() })
        #expect(tokens.count == 100)
        #expect(tokens.allSatisfy { $0.count == 32 && $0.allSatisfy(\.isHexDigit) })
    }
}

struct MessageRateTests {
    @Test func allowsABurstAndThenSoManyASecond() {
        var rate = MessageRate(burst: 3, perSecond: 2, now: 0)
        let burst = (0..<4).map { _ in rate.allows(at: 0) }
        #expect(burst == [true, true, true, false])
        let later = (0..<3).map { _ in rate.allows(at: 1) }
        #expect(later == [true, true, false])
    }

    @Test func aClockThatGoesBackGivesNothing() {
        var rate = MessageRate(burst: 1, perSecond: 1, now: 10)
        let allowed = [rate.allows(at: 10), rate.allows(at: 5), rate.allows(at: 10.5)]
        #expect(allowed == [true, false, false])
    }
}

struct LiveClockTests {
    @Test func goesAtItsSpeedAndNeverBack() {
        let machine = VirtualClock()
        let clock = LiveClock(machine: { machine.now })
        machine.move(to: 2)
        #expect(clock.now == 2)
        clock.setSpeed(0.1)
        #expect(clock.now == 2)
        machine.move(to: 12)
        #expect(abs(clock.now - 3) < 1e-9)
        clock.move(to: 100)
        #expect(abs(clock.now - 3) < 1e-9)
    }
}
