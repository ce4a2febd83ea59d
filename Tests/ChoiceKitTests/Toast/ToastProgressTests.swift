import Foundation
import Simulator
import Testing
import UIKit
import UIKitCore
import XCUIAutomation

@testable import ChoiceKit

/// Work that may take a while.
@MainActor struct ToastProgressTests {
    private let stage = ToastStage()

    private func begin(_ text: String = "Uploading") -> ToastProgress {
        ToastProgress(text, in: stage.center)
    }

    private func end(_ progress: ToastProgress, _ outcome: Toast?, onAction: (() -> Void)? = nil) {
        stage.host.activate()
        progress.end(with: outcome, onAction: onAction)
        stage.host.settle()
    }

    @Test func showsNoSpinnerForQuickWork() {
        let progress = begin()
        stage.host.advance(by: 0.9)
        #expect(stage.view == nil && progress.handle == nil)
        end(progress, nil)
        stage.host.advance(by: 10)
        #expect(stage.view == nil && progress.handle == nil)
    }

    @Test func tellsTheOutcomeOfQuickWorkToo() {
        let progress = begin()
        stage.host.advance(by: 0.5)
        end(progress, Toast("Uploaded"))
        #expect(stage.text == "Uploaded")
        stage.host.advance(by: 5)
        #expect(stage.view == nil)
    }

    @Test func showsASpinnerForSlowWorkUntilItIsDone() {
        let progress = begin()
        stage.host.advance(by: 1.5)
        #expect(stage.text == "Uploading" && stage.view?.toast.showsActivityIndicator == true)
        stage.host.advance(by: 100)
        #expect(progress.handle?.isShown == true)
    }

    @Test func hasALargerSpinnerAtLargeType() {
        let progress = begin()
        stage.host.advance(by: 1.5)
        func spinner() -> UIActivityIndicatorView? {
            stage.view?.subviews.lazy.compactMap { $0 as? UIActivityIndicatorView }.first
        }
        #expect(spinner()?.bounds.height == 20 && progress.handle?.isShown == true)
        stage.host.change(to: DeviceSettings(contentSizeCategory: .accessibilityExtraExtraExtraLarge))
        #expect(spinner()?.bounds.height == 37)
    }

    @Test func endsInSuccessInPlace() {
        let progress = begin()
        stage.host.advance(by: 5)
        let view = stage.view
        end(progress, Toast("Uploaded"))
        #expect(stage.view === view && stage.text == "Uploaded")
        #expect(stage.view?.toast.showsActivityIndicator == false)
        stage.host.advance(by: 5)
        #expect(stage.view == nil && progress.handle?.endReason == .timedOut)
    }

    @Test func endsInFailureInPlaceWithSomethingToDo() {
        let progress = begin()
        stage.host.advance(by: 5)
        let view = stage.view
        var retries = 0
        end(progress, Toast("Not uploaded", action: .init("Try Again"), purpose: .error)) { retries += 1 }
        #expect(stage.view === view && stage.text == "Not uploaded")
        stage.app.buttons["Try Again"].tap()
        #expect(retries == 1 && progress.handle?.endReason == .action)
    }

    @Test func showsASpinnerLongEnoughToBeRead() {
        let progress = begin()
        stage.host.advance(by: 1.1)
        #expect(stage.text == "Uploading")
        end(progress, Toast("Uploaded"))
        stage.host.advance(by: 0.4)
        #expect(stage.text == "Uploading")
        stage.host.advance(by: 0.6)
        #expect(stage.text == "Uploaded")
    }

    @Test func showsALongTextLonger() {
        let progress = begin(String(repeating: "abc ", count: 15))
        stage.host.advance(by: 1.1)
        end(progress, nil)
        stage.host.advance(by: 4)
        #expect(stage.view != nil)
        stage.host.advance(by: 1.5)
        #expect(stage.view == nil)
    }

    @Test func goesWhereNothingIsToBeSaid() {
        let progress = begin()
        stage.host.advance(by: 5)
        end(progress, nil)
        #expect(stage.view == nil && progress.handle?.endReason == .dismissed)
    }

    @Test func tellsTheOutcomeThoughTheSpinnerWasDismissed() {
        let progress = begin()
        stage.host.advance(by: 2)
        stage.app.staticTexts["Uploading"].tap()
        stage.host.settle()
        #expect(stage.view == nil)
        end(progress, Toast("Uploaded"))
        #expect(stage.text == "Uploaded")
    }

    @Test func tellsTheOutcomeThoughTheSpinnerIsDismissedAtTheLastMoment() {
        let progress = begin()
        stage.host.advance(by: 1.1)
        end(progress, Toast("Uploaded"))
        stage.app.staticTexts["Uploading"].tap()
        stage.host.advance(by: 1.5)
        #expect(stage.text == "Uploaded")
    }

    @Test func takesTheOutcomeWhileItWaits() {
        stage.show(Toast("Saved", duration: 20))
        let progress = begin()
        stage.host.advance(by: 3)
        end(progress, Toast("Uploaded"))
        #expect(stage.center.waiting.map(\.toast.text) == ["Uploaded"])
    }

    @Test func endsOnce() {
        let progress = begin()
        stage.host.advance(by: 5)
        end(progress, Toast("Uploaded"))
        end(progress, Toast("Not uploaded"))
        #expect(stage.text == "Uploaded" && stage.center.waiting.isEmpty)
    }

    @Test func endsAnOutcomeThatShowsNothing() {
        let progress = begin()
        stage.host.advance(by: 5)
        end(progress, Toast(""))
        #expect(stage.view == nil && progress.handle?.endReason == .nothingToShow)
    }

    @Test func showsNothingOfWorkThatNobodyFollowsAnyMore() {
        do { _ = begin() }
        stage.host.advance(by: 5)
        #expect(stage.view == nil)
    }

    // MARK: Async work

    private struct Broken: Error {}

    @Test func followsWorkThatSucceeds() async throws {
        let value = try await stage.center.showProgress("Uploading") { (number: Int) in
            Toast("Uploaded \(number)")
        } failure: { _ in
            Toast("Not uploaded")
        } of: {
            await Task.yield()
            stage.host.advance(by: 5)
            #expect(stage.text == "Uploading")
            return 3
        }
        stage.host.settle()
        #expect(value == 3 && stage.text == "Uploaded 3")
    }

    @Test func followsWorkThatFails() async { await follow(Broken(), says: "Not uploaded") }

    @Test func saysNothingOfWorkThatWasCancelled() async { await follow(CancellationError(), says: nil) }

    /// Without a closure that the main actor would be left for: other tests have the clock meanwhile.
    private func follow<Failure: Error>(_ failure: Failure, says text: String?) async {
        do {
            try await stage.center.showProgress("Uploading") { (_: Int) in
                Toast("Uploaded")
            } failure: { _ in
                Toast("Not uploaded", purpose: .error)
            } of: {
                stage.host.advance(by: 5)
                throw failure
            }
            Issue.record("The work failed, and nobody heard of it.")
        } catch {
            #expect(error is Failure)
        }
        stage.host.settle()
        #expect(stage.text == text)
    }
}
