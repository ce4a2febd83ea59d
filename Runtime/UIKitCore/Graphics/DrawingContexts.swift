public import CoreGraphics

/// The contexts that drawing goes to, the innermost last.
@MainActor enum DrawingContexts {
    private static var stack: [CGContext] = []

    static var current: CGContext? { stack.last }

    static func push(_ context: CGContext) { stack.append(context) }

    static func pop() { _ = stack.popLast() }
}

/// The context to draw with inside `draw(_:)`; nil outside of drawing.
@MainActor public func UIGraphicsGetCurrentContext() -> CGContext? { DrawingContexts.current }

/// Makes a context the current one until `UIGraphicsPopContext()`.
@MainActor public func UIGraphicsPushContext(_ context: CGContext) { DrawingContexts.push(context) }

/// Gives drawing back to the context before; without one, does nothing.
@MainActor public func UIGraphicsPopContext() { DrawingContexts.pop() }
