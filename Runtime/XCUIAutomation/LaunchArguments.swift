import Simulator
import UIKit

/// What the arguments of a launch set on the device.
struct LaunchArguments {
    private let values: [String: String]

    /// Arguments come in pairs: a name that begins with a hyphen, and what it is set to.
    init(_ arguments: [String]) {
        var values: [String: String] = [:]
        for (name, value) in zip(arguments, arguments.dropFirst()) where name.hasPrefix("-") {
            values[String(name.dropFirst())] = value
        }
        self.values = values
    }

    /// The first of `AppleLanguages`, and `UIPreferredContentSizeCategoryName`.
    var settings: DeviceSettings {
        var settings = DeviceSettings()
        if let language { settings.language = language }
        if let category = values["UIPreferredContentSizeCategoryName"] {
            settings.contentSizeCategory = UIContentSizeCategory(rawValue: category)
        }
        return settings
    }

    /// A list as a property list writes it: in parentheses, with commas between, quoted or not.
    private var language: String? {
        let punctuation = CharacterSet(charactersIn: "()\"' ")
        return values["AppleLanguages"]?
            .split(separator: ",")
            .map { $0.trimmingCharacters(in: punctuation) }
            .first { !$0.isEmpty }
    }
}
