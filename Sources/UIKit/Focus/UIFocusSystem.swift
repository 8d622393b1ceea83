import Foundation

/// The keyboard focus of a window (Apple: UIFocusSystem).
@preconcurrency @MainActor
open class UIFocusSystem: NSObject {
  private unowned let window: UIWindow
  private(set) weak var focusedView: UIView?
  private let ring = FocusRing()
  /// The view that is highlighted while a key is pressed.
  private weak var pressed: UIView?

  init(window: UIWindow) {
    self.window = window
    super.init()
  }

  /// Returns the focus system of the window that contains `environment`.
  open class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? { environment.focusWindow?.focus }

  /// Posted after the focus has moved. The user info contains the context and the coordinator.
  public nonisolated static let didUpdateNotification = Notification.Name("UIFocusDidUpdateNotification")
  /// Posted when an arrow key finds no item in its direction. The user info contains a context without a next item.
  public nonisolated static let movementDidFailNotification = Notification.Name("UIFocusMovementDidFailNotification")
  public nonisolated static let focusUpdateContextUserInfoKey = "UIFocusUpdateContextKey"
  public nonisolated static let animationCoordinatorUserInfoKey = "UIFocusUpdateAnimationCoordinatorKey"

  /// Registers the sound of an identifier. Has no effect on Linux, which plays no sounds for the focus.
  open class func register(_ soundFileURL: URL, forSoundIdentifier identifier: UIFocusSoundIdentifier) {}

  open var focusedItem: (any UIFocusItem)? { focusedView }

  /// Moves the focus to an environment or to the environment that it prefers.
  open func requestFocusUpdate(to environment: any UIFocusEnvironment) {
    if let view = Self.target(of: environment, depth: 0), view.window === window { move(to: view, heading: []) }
  }

  /// Removes the focus from a view that can no longer be focused.
  open func updateFocusIfNeeded() { if let focusedView, !isEligible(focusedView) { move(to: nil, heading: []) } }

  static func target(of environment: any UIFocusEnvironment, depth: Int) -> UIView? {
    if let view = environment as? UIView, view.canBecomeFocused { return view }
    guard depth < 100 else { return nil }
    for preferred in environment.preferredFocusEnvironments where preferred !== environment {
      if let found = target(of: preferred, depth: depth + 1) { return found }
    }
    return (environment as? UIView ?? (environment as? UIViewController)?.viewIfLoaded).flatMap { FocusOrder.views(below: $0).first }
  }

  private func isEligible(_ view: UIView) -> Bool { view.window === window && FocusOrder.views(below: window).contains { $0 === view } }

  // MARK: Moving

  /// Moves the focus to the next or previous view, from the last view to the first and vice versa.
  func advance(backwards: Bool) {
    let start = focusedView ?? window.firstResponder as? UIView
    let views = stops(FocusOrder.views(below: window), from: start)
    guard !views.isEmpty else { return }
    guard let start, let index = views.firstIndex(where: { $0 === start }) else {
      return move(to: backwards ? views[views.count - 1] : views[0], heading: backwards ? .previous : .next)
    }
    let next = (index + (backwards ? views.count - 1 : 1)) % views.count
    move(to: views[next], heading: backwards ? .previous : .next)
  }

  /// Returns the views at which Tab stops. A list and a focus group are single stops; arrow keys move between their items.
  private func stops(_ views: [UIView], from start: UIView?) -> [UIView] {
    let own = start?.focusGroup
    let groups = views.map(\.focusGroup)
    var entrances: [AnyHashable: UIView] = [:]
    return zip(views, groups).filter { view, group in
      guard let group else { return true }
      if group == own { return view === start }
      if entrances[group] == nil {
        let members = zip(views, groups).filter { $0.1 == group }.map(\.0)
        entrances[group] = view.focusList?.entrance(among: members) ?? Self.entrance(among: members)
      }
      return entrances[group] === view
    }.map(\.0)
  }

  /// Returns the item of a group with the highest priority; the first one of several.
  private static func entrance(among views: [UIView]) -> UIView? {
    views.reduce(nil) { best, view in
      best.map { view.focusGroupPriority.rawValue > $0.focusGroupPriority.rawValue ? view : $0 } ?? view
    }
  }

  /// - Parameter isForced: whether to move without asking the environments, because the focused view is removed.
  func move(to view: UIView?, heading: UIFocusHeading, isForced: Bool = false) {
    guard view !== focusedView else { return }
    let former = focusedView
    let context = UIFocusUpdateContext(from: former, to: view, heading: heading)
    let chains = [former, view].compactMap { $0?.responderChain }.flatMap { $0 }.compactMap { $0 as? any UIFocusEnvironment }
    var lists: [any FocusList] = []
    for list in [former?.focusList, view?.focusList].compactMap(\.self) where !lists.contains(where: { $0 === list }) { lists.append(list) }
    guard
      isForced || chains.allSatisfy({ $0.shouldUpdateFocus(in: context) }) && lists.allSatisfy({ $0.shouldUpdateFocus(context) })
    else { return }
    focusedView = view
    release(cancelled: true)
    ring.show(around: view)
    if let view {
      reveal(view)
      // A text field that gets the focus becomes the first responder.
      if view is any UIKeyInput { view.becomeFirstResponder() } else { endTyping() }
    }
    var notified: [any UIFocusEnvironment] = []
    let coordinator = UIFocusAnimationCoordinator()
    for environment in chains where !notified.contains(where: { $0 === environment }) {
      notified.append(environment)
      environment.didUpdateFocus(in: context, with: coordinator)
    }
    for list in lists { list.didUpdateFocus(context) }
    for view in [former, view] {
      (view as? UIControl)?.stateChanged()
      (view as? UITableViewCell)?.setNeedsUpdateConfiguration()
      (view as? UICollectionViewCell)?.setNeedsUpdateConfiguration()
    }
    NotificationCenter.default.post(
      name: Self.didUpdateNotification, object: window,
      userInfo: [Self.focusUpdateContextUserInfoKey: context, Self.animationCoordinatorUserInfoKey: coordinator])
    if let list = view?.focusList, let path = view.flatMap(list.item), list.selectsWithFocus(path) { list.pressEnded(path) }
  }

  private func endTyping() { if window.firstResponder is any UIKeyInput { window.endEditing(false) } }

  private func reveal(_ view: UIView) {
    var link = view.superview
    while let present = link {
      link = present.superview
      (present as? UIScrollView)?.scrollRectToVisible(view.convert(view.bounds, to: present).insetBy(dx: -8, dy: -8), animated: true)
    }
  }

  /// Removes the focus when the user touches or clicks.
  func touched() { if focusedView != nil { move(to: nil, heading: []) } }

  /// Removes the focus from a view that is about to leave the window.
  func viewWillLeave(_ view: UIView) { if view === focusedView { move(to: nil, heading: [], isForced: true) } }

  // MARK: Keys

  func keyChanged(_ key: UIKeyboardHIDUsage, isDown: Bool, modifiers: UIKeyModifierFlags) {
    guard modifiers.isDisjoint(with: [.command, .control, .alternate]) else { return }
    switch key {
    case .keyboardTab:
      let isText = window.firstResponder.map { $0 is any UIKeyInput && ($0 as? UIView)?.canBecomeFocused != true } ?? false
      if isDown, !isText { advance(backwards: modifiers.contains(.shift)) }
    case .keyboardEscape: if isDown, focusedView != nil { move(to: nil, heading: []) }
    case .keyboardSpacebar, .keyboardReturnOrEnter, .keypadEnter: isDown ? press() : release(cancelled: false)
    case .keyboardUpArrow: if isDown { go(.up) }
    case .keyboardDownArrow: if isDown { go(.down) }
    case .keyboardLeftArrow: if isDown { go(.left) }
    case .keyboardRightArrow: if isDown { go(.right) }
    default: break
    }
  }

  /// Moves the focus with an arrow key. In text input views, arrow keys move the caret.
  private func go(_ heading: UIFocusHeading) {
    guard let focusedView, !(focusedView is any UIKeyInput), !(window.firstResponder is any UIKeyInput) else { return }
    let list = focusedView.focusList
    if let list, let path = list.item(of: focusedView), let next = list.focusable(from: path, heading: heading) {
      return move(to: next, heading: heading)
    }
    let views = FocusOrder.views(below: window)
    // Within a focus group that is not a list, the keys reach all items.
    let near = list == nil && focusedView.focusGroup != nil ? views.filter { $0.focusGroup == focusedView.focusGroup } : []
    let candidates = (stops(views, from: focusedView) + near).filter { $0 !== focusedView }
    let guides = window.focusGuides
    let frames = candidates.map { $0.convert($0.bounds, to: window) } + guides.map { $0.frame(in: window) }
    let index = FocusOrder.nearest(to: focusedView.convert(focusedView.bounds, to: window), among: frames, heading: heading)
    guard let index else { return fail(heading, from: focusedView) }
    if candidates.indices.contains(index) { return move(to: candidates[index], heading: heading) }
    let target = guides[index - candidates.count].preferredFocusEnvironments.lazy.compactMap { Self.target(of: $0, depth: 0) }.first
    if let target, isEligible(target) { move(to: target, heading: heading) } else { fail(heading, from: focusedView) }
  }

  private func fail(_ heading: UIFocusHeading, from view: UIView) {
    NotificationCenter.default.post(
      name: Self.movementDidFailNotification, object: window,
      userInfo: [Self.focusUpdateContextUserInfoKey: UIFocusUpdateContext(from: view, to: nil, heading: heading)])
  }

  /// Cancels a key press that highlights a view.
  func dropPress() { release(cancelled: true) }

  private func press() {
    if let cell = focusedView, let list = cell.focusList, let path = list.item(of: cell) {
      guard list.mayPress(path) else { return }
      pressed = cell
      return list.showPress(path, true)
    }
    guard let control = focusedView as? UIControl, !(control is any UIKeyInput), control.isEnabled else { return }
    pressed = control
    control.isHighlighted = true
  }

  private func release(cancelled: Bool) {
    if let cell = pressed, let list = cell.focusList {
      pressed = nil
      guard let path = list.item(of: cell) else { return }
      list.showPress(path, false)
      if !cancelled { list.pressEnded(path) }
      return
    }
    guard let control = pressed as? UIControl else { return }
    pressed = nil
    control.isHighlighted = false
    if !cancelled, control.isEnabled, control.window === window { control.activate() }
  }
}
