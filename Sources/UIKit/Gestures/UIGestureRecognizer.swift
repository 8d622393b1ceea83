/// Looks for a gesture in the touches of its view and of all below, and tells its targets (Apple: UIGestureRecognizer).
///
/// It sees touches before views do. Subclasses override `touchesBegan(_:with:)` and the like, and set `state`; everything else
/// follows from that: waiting for others to fail, keeping others from being recognised, actions, and what views get to know.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    /// The end of a gesture that has no middle: the same as `ended`.
    public static let recognized = State.ended
  }

  var targets: [GestureTarget] = []
  var machine = GestureMachine()
  /// The state that an action is sent for, while it is.
  var reportedState: State?
  weak var environment: GestureEnvironment?
  /// Those that are down, in the order in which they came, and those that just ended until that was dealt with.
  var trackedTouches: [UITouch] = []
  /// Keys that are down.
  var trackedPresses: [UIPress] = []
  /// Numbers of all touches since the last reset.
  var sequence: Set<Int> = []
  var timers: [ClockTimer] = []
  /// Who must fail before this one is recognised; held weakly.
  var requirements: [WeakRecognizer] = []
  weak var attachedView: UIView?
  /// Where it was touched last, on the screen, for `location(in:)` after the touches are gone.
  var lastLocation = CGPoint.zero

  /// - Parameters:
  ///   - target: held weakly.
  ///   - action: with the recogniser as its argument, or without any.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  public override convenience init() { self.init(target: nil, action: nil) }

  /// As made by `init()`: what an archive holds is not read.
  public convenience init?(coder: NSCoder) { self.init(target: nil, action: nil) }

  // MARK: Targets

  open func addTarget(_ target: Any, action: Selector) {
    let object = target as AnyObject
    targets.removeAll { $0.object == nil }
    guard !targets.contains(where: { $0.object === object && $0.action == action }) else { return }
    targets.append(GestureTarget(object: object, action: action))
  }

  /// nil stands for any target, and for any action.
  open func removeTarget(_ target: Any?, action: Selector?) {
    let object = target as AnyObject?
    targets.removeAll { ($0.object == nil || target == nil || $0.object === object) && (action == nil || $0.action == action) }
  }

  // MARK: State

  /// Only subclasses set it. From `possible` it goes to `ended` or `failed`, or by `began` and `changed` to `ended` or `cancelled`;
  /// back to `possible` it goes by itself, when all touches are over.
  open var state: State {
    get { reportedState ?? machine.state }
    set { request(newValue) }
  }

  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// Default true. Turning it off cancels what is under way.
  open var isEnabled = true { didSet { if !isEnabled, oldValue { abandon() } } }

  open var view: UIView? { attachedView }

  /// Names the recogniser to people who look for mistakes. Default nil.
  open var name: String?

  /// Whether the view loses touches that were recognised. Default true.
  open var cancelsTouchesInView = true
  /// Whether the view hears of a touch only when the recogniser has failed. Default false.
  open var delaysTouchesBegan = false
  /// Whether the view hears of the end of a touch only when the recogniser has failed. Default true.
  open var delaysTouchesEnded = true

  /// `UITouch.TouchType` raw values. Default all.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
  /// `UIPress.PressType` raw values of the presses that it gets: a keyboard's arrows, Return (`select`), Escape (`menu`) and page keys
  /// are among the types. Default none.
  open var allowedPressTypes: [NSNumber] = []
  /// Whether touches of other types than the first one's are ignored. Default true.
  open var requiresExclusiveTouchType = true

  /// Modifier keys that were held at the last event.
  open internal(set) var modifierFlags: UIKeyModifierFlags = []
  /// Buttons that were held at the last event: the primary one, while a finger is down.
  open internal(set) var buttonMask: UIEvent.ButtonMask = []

  // MARK: Touches

  open var numberOfTouches: Int { trackedTouches.count }

  /// The middle of the touches, in the coordinates of `view`; nil means the window's.
  open func location(in view: UIView?) -> CGPoint { convert(centroid ?? lastLocation, to: view) }

  /// - Parameter touchIndex: 0 ..< `numberOfTouches`; another number gives the middle, and a message.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    guard trackedTouches.indices.contains(touchIndex) else {
      UIKitLog.refused("\(type(of: self)) has \(trackedTouches.count) touches, and no touch \(touchIndex)")
      return location(in: view)
    }
    return convert(trackedTouches[touchIndex].screenLocation, to: view)
  }

  // MARK: Other recognisers

  /// Keeps this one from being recognised until `otherGestureRecognizer` has failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    requirements.removeAll { $0.recognizer == nil }
    guard otherGestureRecognizer !== self, !requirements.contains(where: { $0.recognizer === otherGestureRecognizer }) else { return }
    requirements.append(WeakRecognizer(recognizer: otherGestureRecognizer))
  }

  // MARK: For subclasses

  /// The gesture is over, and the recogniser `possible` again: forget what was kept of it.
  open func reset() {}

  /// Lets a touch go: the recogniser hears no more of it, and does not take it from the view.
  open func ignore(_ touch: UITouch, for event: UIEvent) { drop(touch) }
  /// Lets a press go: the recogniser hears no more of it, and does not take it from its responder.
  open func ignore(_ button: UIPress, for event: UIPressesEvent) {
    trackedPresses.removeAll { $0 === button }
    button.recognizers.removeAll { $0 === self }
  }

  /// Whether recognition keeps another from being recognised. Default true.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Default true.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether this one waits for another to fail, whatever their delegates say. Default false.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Whether another waits for this one to fail. Default false.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Whether an event is looked at. The default asks the delegate.
  /// Whether a click of a pointer's secondary button is for it.
  var takesSecondaryClicks: Bool { false }
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

  /// Fingers on a touch pad pinched or turned over the view, and no touch is down.
  func padChanged(_ event: TransformEvent) {}

  /// A wheel turned over the view, or fingers scrolled on a touch pad. Whether the recogniser takes that.
  func padScrolled(_ event: ScrollEvent) -> Bool { false }

  /// It will not be recognised this time.
  func didFail() {}

  /// What the kit's own recognisers forget, whatever `reset()` of a subclass does.
  func forget() {}

  nonisolated open override var description: String {
    guard MainActor.isCurrent else { return super.description }
    return MainActor.assumeIsolated {
      let owner = attachedView.map { "\(Swift.type(of: $0))" } ?? "none"
      return "<\(Swift.type(of: self))\(name.map { " \"\($0)\"" } ?? ""): \(machine.phase); view \(owner)>"
    }
  }
}

/// A recogniser that nobody keeps alive for this.
struct WeakRecognizer {
  weak var recognizer: UIGestureRecognizer?
}
