public import Foundation

extension UISheetPresentationController {
    /// A height at which a sheet rests.
    @MainActor public final class Detent: NSObject {
        /// A name for a detent.
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            public let rawValue: String

            public init(rawValue: String) { self.rawValue = rawValue }

            public init(_ rawValue: String) { self.rawValue = rawValue }

            public static let medium = Identifier("com.apple.UIKit.medium")
            public static let large = Identifier("com.apple.UIKit.large")
        }

        public let identifier: Identifier
        private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

        private init(
            _ identifier: Identifier,
            _ resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) {
            self.identifier = identifier
            self.resolver = resolver
            super.init()
        }

        /// About half of the screen: half of the greatest value, as a picture of iOS 17 has it (408.5 of 852
        /// points with a safe area of 34). There is none in compact height.
        public class func medium() -> Self {
            self.init(.medium) { context in
                context.containerTraitCollection.verticalSizeClass == .compact
                    ? nil : context.maximumDetentValue / 2
            }
        }

        /// All that a sheet can have.
        public class func large() -> Self { self.init(.large) { $0.maximumDetentValue } }

        /// A height of the app's own.
        ///
        /// - Parameters:
        ///   - identifier: nil for one that no other detent has.
        ///   - resolver: the height in points, without the safe area below the sheet; nil where there is no
        ///     such detent. More than the greatest value is that. Asked again whenever the room changes, and
        ///     after `invalidateDetents()`.
        public class func custom(
            identifier: Identifier? = nil,
            resolver:
                @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Self {
            self.init(identifier ?? Identifier(UUID().uuidString), resolver)
        }

        /// Its height in points, without the safe area below the sheet; nil where there is no such detent.
        public func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext)
            -> CGFloat?
        {
            guard let value = resolver(context), value.isFinite, value > 0 else { return nil }
            return min(value, context.maximumDetentValue)
        }
    }
}

/// What a detent finds its height by.
@MainActor public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
    /// Of what the sheet stands in.
    var containerTraitCollection: UITraitCollection { get }
    /// The height of a sheet at its largest, in points, without the safe area below.
    var maximumDetentValue: CGFloat { get }
}

/// The room of one sheet at one moment.
final class DetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
    let containerTraitCollection: UITraitCollection
    let maximumDetentValue: CGFloat

    init(traits: UITraitCollection, maximum: CGFloat) {
        containerTraitCollection = traits
        maximumDetentValue = maximum
        super.init()
    }
}
