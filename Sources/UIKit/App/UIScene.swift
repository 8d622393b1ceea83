/// One instance of the interface (Apple: UIScene). There is one to a screen.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  open var title: String! = ""
  open var activationState: ActivationState { .foregroundActive }
  open override var next: UIResponder? { UIApplication.shared }
}
