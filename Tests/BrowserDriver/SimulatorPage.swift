import Foundation

/// The simulator's page in a browser, as a person and a screen reader have it.
package final class SimulatorPage {
    private let browser: Chromium
    private let target: String
    private let session: String

    /// Opens the page and waits until it shows something.
    package init(
        _ address: String, in browser: Chromium, width: Int = 1280, height: Int = 900, pixels: Double = 1
    ) throws {
        self.browser = browser
        target = try Self.require(
            try browser.send("Target.createTarget", ["url": "about:blank"])["targetId"] as? String)
        let attached = try browser.send("Target.attachToTarget", ["targetId": target, "flatten": true])
        session = try Self.require(attached["sessionId"] as? String)
        try resize(width: width, height: height, pixels: pixels)
        try send("Page.enable")
        try go(to: address)
    }

    deinit { _ = try? browser.send("Target.closeTarget", ["targetId": target]) }

    package func go(to address: String) throws {
        try send("Page.navigate", ["url": address])
        try wait("globalThis.simulator?.screen.frames > 0 && simulator.state")
    }

    /// Makes it the page that is seen.
    package func bringToFront() throws { try send("Page.bringToFront") }

    /// - Parameters:
    ///   - width: in pixels of CSS.
    ///   - height: in pixels of CSS.
    ///   - pixels: of the display, in each of those.
    package func resize(width: Int, height: Int, pixels: Double) throws {
        try send(
            "Emulation.setDeviceMetricsOverride",
            ["width": width, "height": height, "deviceScaleFactor": pixels, "mobile": false])
    }

    @discardableResult
    package func send(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
        try browser.send(method, parameters, session: session)
    }

    /// The value of a JavaScript expression.
    @discardableResult
    package func evaluate(_ expression: String) throws -> Any? {
        let answer = try send(
            "Runtime.evaluate",
            ["expression": expression, "returnByValue": true, "awaitPromise": true, "userGesture": true])
        if let fault = answer["exceptionDetails"] as? [String: Any] {
            let exception = fault["exception"] as? [String: Any]
            throw ChromiumError("\(expression): \(exception?["description"] ?? fault)")
        }
        return (answer["result"] as? [String: Any])?["value"]
    }

    /// Waits until an expression is true; a minute at most, on a machine that is busy.
    package func wait(_ condition: String) throws {
        try evaluate(
            """
            new Promise((done, fail) => {
              const end = performance.now() + 60000;
              const look = () => {
                let isTrue = false;
                try { isTrue = Boolean(\(condition)); } catch {}
                if (isTrue) done(true);
                else if (performance.now() > end) fail(new Error("it did not come about"));
                else setTimeout(look, 15);
              };
              look();
            })
            """)
    }

    // MARK: Elements

    /// The name, value and other properties of the one element of a role and name, as Chromium's
    /// accessibility tree has them; nil where there is none.
    package func element(_ role: String, _ name: String) throws -> [String: Any]? {
        let nodes = try send("Accessibility.getFullAXTree")["nodes"] as? [[String: Any]] ?? []
        return nodes.first { node in
            Self.value(of: node, "role") == role && Self.value(of: node, "name") == name
                && node["ignored"] as? Bool != true
        }
    }

    /// Waits for the element, as its tree is read a tenth of a second after a change.
    package func find(_ role: String, _ name: String) throws -> [String: Any] {
        for _ in 0..<200 {
            if let found = try element(role, name) { return found }
            try evaluate("new Promise((done) => setTimeout(done, 50))")
        }
        throw ChromiumError("there is no \(role) called \(name)")
    }

    /// Presses the middle of the element with the mouse.
    package func tap(_ role: String, _ name: String) throws {
        _ = try find(role, name)
        // What is on its way is not pressed.
        try settle()
        let node = try Self.require(try find(role, name)["backendDOMNodeId"])
        let box = try Self.require(
            try send("DOM.getBoxModel", ["backendNodeId": node])["model"] as? [String: Any])
        let corners = try Self.require(box["border"] as? [Double])
        try tap(x: (corners[0] + corners[4]) / 2, y: (corners[1] + corners[5]) / 2)
    }

    package func tap(x: Double, y: Double) throws {
        try mouse("mousePressed", x: x, y: y)
        try mouse("mouseReleased", x: x, y: y)
    }

    /// Moves the mouse there; presses or lets go its left button, or moves with it held.
    package func mouse(_ type: String, x: Double, y: Double) throws {
        try send(
            "Input.dispatchMouseEvent",
            ["type": type, "x": x, "y": y, "button": "left", "clickCount": 1, "pointerType": "mouse"])
    }

    /// What assistive technology does to use the element.
    package func activate(_ role: String, _ name: String) throws {
        let node = try Self.require(try find(role, name)["backendDOMNodeId"])
        let object = try Self.require(
            try send("DOM.resolveNode", ["backendNodeId": node])["object"] as? [String: Any])
        try send(
            "Runtime.callFunctionOn",
            [
                "objectId": try Self.require(object["objectId"]),
                "functionDeclaration": "function() { this.click() }",
            ])
    }

    package static func value(of node: [String: Any], _ name: String) -> String? {
        (node[name] as? [String: Any])?["value"] as? String
    }

    package static func property(of node: [String: Any], _ name: String) -> Any? {
        let properties = node["properties"] as? [[String: Any]] ?? []
        let found = properties.first { $0["name"] as? String == name }
        return (found?["value"] as? [String: Any])?["value"]
    }

    /// What the browser answered, which has to be something of that kind.
    private static func require<Value>(_ value: Value?) throws -> Value {
        guard let value else { throw ChromiumError("The browser answered something else than it should.") }
        return value
    }

    // MARK: Pixels

    /// The device's pixels as the page has them: their size, and a number that differs where they do.
    package func pixels() throws -> Fingerprint {
        let answer = try evaluate(
            """
            (() => {
              const { canvas, context } = simulator.screen;
              const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
              const words = new Uint32Array(data.buffer);
              let hash = 0x811c9dc5;
              for (const word of words) hash = Math.imul(hash ^ word, 0x01000193);
              return [canvas.width, canvas.height, hash >>> 0];
            })()
            """)
        let numbers = try Self.require(answer as? [Int])
        return Fingerprint(width: numbers[0], height: numbers[1], hash: UInt32(numbers[2]))
    }

    package struct Fingerprint: Equatable {
        package var width: Int
        package var height: Int
        /// FNV-1a over red, green, blue and alpha, four at a time.
        package var hash: UInt32

        package init(width: Int, height: Int, hash: UInt32) {
            self.width = width
            self.height = height
            self.hash = hash
        }
    }

    /// Waits until nothing moves on the screen; a minute at most.
    package func settle() throws {
        try evaluate(
            """
            Promise.race([
              simulator.rest(),
              new Promise((_, fail) => setTimeout(() => fail(new Error("it did not come to rest")), 60000)),
            ])
            """)
    }
}
