import QuartzCore

/// What fingers do to a sheet.
extension UISheetPresentationController {
    /// Whether a drag on the sheet itself moves it: down always, up as far as it can grow.
    func takesDrag(_ travel: CGFloat) -> Bool {
        guard stage == .present, !isCard else { return false }
        return travel > 0 || canGrow
    }

    func takesDragOfContent(_ travel: CGFloat) -> Bool {
        takesDrag(travel) && (travel > 0 || prefersScrollingExpandsWhenScrolledToEdge)
    }

    private var canGrow: Bool {
        guard let height, let highest = heights.last?.value else { return false }
        return height < highest - 1
    }

    func panChanged() {
        guard let pan = card?.pan else { return }
        switch pan.state {
        case .began:
            drag = height.map { SheetDrag(from: $0, heights: heights.map(\.value)) }
            mayDismiss = nil
            follow(pan)
        case .changed: follow(pan)
        case .ended: letGo(at: pan.velocity(in: nil).y)
        case .cancelled: letGo(at: 0, isCancelled: true)
        case .possible, .failed: break
        }
    }

    private func follow(_ pan: UIPanGestureRecognizer) {
        drag?.move(by: pan.translation(in: nil).y)
        pan.setTranslation(.zero, in: nil)
        if let drag, drag.pull > 0, mayDismiss == nil {
            let may = Presenting.mayDismiss(self)
            mayDismiss = may
            self.drag?.isHeld = !may
        }
        UIView.performWithoutAnimation {
            place()
            container?.layoutIfNeeded()
        }
    }

    private func letGo(at velocity: CGFloat, isCancelled: Bool = false) {
        let drag = drag
        // The card leaves from where it is.
        self.drag = nil
        guard let drag, stage == .present else { return }
        switch isCancelled ? nil : drag.outcome(velocity: velocity) {
        case .dismiss:
            departureVelocity = max(0, velocity)
            if Presenting.dismissByPerson(self, mayDismiss: mayDismiss) { return }
            departureVelocity = 0
        case .rest(let height): choose(height)
        case nil: break
        }
        settle(velocity)
    }

    private func choose(_ height: CGFloat) {
        guard let identifier = heights.first(where: { $0.value == height })?.identifier else { return }
        let isNew = height != restHeight
        selectedDetentIdentifier = identifier
        guard isNew else { return }
        (delegate as? any UISheetPresentationControllerDelegate)?
            .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
    }

    private func settle(_ velocity: CGFloat) {
        let top = (card?.frame.minY ?? 0)
        let way = frameOfPresentedViewInContainerView.minY - top
        move(.release(velocity: abs(way) < 1 ? 0 : velocity / way))
    }

    /// Moves the sheet to where it belongs now.
    func move(_ timing: AnimationBlock.Timing) {
        guard stage == .present, let container else { return }
        container.setNeedsLayout()
        guard UIView.areAnimationsEnabled else { return container.layoutIfNeeded() }
        AnimationBlock.run(
            timing, delay: 0, options: .beginFromCurrentState,
            {
                place()
                container.layoutIfNeeded()
            }, nil)
    }

    /// - Parameter step: 1 for the next larger detent, -1 for the next smaller one, 0 for the next in turn.
    func grabbed(_ step: Int) {
        guard stage == .present, let height else { return }
        let values = heights.map(\.value)
        let larger = values.first { $0 > height + 1 }, smaller = values.last { $0 < height - 1 }
        guard let next = step > 0 ? larger : step < 0 ? smaller : larger ?? values.first, next != height
        else { return }
        choose(next)
        move(.release(velocity: 0))
    }
}
