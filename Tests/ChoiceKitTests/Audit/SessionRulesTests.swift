import ChoiceKit
import Foundation
import Testing

struct SessionRulesTests {
    static let popups = [
        Popup.titled("No Internet Connection", nil, .default("OK")),
        Popup.titled("인터넷에 연결되어 있지 않습니다", nil, .default("확인")),
    ]

    /// Long after the launch, so that only what a test is about is found.
    private func session(by audit: HIGAudit = .standard) -> HIGAudit.Session {
        HIGAudit.Session(by: audit, launchedAt: -100)
    }

    private func rules(_ session: HIGAudit.Session) -> [String] { session.findings.map(\.rule) }

    @Test(arguments: popups) func findsAPopupAtTheLaunch(_ popup: Popup) {
        var session = HIGAudit.Session(launchedAt: 10)
        #expect(session.show(popup, at: 12.9).map(\.rule) == ["A-C02"])
        session.close(popup, at: 13)
        var later = HIGAudit.Session(launchedAt: 10)
        #expect(later.show(popup, at: 13).isEmpty)
        var patient = HIGAudit.Session(by: .with { $0.launchDuration = 5 }, launchedAt: 10)
        #expect(patient.show(popup, at: 14).map(\.rule) == ["A-C02"])
    }

    @Test(arguments: popups) func findsAPopupOverAnother(_ popup: Popup) {
        var session = session()
        session.show(.titled("Saved", nil, .default("Done")), at: 0)
        let found = session.show(popup, at: 1)
        #expect(found.map(\.rule) == ["A-C04"])
        #expect(found.map(\.severity) == [.error])
    }

    @Test(arguments: popups) func takesOnePopupAfterTheOther(_ popup: Popup) {
        var session = session()
        let first = Popup.titled("Saved", nil, .default("Done"))
        session.show(first, at: 0)
        session.close(first, at: 1)
        session.show(popup, at: 2)
        #expect(session.findings.isEmpty)
    }

    @Test(arguments: popups) func findsTheSamePopupSeveralTimes(_ popup: Popup) {
        var session = session()
        for time in [0.0, 10, 20, 30] {
            session.show(popup, at: time)
            session.close(popup, at: time + 1)
        }
        #expect(rules(session) == ["A-C05", "A-C05"])
        #expect(session.findings.allSatisfy { $0.severity == .info })
    }

    @Test func takesAFewPopupsInASession() {
        var session = session()
        for index in 0..<3 {
            let popup = Popup.titled("Title \(index)", nil, .default("OK"))
            session.show(popup, at: Double(index))
            session.close(popup, at: Double(index) + 0.5)
        }
        #expect(session.findings.isEmpty)
        session.show(.titled("Title 3", nil, .default("OK")), at: 9)
        #expect(rules(session) == ["A-C05"])
    }

    @Test(arguments: popups) func findsAPopupThatComesBackAtOnce(_ popup: Popup) {
        var session = session()
        session.show(popup, at: 0)
        session.close(popup, at: 1)
        #expect(session.show(popup, at: 1.9).map(\.rule) == ["A-C08"])
        session.close(popup, at: 2)
        // Others in between do not matter, and a second later it is news.
        var later = self.session()
        later.show(popup, at: 0)
        later.close(popup, at: 1)
        #expect(later.show(popup, at: 2).isEmpty)
    }

    @Test func knowsAPopupByWhatItSaysAndNotByItsLook() {
        var session = session()
        let popup = Self.popups[0]
        session.show(popup, at: 0)
        session.close(popup, at: 1)
        #expect(session.show(popup.with { $0.style.width = 300 }, at: 1.5).map(\.rule) == ["A-C08"])
    }

    @Test(arguments: ["Copied", "복사됨"]) func findsAToastThatIsUpAlready(_ text: String) {
        var session = session()
        session.show(Toast(text), at: 0)
        session.show(Toast(text + "!"), at: 1)
        #expect(session.findings.isEmpty)
        session.show(Toast(text), at: 1)
        #expect(rules(session) == ["T-06"])
        session.close(Toast(text), at: 4)
        session.close(Toast(text), at: 4)
        #expect(session.show(Toast(text), at: 5).isEmpty)
    }

    @Test func closesNothingThatIsNotUp() {
        var session = session()
        session.close(Self.popups[0], at: 0)
        session.close(Toast("Copied"), at: 0)
        #expect(session.show(Self.popups[0], at: 0.5).isEmpty)
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity]) func takesAnyTime(_ time: Double) {
        var session = HIGAudit.Session(launchedAt: time)
        session.show(Self.popups[0], at: time)
        session.close(Self.popups[0], at: time)
        session.show(Self.popups[0], at: time)
    }

    @Test func leavesOutWhatIsIgnored() {
        let audit = HIGAudit.with { $0.ignores = [.init("A-C02", because: "It asks for the passcode.")] }
        var session = HIGAudit.Session(by: audit, launchedAt: 0)
        #expect(session.show(Self.popups[0], at: 1).isEmpty)
    }
}
