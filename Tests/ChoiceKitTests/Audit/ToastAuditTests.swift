import Simulator
import Testing
import UIKit
import UIKitCore

@testable import ChoiceKit

/// The kit's own toasts under the rules on what is on the screen and on what they do.
@MainActor struct ToastAuditTests {
    nonisolated static let archived = Toast("메시지를 보관했어요", action: .init("실행 취소", hasOtherRoute: true))

    @Test(arguments: [Device.iPhoneSE, .iPhone15], [UIInterfaceOrientation.portrait, .landscapeRight])
    func liesOnNothing(_ device: Device, _ orientation: UIInterfaceOrientation) throws {
        for category in [UIContentSizeCategory.large, .accessibilityExtraExtraExtraLarge] {
            for isUp in [false, true] {
                let stage = ToastStage(device, .init(contentSizeCategory: category), held: orientation)
                stage.host.keyboard(isUp: isUp)
                stage.show(Self.archived)
                stage.host.advance(by: 1)
                let found = Self.archived.audit(in: try #require(stage.views.first))
                #expect(found.isEmpty, "\(category.rawValue), keyboard \(isUp): \(found)")
            }
        }
    }

    @Test func isAnnouncedAndLeavesTheFocusAlone() throws {
        let stage = ToastStage()
        let button = UIButton(frame: CGRect(x: 20, y: 60, width: 120, height: 44))
        stage.controller.view.addSubview(button)
        stage.host.activate()
        UIAccessibility.focus(on: button)
        UIAccessibility.posted = []
        stage.show(Self.archived)
        stage.host.advance(by: 1)
        var behavior = HIGAudit.ToastBehavior()
        behavior.announces = UIAccessibility.posted.contains {
            $0.notification == .announcement && $0.argument?.contains(Self.archived.text) == true
        }
        behavior.movesFocus = UIAccessibility.focusedElement(using: nil) as? UIView !== button
        #expect(Self.archived.audit(behavior: behavior).isEmpty, "\(behavior)")
    }
}
