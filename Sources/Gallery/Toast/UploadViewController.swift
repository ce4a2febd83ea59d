import ChoiceKit
import UIKit

/// Work that takes a while, and ends well or does not.
final class UploadViewController: ScreenViewController {
    /// How long the work takes and how it ends.
    private enum Work: CaseIterable { case slow, failing, quick }

    private var buttons: [(work: Work, button: UIButton)] = []

    override func build() {
        buttons = Work.allCases.map { work in
            var look = UIButton.Configuration.gray()
            look.title = title(of: work)
            let button = UIButton(configuration: look)
            button.addAction(
                UIAction { [weak self] _ in self?.begin(work) }, for: .primaryActionTriggered)
            view.addSubview(button)
            return (work, button)
        }
    }

    override func layOut(in area: CGRect) {
        var rest = area.inset(by: UIEdgeInsets(top: 24, left: 0, bottom: 16, right: 0))
        for (_, button) in buttons { place(button, atTopOf: &rest, gap: 16) }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        begin(.slow)
    }

    private func title(of work: Work) -> String {
        switch work {
        case .slow: language("사진 올리기", "Upload Photo")
        case .failing: language("실패할 사진 올리기", "Upload and Fail")
        case .quick: language("작은 사진 올리기", "Upload Small Photo")
        }
    }

    private func begin(_ work: Work) {
        guard let center = view.window?.windowScene?.toastCenter else { return }
        let progress = ToastProgress(language("사진을 올리는 중…", "Uploading photo…"), in: center)
        log.record("ToastProgress", title(of: work), "begun")
        _ = Delays.standard.after(work == .quick ? 0.3 : 4) { [weak self] in
            self?.end(work, progress)
        }
    }

    private func end(_ work: Work, _ progress: ToastProgress) {
        log.record("ToastProgress", title(of: work), work == .failing ? "failed" : "succeeded")
        guard work == .failing else {
            let done = UIImage(systemName: "checkmark.circle.fill")
            progress.end(
                with: Toast(
                    language("사진을 올렸어요", "Photo uploaded"), image: done, purpose: .information))
            return
        }
        let retry = language("다시 시도", "Try Again")
        progress.end(
            with: Toast(
                language("사진을 올리지 못했어요", "Couldn’t upload the photo"),
                image: UIImage(systemName: "exclamationmark.triangle.fill"),
                action: .init(retry, hasOtherRoute: true), purpose: .error)
        ) { [weak self] in
            self?.begin(.slow)
        }
    }
}
