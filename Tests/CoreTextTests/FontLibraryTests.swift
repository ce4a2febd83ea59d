import Testing

@testable import CoreText

struct FontLibraryTests {
    @Test func findsDebiansFonts() throws {
        try FontLibrary.check()
    }

    @Test func namesThePackageOfAMissingFont() throws {
        let empty = try #require(FontLibrary.load("<fontconfig></fontconfig>"))
        let error = try #require(FontLibrary.firstMissing(in: empty))
        #expect(error == .missing(family: "Inter", package: "fonts-inter"))
        #expect(error.description.contains("apt-get install fonts-inter"))
    }

    @Test func refusesWhatIsNoConfiguration() {
        #expect(FontLibrary.load("<fontconfig><dir>") == nil)
    }
}
