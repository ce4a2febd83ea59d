import Foundation

/// The page that shows every scenario under all conditions, a section a scenario.
struct IndexPage {
    let names: [String]
    var variants = PictureVariant.all
    /// What the audit found in a scenario, a line each.
    var findings: [String: [String]] = [:]

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
        body { margin: 0 auto; padding: 32px 24px; max-width: 1320px; }
        section { margin: 48px 0; }
        h2 { font-size: 20px; margin: 0 0 12px; }
        .pictures { display: flex; flex-wrap: wrap; align-items: end; gap: 24px; }
        figure { margin: 0; }
        img { display: block; height: 400px; width: auto; border: 1px solid #8886; border-radius: 16px; }
        img.wide { height: 185px; }
        figcaption { color: #888; text-align: center; }
        .findings { margin: 12px 0 0; padding-left: 20px; font-size: 14px; }
        </style>
        </head>
        <body>
        <h1>ChoiceKit gallery</h1>
        <nav><ul>
        \(names.map(link).joined(separator: "\n"))
        </ul></nav>
        \(names.map(section).joined(separator: "\n"))
        </body>
        </html>

        """
    }

    private func link(_ name: String) -> String {
        "<li><a href=\"#\(Self.escaped(Self.anchor(name)))\">\(Self.escaped(name))</a></li>"
    }

    private func section(_ name: String) -> String {
        """
        <section id="\(Self.escaped(Self.anchor(name)))">
        <h2>\(Self.escaped(name))</h2>
        <div class="pictures">
        \(variants.map { figure(name, $0) }.joined(separator: "\n"))
        </div>\(list(findings[name] ?? []))
        </section>
        """
    }

    private func list(_ findings: [String]) -> String {
        guard !findings.isEmpty else { return "" }
        let items = findings.map { "<li>\(Self.escaped($0))</li>" }.joined(separator: "\n")
        return "\n<ul class=\"findings\" aria-label=\"Findings of the audit\">\n\(items)\n</ul>"
    }

    private func figure(_ name: String, _ variant: PictureVariant) -> String {
        let source = Self.escaped(variant.file(name))
        let shape = variant.size.width > variant.size.height ? " class=\"wide\"" : ""
        let size = "width=\"\(Int(variant.size.width))\" height=\"\(Int(variant.size.height))\""
        let text = "\(Self.escaped(name)), \(Self.escaped(variant.caption.lowercased()))"
        return """
            <figure><a href="\(source)">
            <img\(shape) src="\(source)" alt="\(text)" \(size) loading="lazy"></a>
            <figcaption>\(Self.escaped(variant.caption))</figcaption></figure>
            """
    }

    /// A name without spaces, which an anchor may not have.
    private static func anchor(_ name: String) -> String {
        name.split(whereSeparator: \.isWhitespace).joined(separator: "-")
    }

    static func escaped(_ text: String) -> String {
        [("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ("\"", "&quot;")].reduce(text) {
            $0.replacingOccurrences(of: $1.0, with: $1.1)
        }
    }
}
