import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

/// Alerts and action sheets beside pictures of iOS, box by box, within a point.
@MainActor struct AlertPicturesTests {
    /// `ca_alert_classic` (divadretlaw/CustomAlert, the alert before iOS 26 at 1x): a box of 270 by 124.3 at
    /// (60, 57.3) in a picture 390 wide, its header 80 high, its button 44, its corners 13 to 14.
    @Test func isBesideCaAlertClassic() throws {
        let stage = PresentationStage(device: .test(390, 844))
        stage.host.activate()
        let alert = UIAlertController(title: "Alert", message: "Message", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        stage.present(alert)
        let box = alert.view.screenFrame
        #expect(isNear(box.minX, 60) && isNear(box.width, 270))
        #expect(isNear(box.height, 124.3, within: 1))
        let row = try #require(alert.shownRows.first).screenFrame
        #expect(isNear(row.minY - box.minY, 80, within: 1) && isNear(row.height, 44))
        #expect((13...14).contains(alert.view.subviews[0].layer.cornerRadius))
    }

    /// `spezi_alert_light_crop` (StanfordSpezi/SpeziViews, iOS 17, 393 by 852 at 2x): a box of 270 by 140.25
    /// at (61.5, 368.25), its header 95.75 high with two lines of message, its button 43.9; the top of the
    /// title's ink is 23.25 below the top of the box, and the lines of the message are 16 apart.
    @Test func isBesideSpeziAlertLight() throws {
        let stage = PresentationStage(device: Device.iPhone15.drawn(at: 2))
        stage.host.activate()
        let alert = UIAlertController(
            title: "Failed Password Reset", message: "The password could\nnot be reset.",
            preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        stage.present(alert)
        let box = alert.view.screenFrame
        #expect(isNear(box.minX, 61.5) && isNear(box.width, 270))
        #expect(isNear(box.minY, 368.25, within: 1) && isNear(box.height, 140.25, within: 1))
        let row = try #require(alert.shownRows.first).screenFrame
        #expect(isNear(row.minY - box.minY, 96.3, within: 1) && isNear(row.height, 43.9, within: 1))
        let texts = alert.shownTexts
        #expect(texts.map(\.font.pointSize) == [17, 13])
        // Capitals of 17 points begin about 4 points into their line.
        #expect(isNear(texts[0].screenFrame.minY - box.minY, 23.25 - 4, within: 1))
        #expect(isNear(texts[1].bounds.height, 16 * 2, within: 1))
    }

    /// `esri_actionsheet_crop` (Esri/arcgis-runtime-samples-ios, iOS 15, 428 by 926, shrunk to 276 pixels, so
    /// within 1.5 points itself): a title of 44, five actions 57.4 apart, a gap of 8, Cancel of 58, its
    /// bottom at 893.
    @Test func isBesideEsriActionSheet() throws {
        let stage = PresentationStage(device: .test(428, 926, top: 47, bottom: 34))
        stage.host.activate()
        let sheet = UIAlertController(
            title: "Select a feature layer source", message: nil, preferredStyle: .actionSheet)
        for title in ["One", "Two", "Three", "Four", "Five"] {
            sheet.addAction(UIAlertAction(title: title, style: .default))
        }
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        stage.present(sheet)
        let rows = sheet.shownRows.map(\.screenFrame)
        try #require(rows.count == 6)
        let box = sheet.view.screenFrame
        #expect(isNear(rows[0].minY - box.minY, 44, within: 1))
        for (row, next) in zip(rows.prefix(5), rows.prefix(5).dropFirst()) {
            #expect(isNear(next.minY - row.minY, 57.4, within: 1))
        }
        #expect(isNear(rows[5].minY - rows[4].maxY, 8, within: 1))
        #expect(isNear(rows[5].height, 58, within: 1) && isNear(rows[5].maxY, 893, within: 1))
        #expect(isNear(box.minX, 8) && isNear(box.maxX, 420))
    }
}
