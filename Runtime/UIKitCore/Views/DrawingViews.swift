import QuartzCore

/// The classes of views that draw nothing of their own, found out the first time that one is to draw: there
/// is no other way to ask a Swift class whether it overrides a method. Their layers never have a bitmap.
@MainActor enum DrawingViews {
    private static var silent: Set<ObjectIdentifier> = [ObjectIdentifier(UIView.self)]
    private static var isInherited = false

    static func drawsNothing(_ type: UIView.Type) -> Bool { silent.contains(ObjectIdentifier(type)) }

    /// UIView's own `draw(_:)` ran.
    static func noteInheritedDrawing() { isInherited = true }

    /// Lets a view draw and remembers its class if all that it did was to call UIView's own method.
    static func draw(_ view: UIView, _ body: () -> Void) {
        isInherited = false
        body()
        if isInherited, view.layer.contents == nil { silent.insert(ObjectIdentifier(type(of: view))) }
    }
}
