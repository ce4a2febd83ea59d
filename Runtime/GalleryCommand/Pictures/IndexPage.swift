import Simulator
import UIKit

/// The page that shows every scenario, light beside dark.
struct IndexPage {
    let names: [String]
    let device: Device

    /// The file of a picture: the name in small letters, with hyphens, and the style.
    static func file(_ name: String, _ style: UIUserInterfaceStyle) -> String {
        let words = name.lowercased().split { !$0.isLetter && !$0.isNumber }
        return words.joined(separator: "-") + (style == .dark ? ".dark.png" : ".light.png")
    }

    var html: String {
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width">
        <title>ChoiceKit gallery</title>
        <style>
        :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
        body { margin: 0 auto; padding: 32px 24px; max-width: 880px; }
        section { margin: 48px 0; }
        h2 { font-size: 20px; margin: 0 0 12px; }
        .pair { display: grid; grid-template-columns: 1fr 1fr; gap: 24px; }
        figure { margin: 0; }
        img { width: 100%; height: auto; border: 1px solid #8886; border-radius: 24px; }
        figcaption { color: #888; text-align: center; }
        </style>
        </head>
        <body>
        <h1>ChoiceKit gallery</h1>
        <p>\(Self.escaped(device.name)), light and dark.</p>
        \(names.map(section).joined(separator: "\n"))
        </body>
        </html>

        """
    }

    private func section(_ name: String) -> String {
        let text = Self.escaped(name)
        return """
            <section>
            <h2>\(text)</h2>
            <div class="pair">
            \(figure(name, .light))
            \(figure(name, .dark))
            </div>
            </section>
            """
    }

    private func figure(_ name: String, _ style: UIUserInterfaceStyle) -> String {
        let caption = style == .dark ? "Dark" : "Light"
        let size = "width=\"\(Int(device.size.width))\" height=\"\(Int(device.size.height))\""
        let source = Self.escaped(Self.file(name, style))
        return """
            <figure><img src="\(source)" alt="\(Self.escaped(name)), \(caption.lowercased())" \(size)>
            <figcaption>\(caption)</figcaption></figure>
            """
    }

    static func escaped(_ text: String) -> String {
        [("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ("\"", "&quot;")].reduce(text) {
            $0.replacingOccurrences(of: $1.0, with: $1.1)
        }
    }
}
