import ChoiceKit
import Foundation
import Simulator
import Testing
import UIKit
import UIKitCore
import XCUIAutomation

@MainActor struct TypedDropdownButtonTests {
    private enum Leave: String, CaseIterable { case annual, sick, spouse }

    private let button = TypedDropdownButton<Leave>(frame: .zero)

    init() { button.setValues(Leave.allCases, title: \.rawValue) }

    @Test func takesValuesAndGivesThemBack() {
        #expect(button.values == Leave.allCases)
        #expect(button.items.map(\.title) == ["annual", "sick", "spouse"])
        #expect(button.selectedValue == nil)
        button.preselect(.sick)
        #expect(button.selectedValue == .sick && button.selectedTitle == "sick")
    }

    @Test func keepsTheChoiceByValue() {
        button.preselect(.sick)
        button.setValues([.sick, .annual]) { "the \($0.rawValue)" }
        #expect(button.selectedValue == .sick && button.selectedTitle == "the sick")
    }

    @Test func refusesAValueThatIsNotThere() {
        button.setValues([.annual], title: \.rawValue)
        #expect(!button.preselect(.spouse))
        #expect(button.selectedValue == nil)
    }

    @Test func tellsOfAPersonsChoiceAndNotOfTheProgramsOwn() {
        let stage = DropdownStage(button: button)
        var chosen: [Leave] = []
        button.setValues(Leave.allCases, title: \.rawValue)
        button.onSelectValue = { chosen.append($0) }
        button.preselect(.annual)
        stage.app.buttons["Number"].tap()
        stage.app.cells["spouse"].tap()
        stage.rest()
        stage.host.activate()
        button.accessibilityDecrement()
        #expect(chosen == [.spouse, .sick])
        #expect(stage.told == ["select spouse", "chosen", "select sick"])
    }

    @Test func tellsWhichValueWent() {
        var gone: [Leave] = []
        button.onResetValue = { gone.append($0) }
        button.preselect(.spouse)
        button.setValues([.annual], title: \.rawValue)
        #expect(gone == [.spouse])
    }

    @Test func takesItemsInSectionsWhoseIdsAreValues() {
        button.sections = [
            .init(title: "Paid", items: [.init(id: Leave.annual, title: "Annual", subtitle: "12 days")]),
            .init(title: "Other", items: [.init(id: Leave.sick, title: "Sick"), .init(id: 7, title: "?")]),
        ]
        #expect(button.values == [.annual, .sick])
        button.preselect(id: 7)
        #expect(button.selectedTitle == "?" && button.selectedValue == nil)
    }

    @Test func takesOptionalsAndNumbersForValues() {
        let choice = TypedDropdownButton<Int?>(frame: .zero)
        choice.setValues([nil, 1, 2]) { $0.map(String.init) ?? "None" }
        #expect(choice.values == [nil, 1, 2])
        #expect(choice.selectedValue == nil)
        #expect(choice.preselect(nil as Int?))
        #expect(choice.selectedValue == .some(nil) && choice.selectedTitle == "None")
        choice.preselect(2)
        #expect(choice.selectedValue == 2)
    }
}
