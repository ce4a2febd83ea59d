import QuartzCore

/// Where the parts of a navigation bar are, decided from their widths alone, left to right.
///
/// Apple publishes no sizes; these are readings of pictures of iOS 16 to 18.
struct NavigationBarLayout: Equatable {
    /// What the back button has room for.
    enum BackTitle {
        case own, generic, none
    }

    /// How wide the texts of a back button are.
    struct Back: Equatable {
        var own: CGFloat
        var generic: CGFloat
    }

    /// The back button, and its text in the bar.
    let back: CGRect?
    let backText: CGRect
    let backTitle: BackTitle
    let left: [CGRect]
    let right: [CGRect]
    let title: CGRect

    /// - Parameter insets: how far the sides of the bar are out of the safe area.
    init(
        in bounds: CGRect, insets: UIEdgeInsets = .zero, back: Back?, left: [CGFloat], right: [CGFloat],
        title wanted: CGSize,
        pixel: CGFloat
    ) {
        let margin = Self.margin(in: bounds.width) + insets.left
        let end = bounds.maxX - Self.margin(in: bounds.width) - insets.right
        let height = bounds.height
        var x = end
        let right = right.map { width -> CGRect in
            defer { x -= width + Self.spacing }
            return CGRect(x: x - width, y: 0, width: width, height: height)
        }
        let trailing = right.last?.minX ?? end
        let texts = Self.textStart + margin
        func leading(_ backWidth: CGFloat?) -> CGFloat {
            let start = backWidth.map { texts + $0 + (left.isEmpty ? 0 : Self.spacing) } ?? margin
            return start + left.reduce(0, +) + Self.spacing * CGFloat(max(0, left.count - 1))
        }
        func fits(_ backWidth: CGFloat) -> Bool {
            leading(backWidth) + Self.gap + wanted.width + (right.isEmpty ? 0 : Self.gap) <= trailing
        }
        let choice: (BackTitle, CGFloat)? = back.map { back in
            if fits(back.own) { return (.own, back.own) }
            return fits(back.generic) ? (.generic, back.generic) : (.none, 0)
        }
        backTitle = choice?.0 ?? .none
        backText = CGRect(x: texts, y: 0, width: choice?.1 ?? 0, height: height)
        self.back = choice.map { CGRect(x: 0, y: 0, width: max(height, texts + $0.1), height: height) }
        x = choice.map { texts + $0.1 + Self.spacing } ?? margin
        self.left = left.map { width -> CGRect in
            defer { x += width + Self.spacing }
            return CGRect(x: x, y: 0, width: width, height: height)
        }
        let isBesideSomething = choice != nil || !left.isEmpty
        let low = leading(choice?.1) + (isBesideSomething ? Self.gap : 0)
        let high = trailing - (right.isEmpty ? 0 : Self.gap)
        let width = max(0, min(wanted.width, high - low))
        let middle = ((bounds.midX - width / 2) / pixel).rounded() * pixel
        title = CGRect(
            x: max(low, min(middle, high - width)),
            y: ((height - wanted.height) / 2 / pixel).rounded(.down) * pixel, width: width,
            height: wanted.height)
        self.right = right
    }

    /// 16 on screens of 375 to 402 points, 20 on one of 440; where it changes is unconfirmed.
    static func margin(in width: CGFloat) -> CGFloat { width >= 414 ? 20 : 16 }

    /// Where the chevron's ink begins and the back button's text does, from the margin.
    static let chevronStart: CGFloat = -20.0 / 3
    static let textStart: CGFloat = 14
    /// The chevron's ink.
    static let chevron = CGSize(width: 32.0 / 3, height: 56.0 / 3)
    /// Between the title and what is beside it.
    static let gap: CGFloat = 6
    /// Between two items; unconfirmed.
    static let spacing: CGFloat = 16

    /// How high a bar is: 44, in a sheet 56 (its titles stand 28 below its edge on a picture of iOS 17), on
    /// an iPad 50, and 32 where an iPhone lies on its side (the defaults of React Navigation, which stands
    /// beside UIKit's bars).
    static func height(in traits: UITraitCollection, isInSheet: Bool = false) -> CGFloat {
        if traits.userInterfaceIdiom == .pad { return isInSheet ? 56 : 50 }
        if traits.verticalSizeClass == .compact { return 32 }
        return isInSheet ? 56 : 44
    }

    /// Where a bar begins below the top of the screen. On screens with a Dynamic Island that is higher than
    /// the safe area without a bar: 53.67 of 59 and 56.33 of 62 on pictures of iOS 16 and 18.
    static func top(under safeArea: CGFloat) -> CGFloat {
        switch safeArea {
        case 59: 161.0 / 3
        case 62: 169.0 / 3
        default: safeArea
        }
    }
}
