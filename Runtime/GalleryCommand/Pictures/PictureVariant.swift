import Simulator
import UIKit

/// One of the conditions that each scenario is pictured in.
struct PictureVariant {
    /// What files of it have in their names.
    let name: String
    /// What the index page writes below it.
    let caption: String
    let device: Device
    let settings: DeviceSettings
    let orientation: UIInterfaceOrientation

    /// The pictures have fewer pixels than the devices: there are many, and they are shown small.
    private init(
        _ name: String, _ caption: String, on device: Device = .iPhone15,
        orientation: UIInterfaceOrientation = .portrait, _ change: (inout DeviceSettings) -> Void = { _ in }
    ) {
        self.name = name
        self.caption = caption
        self.device = device.drawn(at: device.idiom == .pad ? 1 : 2)
        var settings = DeviceSettings(language: "ko")
        change(&settings)
        self.settings = settings
        self.orientation = orientation
    }

    static let all = [
        PictureVariant("light", "Light"),
        PictureVariant("dark", "Dark") { $0.style = .dark },
        PictureVariant("ax5", "Largest type") { $0.contentSizeCategory = .accessibilityExtraExtraExtraLarge },
        PictureVariant("rtl", "Right to left") { $0.direction = .rightToLeft },
        PictureVariant("landscape", "Landscape", orientation: .landscapeRight),
        PictureVariant("ipad", "iPad", on: .iPadPro11),
        PictureVariant("english", "English") { $0.language = "en" },
    ]

    /// In points.
    var size: CGSize { device.size(in: orientation) }

    /// The file of a scenario's picture: its name in small letters, with hyphens, and the condition.
    func file(_ scenario: String) -> String {
        let words = scenario.lowercased().split { !$0.isLetter && !$0.isNumber }
        return "\(words.joined(separator: "-")).\(name).png"
    }
}
