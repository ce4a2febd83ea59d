import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

/// Menus beside pictures of iOS, box by box, within a point.
@MainActor struct MenuPicturesTests {
    /// `esri_menu_check_crop` (Esri/arcgis-maps-sdk-swift-samples, iOS 15 to 17, 414 by 896): from the middle
    /// of a bottom toolbar 250 wide from 81 to 331, rows 44 apart, titles from 34 to 35 in, a check between
    /// 10 and 24 in.
    @Test func isBesideEsriMenuCheck() throws {
        let stage = MenuStage(
            device: .test(414, 896, scale: 2, top: 44, bottom: 34),
            at: CGRect(x: 192, y: 824, width: 30, height: 30))
        stage.button.preferredMenuElementOrder = .fixed
        let titles = [
            "Service Feature Table", "Portal Item", "Mobile Geodatabase", "GeoPackage", "Shapefile",
        ]
        stage.open(titles.map { stage.action($0, state: $0 == "Portal Item" ? .on : .off) })
        let list = try #require(stage.list)
        #expect(isNear(list.screenFrame.minX, 81, within: 1) && isNear(list.screenFrame.width, 250))
        let rows = stage.rows.map(\.screenFrame)
        for (row, middle) in zip(rows, [619.5, 663.8, 708, 752.7, 794.3] as [CGFloat]) {
            // The middles of the letters in the picture are 44 apart only on average.
            #expect(isNear(row.midY - rows[0].midY, middle - 619.5, within: 1.3))
            #expect(isNear(row.height, 44))
        }
        let text = try #require(stage.rows[0].subviews.compactMap { $0 as? UILabel }.first)
        #expect(isNear(text.screenFrame.minX - list.screenFrame.minX, 34.5, within: 1))
        #expect(text.font.pointSize == 17)
        let mark = try #require(stage.rows[1].subviews.compactMap { $0 as? UIImageView }.first)
        let size = try #require(mark.image?.size)
        let left = mark.screenFrame.midX - size.width / 2 - list.screenFrame.minX
        #expect(isNear(left, 10, within: 1) && isNear(left + size.width, 24, within: 1))
        #expect(list.subviews[0].layer.cornerRadius == 13)
    }

    /// `esri_menu_sections_crop` (the same, iOS 16, 393 by 852): from the end of a navigation bar 250 wide
    /// with 7.5 after it, lines at 141, 185.1, 229.3 and 273.4, a gap of 8 from 317.5 to 324.7, a line at
    /// 368.8, the bottom at 414, titles 16 to 17 in. The images end 20.6 from the edge and their middles are
    /// 28 from it (measured on the picture).
    @Test func isBesideEsriMenuSections() throws {
        let stage = MenuStage(at: CGRect(x: 341, y: 45, width: 44.5, height: 44))
        let image = UIImage(systemName: "trash")
        let first = ["Undo", "Redo", "Delete Selected Element", "Uniform Scale", "Clear Current Sketch"]
        let second = ["Save Sketch", "Cancel Sketch"].map { stage.action($0, image: image) }
        stage.open(
            first.map { stage.action($0, image: $0 == "Uniform Scale" ? nil : image) } + [
                UIMenu(options: .displayInline, children: second)
            ])
        let list = try #require(stage.list).screenFrame
        #expect(isNear(list.width, 250) && isNear(list.maxX, 385.5, within: 1))
        let rows = stage.rows.map(\.screenFrame)
        try #require(rows.count == 7)
        // The first line is the bottom of the first row.
        let bottoms = rows.map { $0.maxY - rows[0].maxY + 141 }
        for (bottom, line) in zip(bottoms, [141, 185.1, 229.3, 273.4, 317.5, 368.8, 414] as [CGFloat]) {
            #expect(isNear(bottom, line, within: 1))
        }
        #expect(isNear(rows[5].minY - rows[4].maxY, 8))
        let text = try #require(stage.rows[0].subviews.compactMap { $0 as? UILabel }.first)
        #expect(isNear(text.screenFrame.minX - list.minX, 16.5, within: 1))
        let shown = try #require(stage.rows[0].subviews.compactMap { $0 as? UIImageView }.last)
        #expect(isNear(list.maxX - shown.screenFrame.midX, 28, within: 1))
    }

    /// Two lines of a title are 22 apart (measured by others), and the row is as much higher.
    @Test func rowsGrowWithTheirTexts() throws {
        let stage = MenuStage()
        stage.open([
            stage.action("A title that does not fit on one line of a menu"),
            stage.action("A title", subtitle: "With a subtitle"),
        ])
        let rows = stage.rows.map(\.bounds.height)
        #expect(isNear(rows[0], 66, within: 1) && isNear(rows[1], 60, within: 1))
    }
}
