import CoreGraphics
import Foundation

/// Remembers what the last frame was painted of and repaints only where this one differs.
struct FramePainter {
    private var shown: [DisplayItem]?
    private weak var surface: CGContext?

    /// Paints a frame; returns the pixels that were painted again.
    mutating func paint(_ list: DisplayList, on context: CGContext, surface area: PixelRect) -> [PixelRect] {
        let isKnown = surface === context
        let damage = isKnown ? Self.damage(from: shown ?? [], to: list.items).rects : [area]
        (shown, surface) = (list.items, context)
        for rect in damage.map({ $0.intersection(area) }) where !rect.isEmpty {
            context.saveGState()
            context.setMatrix(.identity)
            context.clip(to: rect.rect)
            context.clear(rect.rect)
            list.items[...].paint(within: rect, on: context)
            context.restoreGState()
        }
        return damage
    }

    /// Where two frames may differ: items that came, went, look different, or stand in another order.
    static func damage(from old: [DisplayItem], to new: [DisplayItem]) -> Region {
        var region = Region()
        var before: [DisplayItem.ID: Int] = [:]
        for (index, item) in old.enumerated() { before[item.id] = index }
        var front = -1
        for item in new {
            guard let index = before.removeValue(forKey: item.id) else {
                region.add(item.extent)
                continue
            }
            if !item.paintsSame(as: old[index]) {
                region.add(old[index].extent)
                region.add(item.extent)
            } else if index < front {
                region.add(item.extent)
            }
            front = max(front, index)
        }
        for index in before.values.sorted() { region.add(old[index].extent) }
        return region
    }
}

extension ArraySlice<DisplayItem> {
    /// Paints the items that reach into a rectangle of pixels, back to front.
    func paint(within area: PixelRect, on context: CGContext) {
        var index = startIndex
        while index < endIndex {
            let item = self[index]
            guard case .begin(let group) = item.content else {
                if item.extent.intersects(area) { item.paint(on: context) }
                index += 1
                continue
            }
            let end = endOfGroup(from: index)
            if item.extent.intersects(area) {
                group.paint(self[(index + 1)..<end], in: item, within: area, on: context)
            }
            index = end + 1
        }
    }

    private func endOfGroup(from start: Int) -> Int {
        var depth = 0
        for index in start..<endIndex {
            switch self[index].content {
            case .begin: depth += 1
            case .end: depth -= 1
            case .face, .border: break
            }
            if depth == 0 { return index }
        }
        return endIndex - 1
    }
}

extension LayerGroup {
    /// Puts items together and lays them on what is there, cut, masked and faded.
    fileprivate func paint(
        _ items: ArraySlice<DisplayItem>, in bracket: DisplayItem, within area: PixelRect, on context: CGContext
    ) {
        context.saveGState()
        defer { context.restoreGState() }
        if let clip {
            context.setMatrix(bracket.transform)
            context.beginPath()
            context.addPath(clip.path)
            context.clip()
        }
        guard !isDirect else { return items.paint(within: area, on: context) }
        context.setMatrix(.identity)
        let pixels = bracket.extent.intersection(area)
        context.setAlpha(opacity)
        context.beginTransparencyLayer(in: pixels.rect, auxiliaryInfo: nil)
        items.paint(within: area, on: context)
        if let mask {
            context.setMatrix(.identity)
            context.setBlendMode(.destinationIn)
            context.beginTransparencyLayer(in: pixels.rect, auxiliaryInfo: nil)
            mask[...].paint(within: area, on: context)
            context.endTransparencyLayer()
        }
        context.endTransparencyLayer()
    }
}
