import Foundation
import Testing
import UIKitCore

@testable import Simulator

/// What a page does and what comes of it, over real sockets.
@Suite(.serialized) @MainActor struct BrowserHostTests {
    @Test func aPageIsToldTheStateAndTheElementsAndGetsAFrame() async throws {
        let served = try ServedHost()
        let address = served.address
        let (state, tree, frame) = await Self.apart {
            guard let page = address.open() else { return ("", "", nil as RawClient.Frame?) }
            var (state, tree, frame) = ("", "", nil as RawClient.Frame?)
            while state.isEmpty || tree.isEmpty || frame == nil, let next = page.frame() {
                if next.kind == 2 { frame = next }
                if next.text.contains("\"type\":\"state\"") { state = next.text }
                if next.text.contains("\"type\":\"tree\"") { tree = next.text }
            }
            return (state, tree, frame)
        }
        #expect(state.contains("\"title\":\"Test\""))
        #expect(tree.contains("\"label\":\"Press\""))
        // Four numbers, one step and all pixels.
        #expect(frame?.payload.count == 40_040)
    }

    /// None answers a frame, and frames come all the time: what they are told does not wait for any.
    @Test func aPageThatComesRightAfterAnotherIsToldAtOnce() async throws {
        let served = try ServedHost()
        let address = served.address
        served.host.host.activate()
        UIView.animate(withDuration: 0.3, delay: 0, options: [.autoreverse, .repeat]) {
            served.button.alpha = 0.5
        }
        let states = await Self.apart {
            (0..<3).map { _ in address.open()?.text(containing: "\"type\":\"state\"") }
        }
        #expect(states.allSatisfy { $0 != nil })
    }

    @Test func aPageThatAsksIsToldWhenNothingMoves() async throws {
        let served = try ServedHost()
        let address = served.address
        served.host.host.activate()
        UIView.animate(withDuration: 0.3) { served.button.alpha = 0.5 }
        let frames = await Self.apart { () -> Int? in
            guard let page = address.open() else { return nil }
            page.send(#"{"type":"rest","id":7}"#)
            var frames = 0
            while let next = page.frame() {
                if next.text.contains(#""type":"rest","number":7"#) { return frames }
                guard next.kind == 2 else { continue }
                frames += 1
                let serial = next.payload[..<4].enumerated().reduce(0) {
                    $0 | Int($1.element) << ($1.offset * 8)
                }
                page.send(#"{"type":"shown","frame":\#(serial)}"#)
            }
            return nil
        }
        #expect(try #require(frames) > 2)
        #expect(served.button.layer.animationKeys() == nil && served.host.host.nextFrameTime == nil)
    }

    @Test func aTouchPressesAndALostPageCancels() async throws {
        let served = try ServedHost()
        let address = served.address
        var page = await Self.apart { () -> RawClient? in
            let page = address.open()
            page?.send(Self.touch("began", 30, 20))
            page?.send(Self.touch("ended", 30, 20))
            return page
        }
        await served.until { served.pressCount == 1 }
        page?.send(Self.touch("began", 30, 20, id: 2))
        await served.until { served.button.isHighlighted }
        page = nil
        await served.until { !served.button.isHighlighted }
        #expect(served.pressCount == 1)
        #expect(served.host.pages.isEmpty)
    }

    @Test func aMouseHoversAndALostPageEndsIt() async throws {
        let served = try ServedHost()
        let address = served.address
        let hover = UIHoverGestureRecognizer()
        served.button.addGestureRecognizer(hover)
        var page = await Self.apart { () -> RawClient? in
            let page = address.open()
            page?.send(#"{"type":"hover","x":30,"y":20}"#)
            return page
        }
        await served.until { hover.state == .began && page != nil }
        page?.send(#"{"type":"hover","x":31,"y":20}"#)
        await served.until { hover.state == .changed }
        page = nil
        await served.until { hover.state == .possible }
        #expect(served.host.pages.isEmpty)
    }

    @Test func thePageDrawsNoPointerWhereARegionHasItsOwn() async throws {
        let served = try ServedHost()
        let address = served.address
        served.button.pointerStyleProvider = { _, _, _ in .hidden() }
        let told = await Self.apart { () -> [String?] in
            let page = address.open()
            page?.send(#"{"type":"hover","x":30,"y":20}"#)
            let hidden = page?.text(containing: "\"pointer\"")
            page?.send(#"{"type":"hover"}"#)
            return [hidden, page?.text(containing: "\"pointer\"")]
        }
        #expect(told == [true, false].map { #"{"type":"pointer","isHidden":\#($0)}"# })
    }

    @Test func touchesOfUnknownFingersAndOutsideAreNothing() async throws {
        let served = try ServedHost()
        let address = served.address
        let page = await Self.apart { () -> RawClient? in
            let page = address.open()
            page?.send(Self.touch("moved", 30, 20, id: 7))
            page?.send(Self.touch("ended", 30, 20, id: 7))
            page?.send(Self.touch("began", -5, 20, id: 8))
            page?.send(Self.touch("ended", 30, 20, id: 8))
            page?.send(Self.touch("began", 30, 20, id: 9))
            page?.send(Self.touch("moved", 90_000, -90_000, id: 9))
            page?.send(Self.touch("ended", 30, 20, id: 9))
            return page
        }
        await served.until { served.pressCount == 1 }
        #expect(served.host.pages.count == 1)
        withExtendedLifetime(page) {}
    }

    @Test func aSocketCutDuringCompositionKeepsTheText() async throws {
        let served = try ServedHost()
        let address = served.address
        served.host.host.activate()
        served.field.becomeFirstResponder()
        var page = await Self.apart { () -> RawClient? in
            let page = address.open()
            page?.send(#"{"type":"text","op":"mark","text":"하"}"#)
            return page
        }
        await served.until { served.field.text == "하" && page != nil }
        #expect(served.field.markedTextRange != nil)
        page = nil
        await served.until { served.field.markedTextRange == nil }
        #expect(served.field.text == "하")
    }

    @Test func twoPagesSeeTheSameAppAndABadOneEndsAlone() async throws {
        let served = try ServedHost()
        let address = served.address
        let (code, reason, other) = await Self.apart { () -> (Int?, String, String?) in
            guard let good = address.open(), let bad = address.open() else { return (nil, "", nil) }
            bad.send("{}")
            let closing = bad.closing()
            good.send(#"{"type":"configure","settings":{"style":"dark"}}"#)
            return (closing?.code, closing?.text ?? "", good.text(containing: "\"style\":\"dark\""))
        }
        #expect(code == 1008)
        #expect(reason == "A message is not JSON of the known form.")
        #expect(other != nil)
        #expect(served.host.host.settings.style == .dark)
    }

    @Test(arguments: [
        (1, 70_000, 1009, "A message is too large."), (2, 10, 1003, "A message is text."),
    ])
    func messagesOfAnotherKindCloseWithAReason(
        _ kind: UInt8, _ count: Int, _ code: Int, _ reason: String
    ) async throws {
        let served = try ServedHost()
        let address = served.address
        let closing = await Self.apart { () -> RawClient.Frame? in
            let page = address.open()
            page?.send([UInt8](repeating: 0x20, count: count), kind: kind)
            return page?.closing()
        }
        #expect(closing?.code == code)
        #expect(closing?.text == reason)
    }

    @Test func aPageThatStopsReadingGetsTwoFramesAndNoMore() async throws {
        let served = try ServedHost()
        let address = served.address
        let page = await Self.apart { address.open() }
        func sent() -> UInt32? { served.host.pages.values.first?.lastFrame }
        await served.until {
            Self.flip(served)
            return sent() == 2
        }
        let frames = served.host.host.frameCount
        await served.until {
            Self.flip(served)
            return served.host.host.frameCount >= frames + 5
        }
        #expect(sent() == 2)
        withExtendedLifetime(page) {}
    }

    @Test func portsThatAreTakenAreNamed() throws {
        let served = try ServedHost()
        let port = served.address.port
        #expect(throws: WebServerError.portInUse(port)) { try served.host.serve(at: WebAddress(port: port)) }
        #expect(WebServerError.portInUse(port).description.contains("\(port)"))
        #expect(WebServerError.portInUse(port).description.contains("--port"))
        #expect(throws: WebServerError.noSuchAddress("nowhere")) {
            try served.host.serve(at: WebAddress(host: "nowhere"))
        }
        #expect(throws: WebServerError.notAPort(70_000)) {
            try served.host.serve(at: WebAddress(port: 70_000))
        }
    }

    @Test func refusesWhoLacksTheTokenOrComesFromElsewhere() async throws {
        let served = try ServedHost()
        let address = served.address
        let statuses = await Self.apart { () -> [Int?] in
            let (host, origin, path) = (address.host, address.origin, "\(address.path)socket")
            return [
                RawClient(port: address.port)?.get("/", host: host)?.status,
                RawClient(port: address.port)?.get(address.path, host: host)?.status,
                RawClient(port: address.port)?.get("\(address.path)../Package.swift", host: host)?.status,
                RawClient(port: address.port)?.get("\(address.path)nothing.js", host: host)?.status,
                RawClient(port: address.port)?.get(address.path, host: "evil.example")?.status,
                RawClient(port: address.port)?.open("/socket", host: host, origin: origin),
                RawClient(port: address.port)?.open(path, host: host, origin: "http://evil.example"),
                RawClient(port: address.port)?.open(path, host: host, origin: nil),
                RawClient(port: address.port)?.open(path, host: host, origin: origin),
            ]
        }
        #expect(statuses == [403, 200, 403, 404, 403, 403, 403, 403, 101])
        withExtendedLifetime(served) {}
    }

    /// Changes what is on the screen.
    private static func flip(_ served: ServedHost) {
        served.host.host.activate()
        served.button.isSelected.toggle()
        served.button.backgroundColor = served.button.isSelected ? .red : .blue
    }

    /// Runs something that waits on a thread of its own, while the app goes on.
    nonisolated static func apart<Value: Sendable>(_ body: @escaping @Sendable () -> Value) async -> Value {
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async { continuation.resume(returning: body()) }
        }
    }

    private nonisolated static func touch(_ phase: String, _ x: Int, _ y: Int, id: Int = 1) -> String {
        #"{"type":"touch","touches":[{"id":\#(id),"phase":"\#(phase)","x":\#(x),"y":\#(y)}]}"#
    }
}
