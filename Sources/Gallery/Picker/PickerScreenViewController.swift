import ChoiceKit
import UIKit

/// A field that a sheet is shown for, and the sheet, which comes with the screen.
final class PickerScreenViewController: ScreenViewController {
    private let sample: PickerSample
    private let button = UIButton(configuration: .gray())
    private lazy var field = FieldView(sample.name(in: language), button)

    init(_ sample: PickerSample, log: EventLog) {
        self.sample = sample
        super.init(log: log)
    }

    required init?(coder: NSCoder) { return nil }

    override func build() {
        button.configuration?.title = language("선택", "Select")
        button.configuration?.baseForegroundColor = .label
        button.addAction(UIAction { [weak self] _ in self?.ask() }, for: .primaryActionTriggered)
        view.addSubview(field)
    }

    override func layOut(in area: CGRect) {
        var rest = area.divided(atDistance: Self.gap, from: .minYEdge).remainder
        place(field, atTopOf: &rest, gap: Self.gap)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if presentedViewController == nil { ask() }
    }

    private func ask() {
        let name = sample.name(in: language)
        var style = PickerSheet.Style.standard
        style.separator = sample.separator
        PickerSheet.show(
            columns: sample.columns(in: language), contentType: .normal(title: name),
            initialSelections: sample.selections, parentViewController: self, target: button, style: style
        ) { [log] in log.record($0, of: name) }
    }

    private static let gap: CGFloat = 20
}

extension EventLog {
    /// What a sheet told.
    fileprivate func record(_ event: PickerSheet.Event, of name: String) {
        func text(_ choices: [PickerSheet.Choice]) -> Value {
            .text(choices.map(\.value).joined(separator: " "))
        }
        switch event {
        case .changed(let choices): record("PickerSheet", name, "change", ["values": text(choices)])
        case .ended(.done(let choices)): record("PickerSheet", name, "done", ["values": text(choices)])
        case .ended(.cancelled(let way)):
            record("PickerSheet", name, "cancel", ["by": .symbol(String(describing: way))])
        }
    }
}
