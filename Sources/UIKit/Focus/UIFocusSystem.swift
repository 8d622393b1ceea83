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

  open var focusedItem: (any UIFocusEnvironment)? { focusedView }

  /// Moves the focus to an environment or to the environment that it prefers.
  open func requestFocusUpdate(to environment: any UIFocusEnvironment) {
    if let view = Self.goal(of: environment, depth: 0), view.window === window { move(to: view, heading: []) }
  }

  /// Removes the focus from a view that can no longer be focused.
  open func updateFocusIfNeeded() { if let focusedView, !isEligible(focusedView) { move(to: nil, heading: []) } }

  private static func goal(of environment: any UIFocusEnvironment, depth: Int) -> UIView? {
    if let view = environment as? UIView, view.canBecomeFocused { return view }
    guard depth < 100 else { return nil }
    for preferred in environment.preferredFocusEnvironments where preferred !== environment {
      if let found = goal(of: preferred, depth: depth + 1) { return found }
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
    guard let start, let place = views.firstIndex(where: { $0 === start }) else {
      return move(to: backwards ? views[views.count - 1] : views[0], heading: backwards ? .previous : .next)
    }
    let next = (place + (backwards ? views.count - 1 : 1)) % views.count
    move(to: views[next], heading: backwards ? .previous : .next)
  }

  /// Returns the views at which Tab stops. A list is a single stop; arrow keys move between its items.
  private func stops(_ views: [UIView], from start: UIView?) -> [UIView] {
    let own = start?.focusList
    var entrances: [ObjectIdentifier: UIView] = [:]
    return views.filter { view in
      guard let list = view.focusList else { return true }
      if list === own { return view === start }
      let name = ObjectIdentifier(list)
      if entrances[name] == nil { entrances[name] = list.entrance(among: views.filter { $0.focusList === list }) }
      return entrances[name] === view
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
    var told: [any UIFocusEnvironment] = []
    for environment in chains where !told.contains(where: { $0 === environment }) {
      told.append(environment)
      environment.didUpdateFocus(in: context, with: UIFocusAnimationCoordinator())
    }
    for list in lists { list.didUpdateFocus(context) }
    for view in [former, view] {
      (view as? UIControl)?.stateChanged()
      (view as? UITableViewCell)?.setNeedsUpdateConfiguration()
      (view as? UICollectionViewCell)?.setNeedsUpdateConfiguration()
    }
    if let list = view?.focusList, list.selectionFollowsFocus, let path = view.flatMap(list.item) { list.pressEnded(path) }
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
    let others = stops(FocusOrder.views(below: window), from: focusedView).filter { $0 !== focusedView }
    let place = FocusOrder.nearest(
      to: focusedView.convert(focusedView.bounds, to: window), among: others.map { $0.convert($0.bounds, to: window) }, heading: heading)
    if let place { move(to: others[place], heading: heading) }
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
