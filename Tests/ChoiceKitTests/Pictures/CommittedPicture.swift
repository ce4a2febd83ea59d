import CoreGraphics
import UIKit

/// A picture in the repository that what is drawn is compared with.
struct CommittedPicture {
    /// The file, without `.png`.
    let path: String

    /// A picture that is missing or differs; the new one and what differs are written beside it.
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// Fails unless it is what was drawn. With CHOICEKIT_BLESS=1 in the environment what was drawn takes its
    /// place.
    func expect(_ drawn: CGImage) throws {
        if ProcessInfo.processInfo.environment["CHOICEKIT_BLESS"] == "1" {
            return try drawn.pngData().write(to: URL(fileURLWithPath: "\(path).png"))
        }
        guard let data = FileManager.default.contents(atPath: "\(path).png") else {
            throw try failure("is missing", drawn, nil)
        }
        let comparison = PictureComparison(drawn, with: try CGImage(pngData: data))
        guard comparison.count > 0 else { return }
        throw try failure("differs in \(comparison.count) pixels", drawn, comparison.difference)
    }

    private func failure(_ fault: String, _ drawn: CGImage, _ difference: CGImage?) throws -> Failure {
        try drawn.pngData().write(to: URL(fileURLWithPath: "\(path).new.png"))
        try difference?.pngData().write(to: URL(fileURLWithPath: "\(path).diff.png"))
        let name = (path as NSString).lastPathComponent
        return Failure(
            description:
                "\(name).png \(fault). What was drawn is in \(path).new.png. If it is right, run the "
                + "test again with CHOICEKIT_BLESS=1 and commit the picture.")
    }
}
