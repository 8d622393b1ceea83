import GestureMachines

/// A rectangle that the pointer draws to select several items (Apple: UIBandSelectionInteraction). It begins with a drag of the mouse,
/// not of a finger.
@preconcurrency @MainActor
open class UIBandSelectionInteraction: NSObject, UIInteraction {
  /// The phases of a selection (Apple: UIBandSelectionInteraction.State).
  public enum State: Int, Sendable {
    /// No selection runs.
    case possible
    /// The pointer began to move.
    case began
    /// The rectangle changes.
    case selecting
    /// The button was released.
    case ended
  }

  open private(set) weak var view: UIView?
  open private(set) var state = State.possible
  /// The rectangle in the coordinates of the view; nil while no selection runs.
  open private(set) var selectionRect: CGRect?
  /// The modifier keys that were held when the selection began.
  open private(set) var initialModifierFlags: UIKeyModifierFlags = []
  /// Decides whether a selection may begin at a point of the view. Default nil: it may begin everywhere.
  open var shouldBeginHandler: ((UIBandSelectionInteraction, CGPoint) -> Bool)?
  /// Whether the pointer can draw a rectangle. Default true. A running selection ends when it becomes false.
  open var isEnabled = true {
    didSet {
      gesture.isEnabled = isEnabled
      if !isEnabled { finish() }
    }
  }

  private let handler: (UIBandSelectionInteraction) -> Void
  private lazy var gesture = BandGestureRecognizer(self)
  private let band = UIView()
  private var start = CGPoint.zero

  /// - Parameter selectionHandler: called whenever the state or the rectangle changes.
  public init(_ selectionHandler: @escaping (UIBandSelectionInteraction) -> Void) {
    handler = selectionHandler
    super.init()
    band.isUserInteractionEnabled = false
    band.backgroundColor = UIColor.systemGray.withAlphaComponent(0.2)
    band.layer.borderWidth = 1
  }

  open func willMove(to view: UIView?) {
    guard let former = self.view else { return }
    finish()
    former.removeGestureRecognizer(gesture)
  }

  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(gesture)
  }

  func mayBegin(at point: CGPoint) -> Bool { shouldBeginHandler?(self, point) ?? true }

  func drag(_ gesture: UIPanGestureRecognizer) {
    guard let view else { return }
    let location = gesture.location(in: view)
    switch gesture.state {
    case .began:
      let translation = gesture.translation(in: view)
      start = CGPoint(x: location.x - translation.x, y: location.y - translation.y)
      initialModifierFlags = gesture.modifierFlags
      band.layer.borderColor = UIColor.systemGray.resolvedColor(with: view.traitCollection).withAlphaComponent(0.6).cgColor
      view.addSubview(band)
      show(.began, to: location)
    case .changed: show(.selecting, to: location)
    default: finish(at: gesture.state == .ended ? location : nil)
    }
  }

  private func show(_ state: State, to location: CGPoint) {
    let rect = CGRect(
      x: min(start.x, location.x), y: min(start.y, location.y), width: abs(location.x - start.x), height: abs(location.y - start.y))
    band.frame = rect
    selectionRect = rect
    self.state = state
    handler(self)
  }

  private func finish(at location: CGPoint? = nil) {
    guard state == .began || state == .selecting else { return }
    band.removeFromSuperview()
    if let location {
      show(.ended, to: location)
    } else {
      state = .ended
      handler(self)
    }
    state = .possible
    selectionRect = nil
  }
}

/// A drag with the first button of the mouse. Scroll views wait until it has failed.
private final class BandGestureRecognizer: UIPanGestureRecognizer {
  private weak var interaction: UIBandSelectionInteraction?

  init(_ interaction: UIBandSelectionInteraction) {
    self.interaction = interaction
    super.init(target: interaction, action: Selector("drag:", UIBandSelectionInteraction.drag(_:)))
    maximumNumberOfTouches = 1
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard machine.phase == .possible else { return }
    if touches.contains(where: { !$0.isEmulated || $0.isSecondary }) { return state = .failed }
    if interaction?.mayBegin(at: location(in: view)) != true { state = .failed }
  }

  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    otherGestureRecognizer is ScrollPanGestureRecognizer
  }
}
