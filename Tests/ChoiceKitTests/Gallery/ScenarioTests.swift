import Testing
import UIKit

@testable import Gallery

struct ScenarioTests {
    @Test func haveNamesOfTheirOwn() {
        let names = Scenario.all.map(\.name)
        #expect(Set(names).count == names.count)
        #expect(names.contains("Leave request"))
    }

    @Test func areFoundByName() {
        #expect(Scenario.named("DropdownButton chosen")?.name == "DropdownButton chosen")
        #expect(Scenario.named("nothing") == nil)
    }

    @Test func offerFourteenReasonsForLeave() {
        for language in [ScreenLanguage.korean, .english] {
            #expect(Set(LeaveReason.allCases.map { $0.title(language) }).count == 14)
        }
    }
}
