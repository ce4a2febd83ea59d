import Foundation
import Testing
import UIKitCore

@testable import Simulator

/// Ten thousand messages that no page sends, with a fixed seed, against a running app.
@Suite(.serialized) @MainActor struct BrowserFuzzTests {
    @Test func randomAndMutatedMessagesDoNoHarm() async throws {
        let served = try ServedHost()
        let address = served.address
        let connections = await BrowserHostTests.apart { Self.attack(address, count: 10_000) }
        #expect(connections > 100)
        await served.until { served.host.pages.isEmpty }

        // What the first one filled (texts that were measured, lists of events) is full: more is a leak.
        let before = Self.residentBytes
        for _ in 0..<2 { _ = await BrowserHostTests.apart { Self.attack(address, count: 10_000) } }
        await served.until { served.host.pages.isEmpty }
        let growth = Self.residentBytes - before
        // A page that stays has some 40,000 bytes, and there are a thousand; memory that is free is noise.
        #expect(growth < 16_000_000, "grew by \(growth) bytes")

        let state = await BrowserHostTests.apart { address.open()?.text(containing: "\"type\":\"state\"") }
        #expect(state != nil)
    }

    @Test func garbageOnThePortIsNoHarm() async throws {
        let served = try ServedHost()
        let address = served.address
        let status = await BrowserHostTests.apart { () -> Int? in
            var random = Seeded(state: 7)
            for _ in 0..<200 {
                let client = RawClient(port: address.port)
                client?.write(
                    (0..<Int.random(in: 0...3000, using: &random)).map { _ in
                        UInt8.random(in: 0...255, using: &random)
                    })
            }
            // A frame that never ends, one without a mask, one of a kind that does not exist.
            for bytes in [[0x81, 0xFE, 0xFF, 0xFF], [0x81, 0x05, 1, 2, 3, 4, 5], [0x8F, 0x80, 0, 0, 0, 0]]
                as [[UInt8]]
            {
                let client = address.open()
                client?.write(bytes)
                client?.finish()
                _ = client?.closing()
            }
            return RawClient(port: address.port)?.get(address.path, host: address.host)?.status
        }
        #expect(status == 200)
    }

    /// What this process holds in memory, in pages of the machine.
    private static var residentBytes: Int {
        let statistics = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
        let pages = statistics.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
        return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
    }

    /// Sends the messages over as many connections as they need.
    ///
    /// - Returns: how many.
    private nonisolated static func attack(_ address: ServedHost.Address, count: Int) -> Int {
        var random = Seeded(state: 20_240)
        var (client, connections, left) = (nil as RawClient?, 0, 0)
        for _ in 0..<count {
            if client == nil || left == 0 {
                client = address.open()
                connections += 1
                left = 20
            }
            let kind: UInt8 = Int.random(in: 0..<50, using: &random) == 0 ? 2 : 1
            if client?.send(message(&random), kind: kind) != true { client = nil }
            left -= 1
        }
        return connections
    }

    private nonisolated static func message(_ random: inout Seeded) -> [UInt8] {
        var bytes = Array(messages[Int.random(in: 0..<messages.count, using: &random)].utf8)
        for _ in 0..<Int.random(in: 0...3, using: &random) {
            guard !bytes.isEmpty else { break }
            let place = Int.random(in: 0..<bytes.count, using: &random)
            switch Int.random(in: 0..<7, using: &random) {
            case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
            case 1: bytes.removeSubrange(place...)
            case 2: bytes.insert(contentsOf: Array("-1e308".utf8), at: place)
            case 3: bytes.insert(contentsOf: bytes, at: place)
            case 4: bytes.remove(at: place)
            case 5: bytes.insert(contentsOf: Array("null".utf8), at: place)
            default: bytes = (0..<place).map { _ in UInt8.random(in: 0...255, using: &random) }
            }
        }
        return bytes
    }

    private nonisolated static let messages = [
        #"{"type":"shown","frame":1}"#, #"{"type":"shown","frame":4294967295}"#,
        #"{"type":"touch","touches":[{"id":1,"phase":"began","x":30,"y":20}]}"#,
        #"{"type":"touch","touches":[{"id":1,"phase":"moved","x":50,"y":90}]}"#,
        #"{"type":"touch","touches":[{"id":1,"phase":"ended","x":50,"y":60}]}"#,
        #"{"type":"touch","touches":[{"id":-9223372036854775808,"phase":"began","x":0,"y":99.99}]}"#,
        #"{"type":"scroll","x":50,"y":50,"dx":0,"dy":99999}"#, #"{"type":"key","code":"KeyA","down":true}"#,
        #"{"type":"key","code":"Tab","down":true}"#, #"{"type":"key","code":"Backspace","down":true}"#,
        #"{"type":"text","op":"insert","text":"한글 \u0000 👨‍👩‍👧"}"#,
        #"{"type":"text","op":"mark","text":"ㅎ"}"#,
        #"{"type":"text","op":"commit","text":"한"}"#, #"{"type":"text","op":"deleteBackward"}"#,
        #"{"type":"rest","id":3}"#, #"{"type":"hover","x":30,"y":20}"#,
        #"{"type":"configure","settings":{"style":"dark","textSize":"AX5","keyboard":true}}"#,
        #"{"type":"configure","settings":{"orientation":"left","direction":"rtl","slow":true}}"#,
        #"{"type":"element","id":1,"action":"activate"}"#, #"{"type":"element","id":2,"action":"increment"}"#,
        #"{"type":"edges","on":true}"#, #"{"type":"escape"}"#, "", "\u{0}", "[[[[[[[[", "{\"type\":",
    ]
}
