import UIKit

/// Tells of work that may take a while: a spinner where it is slow, and in its place how it ended.
///
/// ```swift
/// let progress = ToastProgress("올리는 중…", in: scene.toastCenter)
/// upload(photo) { result in
///     progress.end(with: result.isSuccess ? Toast("올렸어요") : Toast("올리지 못했어요", purpose: .error))
/// }
/// ```
///
/// Work that is done within a second shows no spinner, for that is no delay that people ask about (Nielsen,
/// Usability Engineering, 1993). A spinner that came stays long enough to be read, a second at least, and
/// then the outcome takes its place. The person may dismiss it: the work goes on, and its outcome comes as a
/// toast of its own.
@MainActor public final class ToastProgress {
    private let center: ToastCenter
    private let toast: Toast
    private var cancelStart: Delays.Cancel?
    private var isEnded = false

    /// The toast with the spinner; nil before the work is slow.
    public private(set) var handle: ToastHandle?

    /// Begins with the work.
    ///
    /// - Parameters:
    ///   - text: what is going on.
    ///   - style: how the toast looks.
    ///   - center: the toasts of the scene that the work belongs to.
    public init(_ text: String, style: Toast.Style = .standard, in center: ToastCenter) {
        self.center = center
        var toast = Toast(text, duration: .infinity, purpose: .information, style: style)
        toast.showsActivityIndicator = true
        self.toast = toast
        cancelStart = Delays.standard.after(Self.patience) { [weak self] in self?.show() }
    }

    private func show() {
        cancelStart = nil
        handle = center.show(toast, isShared: false)
    }

    /// The work is done. Only the first end counts.
    ///
    /// - Parameters:
    ///   - outcome: how it ended; nil where that need not be said. It is shown also where the work was quick.
    ///   - onAction: the person chose the action of the outcome.
    public func end(with outcome: Toast?, onAction: (() -> Void)? = nil) {
        guard !isEnded else { return }
        isEnded = true
        cancelStart?()
        cancelStart = nil
        guard let handle, handle.endReason == nil else {
            if let outcome { center.show(outcome, onAction: onAction) }
            return
        }
        let rest = handle.isShown ? leastTime - handle.timeShown : 0
        guard rest > 0 else { return replace(handle, with: outcome, onAction) }
        _ = Delays.standard.after(rest) { self.replace(handle, with: outcome, onAction) }
    }

    private func replace(_ handle: ToastHandle, with outcome: Toast?, _ onAction: (() -> Void)?) {
        guard let outcome else { return handle.dismiss() }
        // Handlers first: an outcome that shows nothing ends the toast at once.
        handle.listen(onAction: onAction)
        guard !handle.update({ $0 = outcome }) else { return }
        center.show(outcome, onAction: onAction)
    }

    /// Seconds that a spinner is up.
    private var leastTime: TimeInterval { max(Self.leastTime, Toast.readingTime(of: toast.text)) }

    /// Seconds that work may take before it is slow.
    private static let patience: TimeInterval = 1
    /// Seconds below which a spinner flickers; by feel.
    private static let leastTime: TimeInterval = 1
}

extension ToastCenter {
    /// Tells of work while it runs: a spinner where it is slow, and in its place how it ended.
    ///
    /// ```swift
    /// let photo = try await scene.toastCenter.showProgress("올리는 중…") { _ in
    ///     Toast("올렸어요")
    /// } failure: { _ in
    ///     Toast("올리지 못했어요", purpose: .error)
    /// } of: {
    ///     try await upload()
    /// }
    /// ```
    ///
    /// The value is returned, and the error thrown, as soon as the work is done, whatever the toast still
    /// shows. Work that was cancelled says nothing.
    ///
    /// - Parameters:
    ///   - text: what is going on.
    ///   - style: how the toast looks.
    ///   - success: what is said of the value; nil for nothing.
    ///   - failure: what is said of the error; nil for nothing.
    ///   - work: what is going on.
    /// - Returns: what the work gives.
    @discardableResult public func showProgress<Value>(
        _ text: String, style: Toast.Style = .standard, success: (Value) -> Toast?,
        failure: (any Error) -> Toast?, of work: @MainActor () async throws -> Value
    ) async throws -> Value {
        let progress = ToastProgress(text, style: style, in: self)
        do {
            let value = try await work()
            progress.end(with: success(value))
            return value
        } catch {
            progress.end(with: error is CancellationError ? nil : failure(error))
            throw error
        }
    }
}
