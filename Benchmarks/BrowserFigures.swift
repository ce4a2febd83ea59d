import BrowserDriver
import Foundation

/// The gallery in headless Chromium, from the mouse to the canvas: the page, the socket and the app, all on
/// this machine. Unlike the others these are seconds of a clock on the wall.
enum BrowserFigures {
    /// - Throws: `ChromiumError` where the gallery is not built or Chromium not installed.
    static func figures() throws -> [Figure] {
        let server = try GalleryServer()
        let browser = try Chromium()
        return try scroll(server, browser) + tap(server, browser)
    }

    /// Frames that the canvas showed in each second of a wheel that turns for two.
    private static func scroll(_ server: GalleryServer, _ browser: Chromium) throws -> [Figure] {
        let page = try SimulatorPage(server.page("screen=Long+list"), in: browser, pixels: 2)
        try page.settle()
        let rates = try (0..<scrolls).map { run in
            let answer = try page.evaluate(
                """
                (async () => {
                  const { screen } = simulator;
                  const glass = screen.shown;
                  const box = glass.getBoundingClientRect();
                  const turn = {
                    clientX: box.x + box.width / 2, clientY: box.y + box.height / 2,
                    deltaY: \(run.isMultiple(of: 2) ? 20 : -20), bubbles: true, cancelable: true,
                  };
                  const [first, start] = [screen.frames, performance.now()];
                  let now = start;
                  while (now - start < 2000) {
                    glass.dispatchEvent(new WheelEvent("wheel", turn));
                    now = await new Promise(requestAnimationFrame);
                  }
                  return (screen.frames - first) / (now - start) * 1000;
                })()
                """)
            try page.settle()
            guard let rate = answer as? Double else { throw Failure("The page gave no rate.") }
            return rate
        }
        return [
            Figure("browser-scroll", items: 1_000, .amount(rates.sorted()[scrolls / 2], unit: "frames/s"))
        ]
    }

    /// Milliseconds from a press of the mouse until the canvas shows the button pressed.
    private static func tap(_ server: GalleryServer, _ browser: Chromium) throws -> [Figure] {
        let page = try SimulatorPage(server.page("screen=Leave+request"), in: browser, pixels: 2)
        _ = try page.find("button", "Leave reason")
        try page.settle()
        let box = try page.evaluate(
            """
            (() => {
              const { screen } = simulator;
              globalThis.delays = [];
              globalThis.pressed = null;
              addEventListener("pointerdown", (event) => { pressed = event.timeStamp; }, { capture: true });
              const present = screen.present;
              screen.present = function () {
                present.call(this);
                if (pressed !== null) delays.push(performance.now() - pressed);
                pressed = null;
              };
              const button = document.querySelector("#mirror [aria-haspopup]").getBoundingClientRect();
              return [button.x + button.width / 2, button.y + button.height / 2];
            })()
            """)
        guard let place = box as? [Double], place.count == 2 else { throw Failure("There is no button.") }
        for _ in 0..<taps {
            try page.mouse("mousePressed", x: place[0], y: place[1])
            try page.settle()
            // Lifted elsewhere, so that nothing opens.
            try page.mouse("mouseMoved", x: 2, y: 2)
            try page.mouse("mouseReleased", x: 2, y: 2)
            try page.settle()
        }
        guard let delays = try page.evaluate("delays") as? [Double], !delays.isEmpty else {
            throw Failure("No press was shown.")
        }
        let median = delays.sorted()[delays.count / 2]
        return [Figure("browser-tap", items: 1, .amount(median, unit: "ms to the canvas"))]
    }

    private static let scrolls = 5
    private static let taps = 20
}
