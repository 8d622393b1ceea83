/// What a drop would do (Apple: UIDropProposal).
@preconcurrency @MainActor
open class UIDropProposal: NSObject {
  public let operation: UIDropOperation
  open var isPrecise = false
  open var prefersFullSizePreview = false

  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }

  /// Kept by old programs.
  public convenience init(dropOperation operation: UIDropOperation) { self.init(operation: operation) }
}

/// What becomes of items that are dropped (Apple: UIDropOperation).
public enum UIDropOperation: UInt, Sendable {
  case cancel, forbidden, copy, move
}
