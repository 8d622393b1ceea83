import CoreGraphics
import Foundation

/// A view that converts touches to events and sends them to targets. Apple: UIControl.
///
/// Targets are held weakly. A touch counts as inside until it is more than 70 points away from the control, as on iOS.
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

  /// The distance from the bounds up to which a touch counts as inside, in points.
  private static let touchSlop: CGFloat = 70

  var registrations: [ControlRegistration] = []

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    KindDecoder.decode(self, coder)
  }

  /// Creates a control that runs `primaryAction` on the event `.primaryActionTriggered`. Apple: init(frame:primaryAction:).
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  // MARK: State

  /// Whether the control reacts to touches. Default true. Setting it to false cancels the tracking of a touch.
  open var isEnabled = true {
    didSet {
      guard isEnabled != oldValue else { return }
      if !isEnabled { loseTouch(with: nil) }
      stateChanged()
    }
  }
  /// Whether the symbols of the control are animated when it is used. Stored; has no effect on Linux. Default false.
  open var isSymbolAnimationEnabled = false
  /// Whether the control is selected. Default false.
  open var isSelected = false { didSet { if isSelected != oldValue { stateChanged() } } }
  /// Whether the control is highlighted, as it is while a tracked touch is inside. Default false.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateChanged() } } }

  /// The combination of the current states.
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
  /// The `contentHorizontalAlignment` with leading and trailing converted to left and right.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    switch contentHorizontalAlignment {
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    default: contentHorizontalAlignment
    }
  }

  // MARK: Context menus

  private var menus: UIContextMenuInteraction?
  /// The interaction that opens the control's menu on a long press; nil unless `isContextMenuInteractionEnabled`.
  open var contextMenuInteraction: UIContextMenuInteraction? { menus }
  /// Whether a long press opens the menu that `contextMenuInteraction(_:configurationForMenuAtLocation:)` returns. Default false.
  open var isContextMenuInteractionEnabled: Bool {
    get { menus != nil }
    set { enableMenus(newValue, &menus) }
  }
  /// Whether a touch opens the menu at once, in place of a long press. Default false.
  open var showsMenuAsPrimaryAction = false { didSet { menuModeChanged() } }

  /// Returns the point next to which the menu is placed, in the control's coordinates. By default the menu is placed next to the bounds.
  open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint { defaultMenuAttachmentPoint }
  /// Returns the menu of the control. Default nil.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  /// Returns the view to lift. Default nil: the menu has no preview.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// The order of elements of menus whose configuration leaves it open.
  var menuElementOrder: UIContextMenuConfiguration.ElementOrder { .automatic }
  /// The sender of actions of the menu. Default the control.
  var menuSender: AnyObject? { self }
  /// Called after a change of `showsMenuAsPrimaryAction`.
  func menuModeChanged() {}
  /// Called when an element of the menu is chosen, before it is performed.
  func menuChose(_ element: UIMenuElement) {}
  /// The menu that the tracked touch has opened.
  private weak var touchedMenu: MenuOverlay?

  /// Called after a change of `state`. Subclasses in UIKit update their appearance.
  func stateChanged() { setNeedsLayout() }

  // MARK: Tracking

  /// Whether a touch is being tracked.
  open private(set) var isTracking = false
  /// Whether the tracked touch is inside the control or close to it.
  open private(set) var isTouchInside = false
  private var trackedTouch: UITouch?

  /// Called when a touch begins. Default true.
  /// - Returns: whether the touch is tracked.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when the tracked touch moves. Default true.
  /// - Returns: whether tracking continues.
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
    touchedMenu = openPrimaryMenu(at: touch.location(in: self))
    touchedMenu?.slideStart = touch.location(in: nil)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    if let touchedMenu { return touchedMenu.slide(to: touch.location(in: nil)) }
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
    if let menu = touchedMenu {
      // The menu has taken the touch.
      loseTouch(with: event)
      return menu.endSlide(at: touch.location(in: nil))
    }
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
    touchedMenu = nil
    cancelTracking(with: event)
    isHighlighted = false
    forgetTouch()
    sendActions(for: .touchCancel, with: event)
  }

  /// Prevents gesture recognisers of ancestors from recognising the touches that the control itself handles.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    gestureRecognizer.view === self || !claims(gestureRecognizer)
  }

  /// Whether a touch is delivered at once, even if an enclosing scroll view may still start to scroll.
  func tracksAtOnce(_ touch: UITouch) -> Bool { false }

  /// Whether the control handles the touches that a gesture recogniser of an ancestor would recognise.
  func claims(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard takesTaps, let tap = gestureRecognizer as? UITapGestureRecognizer else { return false }
    return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
  }

  /// Whether the control handles single taps with one finger.
  var takesTaps: Bool { false }

  open override var canBecomeFocused: Bool { isEnabled }

  /// Called when Space or Return activates the control. The default sends the events of a tap.
  func activate() {
    if openPrimaryMenu(at: CGPoint(x: bounds.midX, y: bounds.midY)) == nil { sendActions(for: [.touchUpInside, .primaryActionTriggered]) }
  }

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

  /// Registers a target and an action for events. If the target is nil, the action is sent along the responder chain to the first
  /// responder that implements it.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    register(.targetAction(target: target as AnyObject?, isNil: target == nil, action: action), for: controlEvents)
  }

  /// Removes registrations. nil stands for any target, or any action.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    unregister(controlEvents) { $0.matches(target: target as AnyObject?, action: action) }
  }

  /// Registers an action for events. It replaces an action with the same identifier.
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

  /// The registered targets that still exist.
  open var allTargets: Set<AnyHashable> { livingTargets }
  /// The events for which at least one receiver is registered.
  open var allControlEvents: Event { heardEvents }
  /// Returns the names of the actions of `target` for `controlEvent`, or nil.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    actionNames(of: target, for: controlEvent)
  }

  /// Sends all actions that are registered for any of the events, in the order of their registration.
  open func sendActions(for controlEvents: Event) { sendActions(for: controlEvents, with: nil) }

  /// Sends an action to a target. Override it to observe or change what the control sends.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    _ = UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  /// Runs an action. Override it to observe or change what the control sends.
  open func sendAction(_ action: UIAction) { action.performWithSender(self, target: nil) }
}
