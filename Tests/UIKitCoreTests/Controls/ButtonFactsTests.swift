import QuartzCore
import Testing

@testable import UIKitCore

/// The figures that others measured of buttons with a configuration, one by one (iOS 26, at three pixels a
/// point; what that design changed is left out). Half a pixel is allowed, and no widths of letters, which are
/// another font's here.
@MainActor struct ButtonFactsTests {
    typealias Configuration = UIButton.Configuration

    let stage = TestStage()
    static let halfPixel: CGFloat = 1.0 / 6

    static let styles: [@MainActor () -> Configuration] = [
        Configuration.plain, Configuration.gray, Configuration.tinted, Configuration.filled,
        Configuration.borderless, Configuration.bordered, Configuration.borderedTinted,
        Configuration.borderedProminent,
    ]

    private func show(_ configuration: Configuration, size: CGSize? = nil) -> UIButton {
        let button = UIButton(configuration: configuration)
        stage.show(button, frame: .zero)
        button.frame.size = size ?? button.intrinsicContentSize
        stage.run()
        return button
    }

    private func titled(_ title: String = "Configure", _ change: (inout Configuration) -> Void = { _ in })
        -> Configuration
    {
        var configuration = Configuration.filled()
        configuration.title = title
        change(&configuration)
        return configuration
    }

    /// A picture of a third of so many points.
    private func image(_ width: Int, _ height: Int) throws -> UIImage {
        let context = try #require(CGContext(width: width, height: height, scale: 3))
        return UIImage(cgImage: try #require(context.makeImage()), scale: 3, orientation: .up)
    }

    private func isNear(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) <= Self.halfPixel }

    // MARK: Metrics

    @Test(arguments: 0..<8)
    func everyStyleHasTheSameDefaults(style: Int) {
        let plain = Self.styles[style]()
        #expect(plain.contentInsets == NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12))
        #expect(plain.imagePadding == 0 && plain.titlePadding == 1)
        #expect(plain.imagePlacement == .leading && plain.titleAlignment == .automatic)
        #expect(plain.titleLineBreakMode == .byWordWrapping && plain.subtitleLineBreakMode == .byWordWrapping)
        #expect(plain.buttonSize == .medium && plain.cornerStyle == .dynamic)
        #expect(plain.background.strokeWidth == 1 && plain.background.strokeColor == .clear)
        #expect(!plain.showsActivityIndicator)
        #expect(isNear(show(titled { $0 = $0.restyled(plain) }).bounds.height, 34.333))
    }

    @Test(arguments: [
        (Configuration.Size.mini, 28.0, 15.0, 10.0), (.small, 28, 15, 10), (.medium, 34.333, 17, 12),
        (.large, 50.333, 17, 20),
    ])
    func sizesHaveTheirHeightTitleAndInset(
        size: Configuration.Size, height: CGFloat, font: CGFloat, side: CGFloat
    ) throws {
        let button = show(titled { $0.buttonSize = size })
        let label = try #require(button.titleLabel)
        #expect(isNear(button.bounds.height, height))
        #expect(label.font.pointSize == font && label.font.fontName == ".SFUI-Regular")
        #expect(isNear(label.frame.minX, side))
    }

    @Test func twoPixelsAPointRoundTheLineAnew() {
        let stage = TestStage(traits: UITraitCollection(displayScale: 2))
        let button = UIButton(configuration: titled())
        stage.show(button, frame: .zero)
        #expect(isNear(button.intrinsicContentSize.height, 34.5))
    }

    @Test func aTitleOfThreeLinesIsTwentyHigherForEach() throws {
        let button = show(titled("a\nb\nc"))
        #expect(isNear(try #require(button.titleLabel).bounds.height, 60.333))
    }

    @Test func aSubtitleIsThirteenPointsHighOneBelowTheTitle() throws {
        let button = show(titled { $0.subtitle = "Subtitle" })
        let (title, subtitle) = (try #require(button.titleLabel), try #require(button.subtitleLabel))
        #expect(isNear(button.bounds.height, 51))
        #expect(subtitle.font == .systemFont(ofSize: 13))
        #expect(isNear(subtitle.frame.minY, title.frame.maxY + 1))
    }

    @Test(arguments: [0, 6, 20] as [CGFloat])
    func anImagePaddingIsAddedOnce(padding: CGFloat) throws {
        let image = try image(61, 61)
        let bare = show(titled()).intrinsicContentSize
        for side in [NSDirectionalRectEdge.leading, .trailing, .top, .bottom] {
            let size = show(
                titled {
                    ($0.image, $0.imagePlacement, $0.imagePadding) = (image, side, padding)
                }
            ).intrinsicContentSize
            let isBeside = side == .leading || side == .trailing
            #expect(isNear(size.height, isBeside ? 34.333 : 54.667 + padding))
            #expect(isNear(size.width, bare.width + (isBeside ? 20.333 + padding : 0)))
        }
    }

    @Test func anActivityIndicatorIsASquareOfTheTitlesLine() throws {
        let button = show(
            titled {
                $0.showsActivityIndicator = true
                $0.imagePadding = 8
            })
        let indicator = try #require(button.activityIndicator)
        #expect(isNear(indicator.frame.width, 20.333) && isNear(indicator.frame.height, 20.333))
        #expect(isNear(try #require(button.titleLabel).frame.minX, indicator.frame.maxX + 8))
    }

    @Test func theBlockOfTextIsInTheMiddleAndItsMiddleRoundsDown() throws {
        let button = show(
            titled("Title") { $0.titleLineBreakMode = .byTruncatingTail },
            size: CGSize(width: 260, height: 34.333))
        let label = try #require(button.titleLabel)
        let pixels = (260 - label.frame.width) / 2 * 3
        #expect(isNear(label.frame.minX, (pixels + 1e-6).rounded(.down) / 3))
    }

    @Test(arguments: [
        (Configuration.TitleAlignment.automatic, 0.0), (.leading, 0), (.center, 0.5), (.trailing, 1),
    ])
    func theAlignmentMovesTheSubtitleWithinTheBlock(alignment: Configuration.TitleAlignment, share: CGFloat)
        throws
    {
        let button = show(
            titled("A rather long title") {
                ($0.subtitle, $0.titleAlignment) = ("short", alignment)
            }, size: CGSize(width: 300, height: 60))
        let (title, subtitle) = (try #require(button.titleLabel), try #require(button.subtitleLabel))
        let room = title.frame.width - subtitle.frame.width
        #expect(abs(subtitle.frame.minX - title.frame.minX - room * share) < 0.35)
        #expect(abs(title.frame.midX - 150) < 0.35)
    }

    @Test func wrappingTitlesHaveAnyNumberOfLinesAndTruncatedOnesOne() throws {
        #expect(try #require(show(titled()).titleLabel).numberOfLines == 0)
        let cut = show(titled { $0.titleLineBreakMode = .byTruncatingTail })
        #expect(try #require(cut.titleLabel).numberOfLines == 1)
    }

    // MARK: Corners

    @Test(arguments: [20, 28, 34, 44, 60] as [CGFloat])
    func cornersFollowFromTheHeight(height: CGFloat) {
        let expected: [(Configuration.CornerStyle, CGFloat)] = [
            (.fixed, 9), (.dynamic, min(height / 2, 9)), (.small, 0.125 * height), (.medium, 0.175 * height),
            (.large, 0.25 * height), (.capsule, height / 2),
        ]
        for (style, radius) in expected {
            var configuration = Configuration.gray()
            configuration.cornerStyle = style
            configuration.background.cornerRadius = 9
            #expect(abs(configuration.cornerRadius(height: height) - radius) < 1e-9)
        }
    }

    @Test func anotherCornerStyleBringsTheStandardRadiusBack() {
        var configuration = Configuration.filled()
        configuration.background.cornerRadius = 12
        configuration.cornerStyle = .dynamic
        #expect(configuration.background.cornerRadius == 12)
        configuration.cornerStyle = .fixed
        #expect(configuration.background.cornerRadius == 5.95)
        configuration.background.cornerRadius = 3
        #expect(configuration.background.cornerRadius == 3)
    }

    // MARK: Colours

    private func color(_ color: UIColor, dark: Bool = false) -> [Int] {
        let style = UITraitCollection(userInterfaceStyle: dark ? .dark : .light)
        let color = color.cgColor(in: UITraitCollection(traitsFrom: [.fallback, style]))
        return [color.red, color.green, color.blue, color.alpha * 100 / 255].map { Int(($0 * 255).rounded()) }
    }

    private static let tint = UIColor(red: 0, green: 122.0 / 255, blue: 1, alpha: 1)

    private func fill(_ style: Int, _ state: UIControl.State = .normal, dark: Bool = false) -> [Int] {
        color(Self.styles[style]().fill(state, tint: Self.tint), dark: dark)
    }

    private func title(_ style: Int, _ state: UIControl.State = .normal) -> [Int] {
        color(Self.styles[style]().foreground(state, tint: Self.tint))
    }

    @Test(arguments: [0, 4])
    func eachLookHasItsFill(first: Int) {
        #expect(fill(first)[3] == 0)
        #expect(fill(first + 1) == [120, 120, 128, 16])
        #expect(fill(first + 1, dark: true) == [120, 120, 128, 32])
        #expect(fill(first + 2) == [0, 122, 255, 18])
        #expect(fill(first + 2, dark: true) == [0, 122, 255, 25])
        #expect(fill(first + 3) == [0, 122, 255, 100])
    }

    @Test(arguments: [0, 4])
    func eachLookHasItsTitle(first: Int) {
        #expect(title(first) == [0, 122, 255, 100])
        #expect(title(first + 1) == [0, 0, 0, 100])
        #expect(title(first + 2) == [0, 122, 255, 100])
        #expect(title(first + 3) == [255, 255, 255, 100])
    }

    @Test(arguments: 0..<8)
    func pressingLeavesThreeQuartersOfFillAndTitle(style: Int) {
        #expect(abs(fill(style, .highlighted)[3] - fill(style)[3] * 3 / 4) <= 1)
        #expect(title(style, .highlighted)[3] == title(style)[3] * 3 / 4)
    }

    @Test(arguments: 0..<8)
    func aDisabledButtonIsGreyWhateverItsBaseColours(style: Int) {
        var configuration = Self.styles[style]()
        (configuration.baseBackgroundColor, configuration.baseForegroundColor) = (.red, .green)
        let shown = color(configuration.fill(.disabled, tint: .red))
        if style % 4 == 0 {
            #expect(shown[3] == 0)
        } else {
            // Two counts of a colour at 0.12 are a quarter of a count of what shows.
            #expect(shown[3] == 12 && zip(shown, [120, 120, 128]).allSatisfy { abs($0 - $1) <= 2 })
        }
        #expect(color(configuration.foreground(.disabled, tint: .red)) == [60, 60, 67, 30])
    }

    @Test(arguments: 0..<8)
    func aSelectedButtonIsTintedWhereItUpdatesForThat(style: Int) {
        let updates = style % 4 != 3
        #expect(Self.styles[style]().automaticallyUpdateForSelection == updates)
        #expect(fill(style, .selected) == (updates ? [0, 122, 255, 18] : fill(style)))
    }

    @Test func aBackgroundColourThatIsSetStaysInEveryState() {
        var configuration = Configuration.filled()
        configuration.background.backgroundColor = .green
        for state in [UIControl.State.disabled, .highlighted, .selected] {
            #expect(configuration.fill(state, tint: .red) == .green)
        }
    }

    @Test func updatingChangesTheBackgroundsColourAndNothingElse() {
        let button = show(titled())
        button.isEnabled = false
        let configuration = titled { $0.subtitle = "Subtitle" }
        var updated = configuration.updated(for: button)
        #expect(updated.background.backgroundColor == .tertiarySystemFill)
        updated.background.backgroundColor = nil
        #expect(updated == configuration)
    }

    // MARK: Title

    @Test func titleAndAttributedTitleAreOne() {
        var configuration = Configuration.plain()
        configuration.title = "A"
        #expect(configuration.attributedTitle == AttributedString("A"))
        configuration.attributedTitle = AttributedString("B")
        #expect(configuration.title == "B")
        configuration.attributedSubtitle = AttributedString("C")
        #expect(configuration.subtitle == "C")
    }

    @Test func theTitlesOfStatesShowWhereTheConfigurationHasNone() throws {
        let button = show(Configuration.filled())
        button.setTitle("State", for: .normal)
        stage.run()
        #expect(button.configuration?.title == nil)
        #expect(try #require(button.titleLabel).text == "State")
        button.configuration?.title = "Configuration"
        stage.run()
        #expect(try #require(button.titleLabel).text == "Configuration")
    }
}

extension UIButton.Configuration {
    /// The same texts in another style.
    fileprivate func restyled(_ other: Self) -> Self {
        var other = other
        other.attributedTitle = attributedTitle
        return other
    }
}

extension UIButton {
    var activityIndicator: UIActivityIndicatorView? {
        subviews.lazy.compactMap { $0 as? UIActivityIndicatorView }.first
    }
}
