import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

/// What is beside the texts of rows grows and turns with them.
@MainActor struct TableTypeSizeTests {
    /// Tables that are not held go, and their windows with them.
    @MainActor private final class Held {
        var stages: [SectionStage] = []
    }

    private let held = Held()

    private func cell(
        _ settings: DeviceSettings, style: UITableViewCell.CellStyle = .default,
        _ fill: (UITableViewCell) -> Void
    ) -> UITableViewCell {
        let stage = SectionStage(.plain, [.init(rows: 1)], settings: settings)
        held.stages.append(stage)
        stage.host.activate()
        let cell = UITableViewCell(style: style, reuseIdentifier: nil)
        fill(cell)
        stage.make = { _ in cell }
        stage.show()
        return cell
    }

    private static let largest = DeviceSettings(contentSizeCategory: .accessibilityExtraExtraExtraLarge)

    @Test(arguments: [
        UITableViewCell.AccessoryType.disclosureIndicator, .checkmark, .detailButton, .detailDisclosureButton,
    ])
    func accessoriesGrowWithTheText(_ type: UITableViewCell.AccessoryType) throws {
        let sizes = try [DeviceSettings(), Self.largest].map { settings in
            let cell = cell(settings) {
                $0.textLabel?.text = "text"
                $0.accessoryType = type
            }
            return try #require(cell.parts.accessory).frame
        }
        // Body text has lines of 22 points, and of 62 at the largest size.
        let growth = type == .detailDisclosureButton ? 2 : 62.0 / 22
        #expect(sizes[1].width > (growth - 0.2) * sizes[0].width)
        #expect(sizes[1].height > (growth - 0.2) * sizes[0].height)
        #expect(isNear(sizes[1].maxX, 393 - 20))
    }

    @Test(arguments: [true, false]) func symbolsGrowWithTheText(_ isClassic: Bool) throws {
        let sizes = try [DeviceSettings(), Self.largest].map { settings in
            let image = UIImage(systemName: "calendar")
            let cell = cell(settings) { cell in
                var content = UIListContentConfiguration.cell()
                content.text = "text"
                content.image = image
                cell.textLabel?.text = isClassic ? "text" : nil
                cell.imageView?.image = isClassic ? image : nil
                cell.contentConfiguration = isClassic ? nil : content
            }
            let view = (cell.contentView as? UIListContentView)?.image ?? cell.imageView
            return try #require(view).frame.size
        }
        #expect(sizes[1].width > 2.5 * sizes[0].width && sizes[1].height > 2.5 * sizes[0].height)
    }

    @Test(arguments: [UITableViewCell.CellStyle.value1, .value2])
    func valuesStandBelowTheirNamesAtTheAccessibilitySizes(_ style: UITableViewCell.CellStyle) throws {
        func make(_ settings: DeviceSettings) -> UITableViewCell {
            cell(settings, style: style) {
                $0.textLabel?.text = "Name"
                $0.detailTextLabel?.text = "Value"
            }
        }
        let beside = make(DeviceSettings()), below = make(Self.largest)
        #expect(isNear(beside.textLabel?.frame.midY, beside.detailTextLabel?.frame.midY ?? 0, within: 2))
        let name = try #require(below.textLabel?.frame), value = try #require(below.detailTextLabel?.frame)
        #expect(name.minX == value.minX && value.minY >= name.maxY)
        #expect(value.maxY < below.bounds.height)
    }

    @Test func aSideBySideConfigurationStacksAtTheAccessibilitySizes() throws {
        let cell = cell(Self.largest) { cell in
            var content = UIListContentConfiguration.valueCell()
            content.text = "A"
            content.secondaryText = "B"
            cell.contentConfiguration = content
        }
        let view = try #require(cell.contentView as? UIListContentView)
        #expect(view.secondaryText.frame.minY >= view.text.frame.maxY)
    }

    @Test(arguments: [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
    func arrowsPointWhereReadingGoes(_ direction: UITraitEnvironmentLayoutDirection) {
        for type in [UITableViewCell.AccessoryType.disclosureIndicator, .checkmark] {
            let cell = cell(DeviceSettings(direction: direction)) { $0.accessoryType = type }
            let isMirrored = direction == .rightToLeft && type == .disclosureIndicator
            #expect(cell.parts.accessory?.mark?.isMirrored == isMirrored)
        }
    }

    @Test(arguments: [true, false]) func linesBeginUnderTheTextAndNotUnderAnImage(_ isClassic: Bool) throws {
        let cell = cell(DeviceSettings()) { cell in
            var content = UIListContentConfiguration.cell()
            content.text = "text"
            content.image = UIImage(systemName: "calendar")
            cell.textLabel?.text = isClassic ? "text" : nil
            cell.imageView?.image = isClassic ? content.image : nil
            cell.contentConfiguration = isClassic ? nil : content
        }
        let text = (cell.contentView as? UIListContentView)?.text ?? cell.textLabel
        let start = try #require(text).screenFrame.minX
        #expect(start > 40 && isNear(cell.parts.separator?.screenFrame.minX, start))
        cell.separatorInset = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 0)
        cell.layoutIfNeeded()
        #expect(cell.parts.separator?.screenFrame.minX == 5)
    }
}
