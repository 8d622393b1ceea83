import GestureMachines

/// An object that detects a gesture in the touches of its view and the view's descendants, and notifies its targets (Apple:
/// UIGestureRecognizer).
///
/// It receives touches before views do. Subclasses override `touchesBegan(_:with:)` and the related methods, and set `state`. The
/// rest follows from the state: waiting for the failure of other recognisers, preventing others from recognition, actions, and
/// the delivery of touches to views.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    /// The state of a discrete gesture that was recognised, the same as `ended`.
    public static let recognized = State.ended
  }

  var targets: [GestureTarget] = []
  var machine = GestureMachine()
  /// The state for which an action is being sent; nil otherwise.
  var reportedState: State?
  weak var environment: GestureEnvironment?
  /// The touches that are down, in the order of their beginnings, and those that have ended and are still being processed.
  var trackedTouches: [UITouch] = []
  /// The presses that are down.
  var trackedPresses: [UIPress] = []
  /// The serial numbers of all touches since the last reset.
  var sequence: Set<Int> = []
  var timers: [ClockTimer] = []
  /// The recognisers that must fail before this one is recognised; held weakly.
  var requirements: [WeakRecognizer] = []
  weak var attachedView: UIView?
  /// The last location on the screen, for `location(in:)` when there are no more touches.
  var lastLocation = CGPoint.zero

  /// - Parameters:
  ///   - target: the receiver of the action, held weakly.
  ///   - action: an action with the recogniser as its argument, or without arguments.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  public override convenience init() { self.init(target: nil, action: nil) }

  /// Creates a recogniser as `init()` does; the contents of the archive are not read.
  public convenience init?(coder: NSCoder) { self.init(target: nil, action: nil) }

  // MARK: Targets

  open func addTarget(_ target: Any, action: Selector) {
    let object = target as AnyObject
    targets.removeAll { $0.object == nil }
    guard !targets.contains(where: { $0.object === object && $0.action == action }) else { return }
    targets.append(GestureTarget(object: object, action: action))
  }

  /// Removes targets and actions. nil stands for any target, or any action.
  open func removeTarget(_ target: Any?, action: Selector?) {
    let object = target as AnyObject?
    targets.removeAll { ($0.object == nil || target == nil || $0.object === object) && (action == nil || $0.action == action) }
  }

  // MARK: State

  /// The state of the gesture, which only subclasses set. From `possible` it changes to `ended` or `failed`, or by way of `began`
  /// and `changed` to `ended` or `cancelled`. It is reset to `possible` automatically when all touches have ended.
  open var state: State {
    get { reportedState ?? machine.state }
    set { request(newValue) }
  }

  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// Whether the recogniser receives touches. Default true. Setting it to false cancels the present gesture.
  open var isEnabled = true { didSet { if !isEnabled, oldValue { abandon() } } }

  open var view: UIView? { attachedView }

  /// A name for debugging. Default nil.
  open var name: String?

  /// Whether recognised touches are cancelled in the view. Default true.
  open var cancelsTouchesInView = true
  /// Whether the view receives a touch only when the recogniser has failed. Default false.
  open var delaysTouchesBegan = false
  /// Whether the view receives the end of a touch only when the recogniser has failed. Default true.
  open var delaysTouchesEnded = true

  /// The `UITouch.TouchType` raw values of touches that the recogniser receives. Default all.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
  /// The `UIPress.PressType` raw values of presses that the recogniser receives. The types include a keyboard's arrow keys,
  /// Return (`select`), Escape (`menu`) and the page keys. Default none.
  open var allowedPressTypes: [NSNumber] = []
  /// Whether touches of another type than the first one's are ignored. Default true.
  open var requiresExclusiveTouchType = true

  /// The modifier keys that were down at the last event.
  open internal(set) var modifierFlags: UIKeyModifierFlags = []
  /// The buttons that were down at the last event; the primary one while a finger is down.
  open internal(set) var buttonMask: UIEvent.ButtonMask = []

  // MARK: Touches

  open var numberOfTouches: Int { trackedTouches.count }

  /// Returns the centroid of the touches in the coordinates of `view`; nil stands for the window.
  open func location(in view: UIView?) -> CGPoint { convert(centroid ?? lastLocation, to: view) }

  /// Returns the location of a touch in the coordinates of `view`; nil stands for the window.
  /// - Parameter touchIndex: an index below `numberOfTouches`. For other indices the result is the centroid, and an error is logged.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    guard trackedTouches.indices.contains(touchIndex) else {
      UIKitLog.refused("\(type(of: self)) has \(trackedTouches.count) touches, and no touch \(touchIndex)")
      return location(in: view)
    }
    return convert(trackedTouches[touchIndex].screenLocation, to: view)
  }

  // MARK: Other recognisers

  /// Prevents this recogniser from being recognised until another one has failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    requirements.removeAll { $0.recognizer == nil }
    guard otherGestureRecognizer !== self, !requirements.contains(where: { $0.recognizer === otherGestureRecognizer }) else { return }
    requirements.append(WeakRecognizer(recognizer: otherGestureRecognizer))
  }

  // MARK: Methods for subclasses

  /// Called when the gesture has ended and the recogniser is `possible` again. Override it to reset stored values.
  open func reset() {}

  /// Removes a touch from the recogniser, which neither receives it further nor cancels it in the view.
  open func ignore(_ touch: UITouch, for event: UIEvent) { drop(touch) }
  /// Removes a press from the recogniser, which neither receives it further nor takes it from its responder.
  open func ignore(_ button: UIPress, for event: UIPressesEvent) {
    trackedPresses.removeAll { $0 === button }
    button.recognizers.removeAll { $0 === self }
  }

  /// Whether the recognition of this gesture prevents another one. Default true.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether the recognition of another gesture prevents this one. Default true.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether this recogniser waits for the failure of another one, independent of the delegates. Default false.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Whether another recogniser waits for the failure of this one. Default false.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Whether the recogniser receives clicks of a pointer's secondary button.
  var takesSecondaryClicks: Bool { false }
  /// Whether the recogniser receives an event. The default asks the delegate.
  open func shouldReceive(_ event: UIEvent) -> Bool { delegate?.gestureRecognizer(self, shouldReceive: event) ?? true }

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// Called when fingers pinch or rotate on a touchpad over the view while no touch is down.
  func padChanged(_ event: TransformEvent) {}

  /// Called when a wheel or a touchpad scrolls over the view.
  /// - Returns: true if the recogniser handles the event.
  func padScrolled(_ event: ScrollEvent) -> Bool { false }

  /// Called when the gesture has failed.
  func didFail() {}

  /// Resets the values of UIKit's own recognisers, even if a subclass overrides `reset()`.
  func forget() {}

  nonisolated open override var description: String {
    guard MainActor.isCurrent else { return super.description }
    return MainActor.assumeIsolated {
      let owner = attachedView.map { "\(Swift.type(of: $0))" } ?? "none"
      return "<\(Swift.type(of: self))\(name.map { " \"\($0)\"" } ?? ""): \(machine.phase); view \(owner)>"
    }
  }
}

/// A weak reference to a gesture recogniser.
struct WeakRecognizer {
  weak var recognizer: UIGestureRecognizer?
}
