import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

/// Where a sheet rests, and what lies behind it.
@MainActor struct UISheetPresentationControllerTests {
    let stage = SheetStage()

    /// On a picture of iOS 17 the sheet begins at 443.5 of 852 points.
    @Test func mediumIsHalfOfTheRoom() {
        stage.present { $0.detents = [.medium(), .large()] }
        #expect(stage.top == 443.5)
        #expect(stage.content.view.safeAreaInsets.bottom == 34)
    }

    @Test func restsAtTheLowestDetentUnlessToldOtherwise() {
        stage.present {
            $0.detents = [.large(), .medium()]
            #expect($0.selectedDetentIdentifier == nil)
        }
        #expect(stage.top == 443.5)
        stage.sheet.animateChanges { stage.sheet.selectedDetentIdentifier = .large }
        stage.host.settle()
        #expect(stage.top == 69)
        stage.sheet.selectedDetentIdentifier = .init("nothing")
        stage.host.settle()
        #expect(stage.top == 443.5)
    }

    @Test func aDetentOfTheAppsStandsAboveTheSafeArea() {
        stage.present { $0.detents = [.custom { _ in 260 }] }
        #expect(stage.top == 558)
    }

    @Test(arguments: [CGFloat?.none, 0, -5, .nan, .infinity])
    func aDetentWithoutAHeightIsNone(value: CGFloat?) {
        stage.present { $0.detents = [.custom { _ in value }] }
        #expect(stage.top == 69)
    }

    @Test func aDetentIsNeverHigherThanTheRoom() {
        stage.present {
            $0.detents = [
                .custom { context in
                    #expect(context.maximumDetentValue == 749)
                    #expect(context.containerTraitCollection.verticalSizeClass == .regular)
                    return 5_000
                }
            ]
        }
        #expect(stage.top == 69)
    }

    @Test func asksADetentAgainOnlyWhereTheRoomChanged() {
        var asked = 0
        stage.present {
            $0.detents = [
                .custom { _ in
                    asked += 1
                    return 300
                }, .large(),
            ]
        }
        let before = asked
        stage.drag(from: 600, by: -120)
        stage.host.settle()
        stage.sheet.animateChanges { stage.sheet.selectedDetentIdentifier = .large }
        stage.host.settle()
        #expect(asked == before)
        stage.sheet.invalidateDetents()
        stage.host.settle()
        #expect(asked == before + 1)
        var settings = stage.host.settings
        settings.contentSizeCategory = .accessibilityLarge
        stage.host.change(to: settings)
        #expect(asked > before + 1)
    }

    @Test func asksAgainWhenDetentsAreInvalidated() {
        var value: CGFloat = 200
        stage.present { $0.detents = [.custom { _ in value }] }
        value = 300
        stage.sheet.animateChanges { stage.sheet.invalidateDetents() }
        stage.host.settle()
        #expect(stage.top == 518)
    }

    @Test func standsAboveTheKeyboard() {
        stage.present { $0.detents = [.custom { _ in 200 }] }
        stage.host.keyboard(isUp: true)
        stage.host.settle()
        let keyboard = stage.host.app.screen.softwareKeyboard.frame.height
        #expect(stage.top == 852 - keyboard - 200)
    }

    @Test func fillsAWindowInCompactHeightUnlessItIsAttachedToTheEdge() {
        let lying = SheetStage(orientation: .landscapeLeft)
        lying.present { $0.detents = [.custom { _ in 200 }] }
        #expect(lying.top == 0)
        let attached = SheetStage(orientation: .landscapeLeft)
        attached.content.preferredContentSize = CGSize(width: 400, height: 0)
        attached.present {
            $0.detents = [.medium(), .custom { _ in 200 }]
            $0.prefersEdgeAttachedInCompactHeight = true
            $0.widthFollowsPreferredContentSizeWhenEdgeAttached = true
        }
        #expect(attached.top == 172)
        #expect(attached.content.view.screenFrame.minX == 226)
    }

    // MARK: What lies behind

    @Test func pushesBackOnlyAtItsGreatestHeight() {
        stage.present { $0.detents = [.medium(), .large()] }
        #expect(stage.root.view.transform == .identity && stage.root.view.layer.cornerRadius == 0)
        stage.sheet.animateChanges { stage.sheet.selectedDetentIdentifier = .large }
        stage.host.settle()
        #expect(stage.root.view.screenFrame.minY > 58 && stage.root.view.layer.cornerRadius == 10)
        stage.sheet.animateChanges { stage.sheet.selectedDetentIdentifier = .medium }
        stage.host.settle()
        #expect(stage.root.view.transform == .identity && stage.root.view.layer.cornerRadius == 0)
    }

    @Test func dimsFromTheDetentAfterTheLargestUndimmed() {
        stage.present {
            $0.detents = [.medium(), .large()]
            $0.largestUndimmedDetentIdentifier = .medium
        }
        #expect(stage.dimming?.alpha == 0)
        stage.sheet.animateChanges { stage.sheet.selectedDetentIdentifier = .large }
        stage.host.settle()
        #expect(stage.dimming?.alpha == 1)
    }

    @Test func whatIsBehindAnUndimmedSheetIsLive() {
        var taps = 0
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Tap") { _ in taps += 1 })
        button.frame = CGRect(x: 20, y: 100, width: 100, height: 44)
        stage.root.view.addSubview(button)
        stage.present {
            $0.detents = [.medium()]
            $0.largestUndimmedDetentIdentifier = .medium
        }
        stage.host.tap(at: CGPoint(x: 60, y: 120))
        stage.host.settle()
        #expect(taps == 1 && stage.isUp)
        #expect(AccessibilityTree(of: stage.host.app).lines.contains { $0.contains("button \"Tap\"") })
        stage.sheet.largestUndimmedDetentIdentifier = nil
        stage.host.settle()
        stage.host.tap(at: CGPoint(x: 60, y: 120))
        stage.host.settle()
        #expect(taps == 1 && !stage.isUp)
    }

    // MARK: The grabber

    @Test func showsAGrabberWhereOneIsWanted() throws {
        stage.present { $0.detents = [.medium(), .large()] }
        #expect(!stage.lines.contains { $0.contains("Sheet Grabber") })
        stage.sheet.prefersGrabberVisible = true
        stage.host.settle()
        let line = try #require(stage.lines.first { $0.contains("Sheet Grabber") })
        // Measured by others: 36 by 5, 5 below the top.
        #expect(line.contains("(178.5, 448.5, 36, 5)"))
    }

    @Test func aTapOnTheGrabberGoesToTheNextDetent() {
        stage.present {
            $0.detents = [.medium(), .large()]
            $0.prefersGrabberVisible = true
        }
        stage.host.tap(at: CGPoint(x: 196, y: 451))
        stage.host.settle()
        #expect(stage.top == 69 && stage.log.calls == ["changed large"])
        stage.host.tap(at: CGPoint(x: 196, y: 76))
        stage.host.settle()
        #expect(stage.top == 443.5)
    }

    @Test func takesACornerRadius() {
        stage.present { $0.preferredCornerRadius = 24 }
        #expect(stage.sheet.presentedView?.layer.cornerRadius == 24)
        stage.sheet.preferredCornerRadius = .nan
        stage.host.settle()
        #expect(stage.sheet.presentedView?.layer.cornerRadius == 10)
    }

    @Test func onlySheetsHaveOne() {
        let other = UIViewController()
        #expect(other.sheetPresentationController === other.presentationController)
        let child = UIViewController()
        other.addChild(child)
        #expect(child.sheetPresentationController === other.sheetPresentationController)
        let full = UIViewController()
        full.modalPresentationStyle = .fullScreen
        #expect(full.sheetPresentationController == nil)
    }
}
