import QuartzCore

/// How high a sheet is.
extension UISheetPresentationController {
    /// A detent with its height, the safe area or the keyboard below included.
    struct Height: Equatable {
        let identifier: Detent.Identifier
        let value: CGFloat
    }

    /// What the detents come to in one room.
    struct Resolution {
        let room: SheetPlacement.Room
        let traits: UITraitCollection
        /// What is below their values: the safe area, or the keyboard.
        let below: CGFloat
        let heights: [Height]

        func isOf(_ room: SheetPlacement.Room, _ traits: UITraitCollection, below: CGFloat) -> Bool {
            self.room == room && self.traits == traits && self.below == below
        }
    }

    var room: SheetPlacement.Room? {
        guard let container else { return nil }
        return SheetPlacement.Room(
            bounds: container.bounds, safeArea: container.safeAreaInsets,
            isCompactHeight: container.traitCollection.verticalSizeClass == .compact,
            attachesToEdge: prefersEdgeAttachedInCompactHeight,
            width: widthFollowsPreferredContentSizeWhenEdgeAttached ? preferredContentSize.finite.width : 0)
    }

    /// The detents that there are now, lowest first. A sheet in compact height that fills the window has the
    /// large one only. The keyboard makes a sheet higher by what it covers (unconfirmed).
    var heights: [Height] {
        guard let container, let room else { return [] }
        let traits = container.traitCollection
        let below = max(room.safeArea.bottom, container.keyboardOverlap)
        if let resolved, resolved.isOf(room, traits, below: below) { return resolved.heights }
        let heights = resolve(in: room, traits, below: below)
        resolved = Resolution(room: room, traits: traits, below: below, heights: heights)
        return heights
    }

    private func resolve(in room: SheetPlacement.Room, _ traits: UITraitCollection, below: CGFloat)
        -> [Height]
    {
        let context = DetentContext(traits: traits, maximum: room.maximumDetentValue)
        let isFixed = room.isCompactHeight && !room.attachesToEdge
        let all = (isFixed ? [] : detents).compactMap { detent in
            detent.resolvedValue(in: context).map {
                Height(identifier: detent.identifier, value: min($0 + below, room.height))
            }
        }
        let large = Height(identifier: .large, value: room.height)
        return all.isEmpty ? [large] : all.sorted { $0.value < $1.value }
    }

    /// Where the sheet rests.
    var restHeight: CGFloat? {
        let heights = heights
        return (heights.first { $0.identifier == selectedDetentIdentifier } ?? heights.first)?.value
    }

    /// Under a finger, what that makes of it.
    var height: CGFloat? { drag?.height ?? restHeight }

    /// How much of the dim shows: none up to the largest undimmed detent, all at the next one.
    var dimmedPart: CGFloat {
        guard !isCard, let height else { return 1 }
        let shown = 1 - min(max((drag?.push ?? 0) / max(height, 1), 0), 1)
        guard let undimmed = undimmedHeight else { return shown }
        let next = heights.first { $0.value > undimmed }?.value ?? undimmed + 1
        return min(max((height - undimmed) / (next - undimmed), 0), 1) * shown
    }

    private var undimmedHeight: CGFloat? {
        heights.first { $0.identifier == largestUndimmedDetentIdentifier }?.value
    }

    /// Whether nothing behind is dimmed.
    var isUndimmed: Bool {
        guard !isCard, let undimmed = undimmedHeight, let height else { return false }
        return height <= undimmed
    }

    /// How far what is behind is pushed back: all the way by a sheet at its greatest height.
    var pushedPart: CGFloat {
        guard let height, let greatest = room?.height, greatest > 0 else { return 0 }
        let lower = heights.last { $0.value < greatest - 1 }?.value ?? 0
        let shown = 1 - min(max((drag?.push ?? 0) / max(height, 1), 0), 1)
        return min(max((height - lower) / max(greatest - lower, 1), 0), 1) * shown
    }
}
