/// Makes a view draggable (Apple: UIDragInteraction). No drag starts on Linux: the interaction is stored and its delegate is never called.
@preconcurrency @MainActor
open class UIDragInteraction: NSObject, UIInteraction {
  open class var isEnabledByDefault: Bool { false }
  open private(set) weak var view: UIView?
  open private(set) weak var delegate: (any UIDragInteractionDelegate)?
  open var isEnabled = UIDragInteraction.isEnabledByDefault
  open var allowsSimultaneousRecognitionDuringLift = false

  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}
