/// A moment of a frame in which actions of update links run (Apple: UIUpdateActionPhase).
public final class UIUpdateActionPhase: NSObject, Sendable {
  let name: String
  init(_ name: String) { self.name = name }

  public static let afterUpdateScheduled = UIUpdateActionPhase("afterUpdateScheduled")
  public static let beforeEventDispatch = UIUpdateActionPhase("beforeEventDispatch")
  public static let afterEventDispatch = UIUpdateActionPhase("afterEventDispatch")
  public static let beforeCADisplayLinkDispatch = UIUpdateActionPhase("beforeCADisplayLinkDispatch")
  public static let afterCADisplayLinkDispatch = UIUpdateActionPhase("afterCADisplayLinkDispatch")
  public static let beforeCATransactionCommit = UIUpdateActionPhase("beforeCATransactionCommit")
  public static let afterCATransactionCommit = UIUpdateActionPhase("afterCATransactionCommit")
  public static let beforeLowLatencyEventDispatch = UIUpdateActionPhase("beforeLowLatencyEventDispatch")
  public static let afterLowLatencyEventDispatch = UIUpdateActionPhase("afterLowLatencyEventDispatch")
  public static let beforeLowLatencyCATransactionCommit = UIUpdateActionPhase("beforeLowLatencyCATransactionCommit")
  public static let afterLowLatencyCATransactionCommit = UIUpdateActionPhase("afterLowLatencyCATransactionCommit")
  public static let afterUpdateComplete = UIUpdateActionPhase("afterUpdateComplete")

  public override var description: String { name }
}
