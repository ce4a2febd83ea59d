import Simulator
import Testing
import UIKit

@testable import XCUIAutomation

struct LaunchArgumentsTests {
    @Test(arguments: ["(ko)", "(\"ko\", \"en\")", "ko", "( 'ko' )"]) func readsTheFirstLanguage(
        _ list: String
    ) {
        #expect(LaunchArguments(["-x", "-AppleLanguages", list]).settings.language == "ko")
    }

    @Test func leavesTheSettingsAloneWhereNothingIsSaid() {
        #expect(LaunchArguments([]).settings.language == "en")
        #expect(LaunchArguments(["-AppleLanguages"]).settings.language == "en")
        #expect(LaunchArguments(["-AppleLanguages", "()"]).settings.language == "en")
    }

    @Test func readsTheSizeOfText() {
        let category = UIContentSizeCategory.accessibilityLarge
        let arguments = ["-UIPreferredContentSizeCategoryName", category.rawValue]
        #expect(LaunchArguments(arguments).settings.contentSizeCategory == category)
    }
}
