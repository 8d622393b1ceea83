/// The operation that a drop would perform (Apple: UIDropProposal).
@preconcurrency @MainActor
open class UIDropProposal: NSObject {
  public let operation: UIDropOperation
  open var isPrecise = false
  open var prefersFullSizePreview = false

  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }

  /// Creates a proposal; an alternative spelling of `init(operation:)`.
  public convenience init(dropOperation operation: UIDropOperation) { self.init(operation: operation) }
}

/// The operations of a drop (Apple: UIDropOperation).
public enum UIDropOperation: UInt, Sendable {
  case cancel, forbidden, copy, move
}
