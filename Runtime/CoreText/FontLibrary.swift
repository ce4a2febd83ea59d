import CPango
import Foundation
import Synchronization

/// The fonts that text is drawn with: Debian's Inter and Noto, and no other.
///
/// The configuration is our own and not the machine's, so that a machine with more fonts or other preferences
/// draws the same pixels.
package enum FontLibrary {
    /// Says which of the fonts that text cannot do without is missing. Hosts ask before they show anything.
    ///
    /// - Throws: `FontError`.
    package static func check() throws {
        if let error = TextEngine.shared.withLock({ $0.fontError }) { throw error }
    }

    /// What must be installed, and the Debian package that brings it.
    static let required: [(family: String, package: String)] = [
        ("Inter", "fonts-inter"), ("Inter Display", "fonts-inter"), ("Noto Sans CJK KR", "fonts-noto-cjk"),
        ("Noto Sans", "fonts-noto-core"), ("Noto Color Emoji", "fonts-noto-color-emoji"),
    ]

    /// The first font of `required` that a configuration lacks.
    static func firstMissing(in configuration: OpaquePointer) -> FontError? {
        let found = families(in: configuration)
        return required.first { !found.contains($0.family) }.map {
            .missing(family: $0.family, package: $0.package)
        }
    }

    /// Serif faces and the like are left out, because a script's sans face must win whatever order files are
    /// read in. Nothing is made bold or slanted that has no such file. `emoji` is the family pango asks for
    /// emoji by; they are bitmaps of one size, which the last rule scales to the one asked for.
    static let configuration = """
        <?xml version="1.0"?>
        <!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
        <fontconfig>
          <dir>/usr/share/fonts/opentype/inter</dir>
          <dir>/usr/share/fonts/opentype/noto</dir>
          <dir>/usr/share/fonts/truetype/noto</dir>
          <cachedir>/var/cache/fontconfig</cachedir>
          <cachedir prefix="xdg">fontconfig</cachedir>
          <selectfont>
            <rejectfont>
              <glob>*Serif*</glob>
              <glob>*Mono-*</glob>
              <glob>*SansDisplay*</glob>
              <glob>*Kufi*</glob>
              <glob>*Naskh*</glob>
              <glob>*Nastaliq*</glob>
              <glob>*Looped*</glob>
              <glob>*Rashi*</glob>
            </rejectfont>
          </selectfont>
          <alias binding="same">
            <family>emoji</family>
            <prefer><family>Noto Color Emoji</family></prefer>
          </alias>
          <match target="font">
            <test name="outline"><bool>false</bool></test>
            <edit name="pixelsizefixupfactor" mode="assign">
              <divide><name target="pattern">pixelsize</name><name target="font">pixelsize</name></divide>
            </edit>
            <edit name="matrix" mode="assign">
              <times>
                <name>matrix</name>
                <matrix>
                  <name>pixelsizefixupfactor</name><double>0</double>
                  <double>0</double><name>pixelsizefixupfactor</name>
                </matrix>
              </times>
            </edit>
            <edit name="size" mode="assign">
              <divide><name>size</name><name>pixelsizefixupfactor</name></divide>
            </edit>
          </match>
        </fontconfig>
        """

    /// Reads a configuration and the fonts it names. Fontconfig complains on standard error, because it takes
    /// a broken configuration for a good one unless it may.
    static func load(_ xml: String = configuration) -> OpaquePointer? {
        guard let config = FcConfigCreate() else { return nil }
        let isRead = xml.withCString { text in
            text.withMemoryRebound(to: FcChar8.self, capacity: xml.utf8.count + 1) {
                FcConfigParseAndLoadFromMemory(config, $0, FcBool(1))
            }
        }
        guard isRead != 0, FcConfigBuildFonts(config) != 0 else {
            FcConfigDestroy(config)
            return nil
        }
        return config
    }

    private static func families(in configuration: OpaquePointer) -> Set<String> {
        guard let set = FcConfigGetFonts(configuration, FcSetSystem) else { return [] }
        var names: Set<String> = []
        for index in 0..<Int(set.pointee.nfont) {
            var name: UnsafeMutablePointer<FcChar8>?
            var entry: Int32 = 0
            while FcPatternGetString(set.pointee.fonts[index], FC_FAMILY, entry, &name) == FcResultMatch,
                let found = name
            {
                names.insert(String(cString: found))
                entry += 1
            }
        }
        return names
    }
}
