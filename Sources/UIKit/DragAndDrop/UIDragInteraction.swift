/// Makes a view draggable (Apple: UIDragInteraction). A press of half a second lifts the view if the delegate provides items for it; the
/// drag begins when the finger then moves. During a drag, a tap on the view with another finger adds its items.
@preconcurrency @MainActor
open class UIDragInteraction: NSObject, UIInteraction {
  /// Whether new interactions are enabled. Default true (Apple: on iPad, and since iOS 15 on iPhone).
  open class var isEnabledByDefault: Bool { true }
  open private(set) weak var view: UIView?
  open private(set) weak var delegate: (any UIDragInteractionDelegate)?
  /// Whether drags can start. Setting it to false cancels the current drag.
  open var isEnabled = UIDragInteraction.isEnabledByDefault { didSet { gestures?.isEnabled = isEnabled } }
  /// Whether other gestures of the same touch can be recognised until the drag begins. Default false.
  open var allowsSimultaneousRecognitionDuringLift = false
  private var gestures: DragGestures?

  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {
    if let old = self.view { gestures?.leave(old) }
  }

  open func didMove(to view: UIView?) {
    self.view = view
    guard let view else { return }
    let gestures = gestures ?? DragGestures(self)
    self.gestures = gestures
    gestures.isEnabled = isEnabled
    gestures.enter(view)
  }
}
