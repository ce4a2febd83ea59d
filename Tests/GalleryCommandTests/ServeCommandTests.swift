import Simulator
import Testing
import UIKit

@testable import GalleryCommand

@MainActor struct ServeCommandTests {
    @Test func tellsWhatTheAuditFoundWhenAScreenComesUp() {
        let app = ServeCommand.gallery
        let host = HeadlessHost(settings: DeviceSettings(language: "ko"))
        app.launch(host, "Popup that breaks the rules")
        let lines = app.takeEvents()
        #expect(lines.contains { $0.hasPrefix("HIGAudit error A-T01: “오류”") })
        #expect(!app.takeEvents().contains { $0.hasPrefix("HIGAudit") })
        app.launch(host, "Leave request")
        #expect(!app.takeEvents().contains { $0.hasPrefix("HIGAudit") })
        host.closeWindows()
    }
}
