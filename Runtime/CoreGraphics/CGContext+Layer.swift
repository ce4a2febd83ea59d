import CCairo
public import Foundation

extension CGContext {
    /// Begins a layer of its own: what is drawn until `endTransparencyLayer()` is put together first and then
    /// laid on the rest with the opacity and blend mode of now. Within, opacity is 1 and the mode normal.
    ///
    /// - Parameter auxiliaryInfo: not used, as on Apple's platforms.
    public func beginTransparencyLayer(auxiliaryInfo: NSDictionary?) {
        cairo_save(cairo)
        stack.append(.layer(state))
        cairo_push_group(cairo)
        state.alpha = 1
        state.blendMode = .normal
    }

    /// Begins a layer that is no larger than `rect`, which saves the work of the rest.
    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: NSDictionary?) {
        cairo_save(cairo)
        stack.append(.layer(state))
        clip(to: rect)
        cairo_push_group(cairo)
        state.alpha = 1
        state.blendMode = .normal
    }

    /// Lays the layer on what was there before. States that were saved within it are given back.
    public func endTransparencyLayer() {
        guard stack.contains(where: { if case .layer = $0 { true } else { false } }) else { return }
        while case .state(let saved) = stack.last {
            stack.removeLast()
            cairo_restore(cairo)
            state = saved
        }
        guard case .layer(let outer) = stack.popLast() else { return }
        state = outer
        cairo_pop_group_to_source(cairo)
        applyCompositing()
        cairo_paint_with_alpha(cairo, Double(state.alpha))
        cairo_restore(cairo)
        checkInvariants()
    }
}
