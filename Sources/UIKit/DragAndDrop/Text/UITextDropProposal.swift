/// The operation that a drop of text would perform (Apple: UITextDropProposal).
open class UITextDropProposal: UIDropProposal, @preconcurrency NSCopying {
  public enum Action: UInt, Sendable {
    case insert, replaceSelection, replaceAll
  }

  public enum ProgressMode: UInt, Sendable {
    case system, custom
  }

  public enum Performer: UInt, Sendable {
    /// The text view performs the drop.
    case view
    /// The delegate performs the drop, in `willPerformDrop`.
    case delegate
  }

  /// The effect on the text. Default insert: at the position under the finger.
  open var dropAction = Action.insert
  /// Stored; no progress is shown. Default system.
  open var dropProgressMode = ProgressMode.system
  /// Whether text that is dragged within the view is moved without loading it. Default true.
  open var useFastSameViewOperations = true
  open var dropPerformer = Performer.view

  public override init(operation: UIDropOperation) { super.init(operation: operation) }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UITextDropProposal(operation: operation)
    copy.isPrecise = isPrecise
    copy.prefersFullSizePreview = prefersFullSizePreview
    copy.dropAction = dropAction
    copy.dropProgressMode = dropProgressMode
    copy.useFastSameViewOperations = useFastSameViewOperations
    copy.dropPerformer = dropPerformer
    return copy
  }
}
