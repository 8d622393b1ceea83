import Foundation

/// Groups layer changes (Apple: CATransaction). Changes outside of `begin` and `commit` belong to an implicit transaction,
/// which ends with the turn of the run loop.
@preconcurrency @MainActor
open class CATransaction: NSObject {
  private static var waiting: [() -> Void] = []
  private static var levels: [TransactionLevel] = [TransactionLevel()]

  /// Begins a nested transaction. It inherits the settings that it does not set.
  open class func begin() { levels.append(TransactionLevel()) }

  /// Commits the innermost transaction. A call without a `begin` is logged and ignored.
  open class func commit() {
    guard levels.count > 1, let level = levels.popLast() else {
      LayerLog.logger.warning("CATransaction.commit() without begin()")
      return
    }
    level.group?.close()
  }

  /// Commits the implicit transaction now: runs layout and display and makes snapshots of all shown trees.
  open class func flush() {
    if levels.count == 1 { endImplicit() }
    LayerTreeHost.commitAll()
  }

  /// Has no effect.
  open class func lock() {}
  /// Has no effect.
  open class func unlock() {}

  /// Returns the duration in seconds of animations that have none of their own. The default is 0.25.
  open class func animationDuration() -> CFTimeInterval { levels.last { $0.duration != nil }?.duration ?? 0.25 }
  open class func setAnimationDuration(_ dur: CFTimeInterval) {
    guard dur.isFinite else { return LayerLog.logger.warning("ignored animation duration \(dur)") }
    levels[levels.count - 1].duration = max(dur, 0)
  }

  /// Returns the pacing of animations that have none of their own.
  open class func animationTimingFunction() -> CAMediaTimingFunction? { levels.last { $0.timing != nil }?.timing }
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) { levels[levels.count - 1].timing = function }

  /// Whether changes run no actions. The default is false.
  open class func disableActions() -> Bool { levels.last { $0.disablesActions != nil }?.disablesActions ?? false }
  open class func setDisableActions(_ flag: Bool) { levels[levels.count - 1].disablesActions = flag }

  open class func completionBlock() -> (() -> Void)? { levels.last?.group?.block }

  /// Sets a block that is called on the main thread when all animations that this transaction adds from now on have
  /// ended, or after the commit if it adds none.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    levels[levels.count - 1].group?.close()
    levels[levels.count - 1].group = block.map { CompletionGroup(block: $0) }
    if block != nil, levels.count == 1 { LayerTreeHost.wakeAll() }
  }

  /// Returns the value of "animationDuration", "animationTimingFunction", "disableActions", "completionBlock" or a custom key.
  open class func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionAnimationDuration: animationDuration()
    case kCATransactionAnimationTimingFunction: animationTimingFunction()
    case kCATransactionDisableActions: disableActions()
    case kCATransactionCompletionBlock: completionBlock()
    default: levels.last { $0.values[key] != nil }?.values[key]
    }
  }

  open class func setValue(_ anObject: Any?, forKey key: String) {
    switch key {
    case kCATransactionAnimationDuration:
      if let seconds = CGFloat(finite: anObject) { setAnimationDuration(Double(seconds)) }
    case kCATransactionAnimationTimingFunction: setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
    case kCATransactionDisableActions: setDisableActions(AnimatableValue.flag(from: anObject) ?? false)
    case kCATransactionCompletionBlock: setCompletionBlock(anObject as? () -> Void)
    default: levels[levels.count - 1].values[key] = anObject
    }
  }

  /// The groups whose completion waits for the animations that are added now.
  static var openGroups: [CompletionGroup] { levels.compactMap(\.group) }

  /// Whether blocks wait for the end of a commit.
  static var hasWaitingBlocks: Bool { !waiting.isEmpty }

  /// Calls `block` after the commit in progress, or after the next one.
  package static func afterCommit(_ block: @escaping () -> Void) {
    waiting.append(block)
    LayerTreeHost.wakeAll()
  }

  static func runWaiting() {
    let blocks = waiting
    waiting = []
    for block in blocks { block() }
  }

  /// Ends the implicit transaction and its settings, at the end of a turn.
  static func endImplicit() {
    levels[0].group?.close()
    levels[0] = TransactionLevel()
  }
}

public let kCATransactionAnimationDuration = "animationDuration"
public let kCATransactionDisableActions = "disableActions"
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
public let kCATransactionCompletionBlock = "completionBlock"
