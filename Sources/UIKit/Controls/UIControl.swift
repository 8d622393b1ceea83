import CoreGraphics
import Foundation

/// A view that turns touches into events, and sends them to targets. Apple: UIControl.
///
/// Targets are held weakly. A touch stays inside until it is 70 points away from the control, as on iOS.
@preconcurrency @MainActor
open class UIControl: UIView {
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchDown = Event(rawValue: 1 << 0)
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    public static let touchDragInside = Event(rawValue: 1 << 2)
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    public static let touchDragExit = Event(rawValue: 1 << 5)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    public static let touchCancel = Event(rawValue: 1 << 8)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal: State = []
    public static let highlighted = State(rawValue: 1 << 0)
    public static let disabled = State(rawValue: 1 << 1)
    public static let selected = State(rawValue: 1 << 2)
    public static let focused = State(rawValue: 1 << 3)
    public static let application = State(rawValue: 0x00FF_0000)
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  public enum ContentVerticalAlignment: Int, Sendable {
    case center = 0
    case top = 1
    case bottom = 2
    case fill = 3
  }

  public enum ContentHorizontalAlignment: Int, Sendable {
    case center = 0
    case left = 1
    case right = 2
    case fill = 3
    case leading = 4
    case trailing = 5
  }

  /// How far outside, in points, a touch that began inside still counts as inside.
  private static let touchSlop: CGFloat = 70

  var registrations: [ControlRegistration] = []

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    KindDecoder.decode(self, coder)
  }

  /// A control that sends `primaryAction` when it is used. Apple: init(frame:primaryAction:).
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  // MARK: State

  /// Default true. Turning it off takes the touch away that is tracked.
  open var isEnabled = true {
    didSet {
      guard isEnabled != oldValue else { return }
      if !isEnabled { loseTouch(with: nil) }
      stateChanged()
    }
  }
  open var isSelected = false { didSet { if isSelected != oldValue { stateChanged() } } }
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateChanged() } } }

  open var state: State {
    var state: State = .normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isFocused { state.insert(.focused) }
    return state
  }

  open var contentVerticalAlignment: ContentVerticalAlignment = .center { didSet { setNeedsLayout() } }
  open var contentHorizontalAlignment: ContentHorizontalAlignment = .center { didSet { setNeedsLayout() } }
  /// `contentHorizontalAlignment` with leading and trailing resolved by the layout direction.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    switch contentHorizontalAlignment {
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    default: contentHorizontalAlignment
    }
  }

  /// Called after a change of `state`; subclasses of the kit show it.
  func stateChanged() { setNeedsLayout() }

  // MARK: Tracking

  open private(set) var isTracking = false
  open private(set) var isTouchInside = false
  private var trackedTouch: UITouch?

  /// A touch came down. False lets it go. Default true.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// The touch moved. False ends tracking. Default true.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  open func cancelTracking(with event: UIEvent?) {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, trackedTouch == nil, let touch = touches.first, !touch.isSecondary else { return }
    trackedTouch = touch
    isTouchInside = true
    isTracking = beginTracking(touch, with: event)
    guard isTracking else { return forgetTouch() }
    isHighlighted = true
    sendActions(for: .touchDown, with: event)
    if touch.tapCount > 1 { sendActions(for: .touchDownRepeat, with: event) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    let wasInside = isTouchInside
    isTouchInside = isMostlyInside(touch)
    isTracking = continueTracking(touch, with: event)
    guard isTracking else {
      isHighlighted = false
      return forgetTouch()
    }
    isHighlighted = isTouchInside
    if wasInside != isTouchInside { sendActions(for: isTouchInside ? .touchDragEnter : .touchDragExit, with: event) }
    sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside, with: event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    isTouchInside = isMostlyInside(touch)
    let inside = isTouchInside
    endTracking(touch, with: event)
    isHighlighted = false
    forgetTouch()
    sendActions(for: inside ? .touchUpInside : .touchUpOutside, with: event)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = trackedTouch, touches.contains(touch) { loseTouch(with: event) }
  }

  private func loseTouch(with event: UIEvent?) {
    guard trackedTouch != nil else { return }
    cancelTracking(with: event)
    isHighlighted = false
    forgetTouch()
    sendActions(for: .touchCancel, with: event)
  }

  /// What a control does itself goes before a tap on a superview.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    gestureRecognizer.view === self || !claims(gestureRecognizer)
  }

  /// Whether a touch does not wait until a scroll view around the control knows whether it scrolls.
  func tracksAtOnce(_ touch: UITouch) -> Bool { false }

  /// Whether a gesture of a superview is the control's own action.
  func claims(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard takesTaps, let tap = gestureRecognizer as? UITapGestureRecognizer else { return false }
    return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
  }

  /// Whether a tap of one finger is its own action.
  var takesTaps: Bool { false }

  open override var canBecomeFocused: Bool { isEnabled }

  /// Space or Return used it. The default: what a tap sends.
  func activate() { sendActions(for: [.touchUpInside, .primaryActionTriggered]) }

  private func isMostlyInside(_ touch: UITouch) -> Bool {
    let slop = Self.touchSlop
    return bounds.insetBy(dx: -slop, dy: -slop).contains(touch.location(in: self))
  }

  private func forgetTouch() {
    trackedTouch = nil
    isTracking = false
    isTouchInside = false
  }

  // MARK: Targets

  /// Sends `action` to `target` at each of `controlEvents`; a nil target means the first responder up the chain that can.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    register(.targetAction(target: target as AnyObject?, isNil: target == nil, action: action), for: controlEvents)
  }

  /// nil stands for any target, and for any action.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    unregister(controlEvents) { $0.matches(target: target as AnyObject?, action: action) }
  }

  /// Runs `action` at each of `controlEvents`. It takes the place of one with the same identifier.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    register(.action(action), for: controlEvents)
  }

  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  open func removeAction(identifiedBy identifier: UIAction.Identifier, for controlEvents: Event) {
    unregister(controlEvents) { $0.identifier == identifier }
  }

  /// The targets that are registered and still there.
  open var allTargets: Set<AnyHashable> { livingTargets }
  /// All events that somebody hears of.
  open var allControlEvents: Event { heardEvents }
  /// The names of the actions of `target` for `controlEvent`; nil where there are none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    actionNames(of: target, for: controlEvent)
  }

  /// Sends everything that is registered for any of `controlEvents`, in the order in which it was added.
  open func sendActions(for controlEvents: Event) { sendActions(for: controlEvents, with: nil) }

  /// Sends one action to one target. Override it to watch or to change what a control sends.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    _ = UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  /// Runs one action. Override it to watch or to change what a control sends.
  open func sendAction(_ action: UIAction) { action.performWithSender(self, target: nil) }
}
