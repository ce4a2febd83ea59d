import ChoiceKit
import UIKit

/// The menu of a folder of notes.
@MainActor struct PullDownSample {
    private let language: ScreenLanguage

    init(_ language: ScreenLanguage) { self.language = language }

    func makeButton() -> PullDownButton {
        let button = PullDownButton(configuration: .gray())
        button.configuration?.title = language("작업", "Actions")
        button.sections = sections
        button.destructiveActions = [
            .init(
                id: "delete", title: language("폴더 삭제…", "Delete Folder…"), image: UIImage(systemName: "trash")
            )
        ]
        return button
    }

    private var sections: [PullDownButton.Section] {
        [
            .init(items: [
                .action(.init(id: "share", title: language("공유…", "Share…"))),
                .action(.init(id: "duplicate", title: language("복제", "Duplicate"))),
                .action(.init(id: "move", title: language("이동…", "Move…"), isEnabled: false)),
            ]),
            .init(
                title: language("표시", "Show"),
                items: [
                    .toggle(.init(id: "photos", title: language("사진", "Photos"), isOn: true)),
                    .toggle(.init(id: "dates", title: language("날짜", "Dates"), isOn: false)),
                    .submenu(
                        .init(
                            title: language("정렬 기준", "Sort By"),
                            entries: [
                                .action(.init(id: "sort-title", title: language("제목", "Title"))),
                                .action(.init(id: "sort-created", title: language("만든 날짜", "Date Created"))),
                                .action(.init(id: "sort-edited", title: language("고친 날짜", "Date Edited"))),
                            ])),
                ]),
        ]
    }
}
