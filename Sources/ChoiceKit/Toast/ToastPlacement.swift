import UIKit

/// Where a toast stands in its window: in the middle, right above what is below.
struct ToastPlacement: Equatable {
    /// What a toast may be over.
    struct Room: Equatable {
        /// The window's own.
        var bounds: CGRect
        /// Inside the safe area, and above the keyboard where that is up.
        var free: CGRect
        /// Points from the lower end of the window that bars of the app take, as the safe area of the
        /// controller in front says.
        var bars: CGFloat = 0
    }

    let room: Room
    /// From the sides of the room; from 0 to 100.
    let margin: CGFloat

    /// The part of the window that a toast may fill.
    var area: CGRect {
        let end = min(room.free.maxY, room.bounds.maxY - room.bars)
        let free = CGRect(
            x: room.free.minX, y: room.free.minY, width: room.free.width,
            height: max(0, end - room.free.minY))
        let x = min(margin, free.width / 2)
        let y = min(margin, free.height / 2)
        return free.insetBy(dx: x, dy: y)
    }

    /// The frame of a toast that wants to be so large: no larger than the area, and at its lower end.
    func frame(for size: CGSize) -> CGRect {
        let area = area
        let width = min(size.width, area.width)
        let height = min(size.height, area.height)
        return CGRect(x: area.midX - width / 2, y: area.maxY - height, width: width, height: height)
    }
}
