public import Foundation

/// The key of ``CATransaction/animationDuration()``.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of ``CATransaction/disableActions()``.
public let kCATransactionDisableActions = "disableActions"
/// The key of ``CATransaction/animationTimingFunction()``.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of ``CATransaction/completionBlock()``.
public let kCATransactionCompletionBlock = "completionBlock"

/// Changes of layers that belong together, and how they animate. Main thread only.
///
/// Changes outside `begin()` and `commit()` belong to an implicit transaction, which the next frame commits.
open class CATransaction: NSObject {
    /// Begins a transaction within the present one. It has the same settings, but no completion block.
    open class func begin() {
        let outer = TransactionState.current
        TransactionState.stack.append(TransactionState(within: outer))
    }

    /// Ends the transaction that was begun last. Without animations its completion block runs now.
    open class func commit() {
        guard let ended = TransactionState.stack.popLast() else { return }
        ended.group?.leave()
    }

    /// Commits the implicit transaction.
    open class func flush() {
        let ended = TransactionState.implicit
        TransactionState.implicit = nil
        ended?.group?.leave()
    }

    /// How long animations take that do not say; in seconds, 0.25 by default.
    open class func animationDuration() -> CFTimeInterval { TransactionState.current.duration }

    /// Sets how long animations take that do not say.
    open class func setAnimationDuration(_ dur: CFTimeInterval) { TransactionState.current.duration = dur }

    /// The pace of animations that have none; nil by default.
    open class func animationTimingFunction() -> CAMediaTimingFunction? {
        TransactionState.current.timingFunction
    }

    /// Sets the pace of animations that have none.
    open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        TransactionState.current.timingFunction = function
    }

    /// Whether changes of properties start no actions; false by default.
    open class func disableActions() -> Bool { TransactionState.current.disablesActions }

    /// Sets whether changes of properties start no actions.
    open class func setDisableActions(_ flag: Bool) { TransactionState.current.disablesActions = flag }

    /// What runs when the animations are over.
    open class func completionBlock() -> (() -> Void)? { TransactionState.current.group?.block }

    /// Sets what runs when all animations are over that are added from here to the end of the transaction.
    /// Those of transactions within count too. A block that was set before waits for the animations added
    /// until now.
    open class func setCompletionBlock(_ block: (() -> Void)?) {
        let state = TransactionState.current
        let before = state.group
        state.group = block.map { CompletionGroup($0, within: state.outerGroup) }
        before?.leave()
    }

    /// A setting by its key; other keys give what was set for them.
    open class func value(forKey key: String) -> Any? {
        switch key {
        case kCATransactionAnimationDuration: animationDuration()
        case kCATransactionDisableActions: disableActions()
        case kCATransactionAnimationTimingFunction: animationTimingFunction()
        case kCATransactionCompletionBlock: completionBlock()
        default: TransactionState.current.others[key]
        }
    }

    /// Sets a setting by its key; transactions within inherit it.
    open class func setValue(_ anObject: Any?, forKey key: String) {
        switch key {
        case kCATransactionAnimationDuration:
            if case .number(let value)? = anObject.flatMap(AnimatableValue.init) {
                setAnimationDuration(value)
            }
        case kCATransactionDisableActions: setDisableActions(anObject as? Bool ?? false)
        case kCATransactionAnimationTimingFunction:
            setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
        case kCATransactionCompletionBlock: setCompletionBlock(anObject as? () -> Void)
        default: TransactionState.current.others[key] = anObject
        }
    }
}
