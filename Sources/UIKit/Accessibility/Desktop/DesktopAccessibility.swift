internal import AccessibilityBus
import Display
import Foundation
import RenderTree

/// Offers the elements of the main screen to the desktop's screen readers while one is on. Otherwise it does nothing.
@MainActor
final class DesktopAccessibility {
  static let shared = DesktopAccessibility()

  private(set) var isOn = false
  private var watch: AccessibilityWatch?
  private var bus: AccessibilityBus?
  private var observer: (any NSObjectProtocol)?
  let numbers = ElementNumbers(reserved: windowNumber)
  /// The number of the desktop's window.
  static let windowNumber: UInt64 = 1

  /// The element that a notification of the program asked screen readers to read, until the keyboard focus changes.
  private weak var requestedFocus: UIResponder?
  /// The keyboard focus when the program asked.
  private weak var keyboardFocusAtRequest: UIResponder?
  private var isPending = false
  /// Whether something changed that does not show in the layers.
  private var isStale = false
  /// Whether the program has been registered for half a second. The desktop loses messages that are sent earlier.
  private var isRegistered = false
  private weak var shownRoot: RenderNode?
  private weak var shownFocus: UIResponder?
  private var lastUpdate: TimeInterval = 0

  /// Begins to watch for screen readers, unless it does.
  func begin() {
    guard watch == nil else { return }
    watch = AccessibilityWatch { [weak self] in self?.screenReaderChanged(isOn: $0) }
  }

  private func screenReaderChanged(isOn: Bool) {
    self.isOn = isOn
    guard isOn else {
      bus?.update([], focus: nil)
      return stopListening()
    }
    do {
      let bus = try bus ?? AccessibilityBus(program: ProcessInfo.processInfo.processName, version: "0.1")
      bus.onRequest = { [weak self] in self?.perform($0) }
      self.bus = bus
      listen()
      update()
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { [weak self] in
        MainActor.assumeIsolated {
          self?.isRegistered = true
          self?.update()
        }
      }
    } catch {
      self.isOn = false
      UIKitLog.refused("screen readers cannot read the window: \(error)")
    }
  }

  /// Called when a turn has ended. Changes are sent ten times a second at most. Properties of accessibility that change without a change of
  /// the layers, and without a notification, are sent with a later turn, a second apart.
  func turnEnded(on screen: UIScreen) {
    guard isOn, !isPending, screen === UIScreen.main else { return }
    let isChanged = screen.host.snapshot?.root !== shownRoot || focus(on: screen) !== shownFocus
    guard isStale || isChanged || HostClock.now - lastUpdate > 1 else { return }
    isPending = true
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { [weak self] in MainActor.assumeIsolated { self?.update() } }
  }

  private func update() {
    isPending = false
    isStale = false
    guard isOn, let bus else { return }
    let screen = UIScreen.main
    guard let frame = screen.display?.desktopFrame else { return bus.update([], focus: nil) }
    shownRoot = screen.host.snapshot?.root
    shownFocus = focus(on: screen)
    lastUpdate = HostClock.now
    numbers.sweep()
    let window = item(of: screen, at: frame)
    bus.update([window], focus: shownFocus.map(numbers.number))
  }

  /// Returns the desktop's window with all elements of the screen.
  func item(of screen: UIScreen, at desktopFrame: CGRect) -> AccessibilityItem {
    let items = AccessibilityItems(numbers: numbers, desktopFrame: desktopFrame, bounds: screen.bounds)
    var window = AccessibilityItem(id: Self.windowNumber, role: .window, name: screen.display?.title)
    window.frame = desktopFrame
    if isRegistered, UIApplication.shared.applicationState == .active { window.states.insert(.active) }
    window.children = screen.shownWindows.filter { !$0.isHidden }.flatMap { AccessibilityTree.outline(of: $0) }.map(items.item)
    return window
  }

  /// Returns the element to read: the one that the program asked for, or that with the keyboard focus.
  private func focus(on screen: UIScreen) -> UIResponder? {
    let current = keyboardFocus(on: screen)
    if current !== keyboardFocusAtRequest { requestedFocus = nil }
    return requestedFocus ?? current
  }

  private func keyboardFocus(on screen: UIScreen) -> UIResponder? {
    let window = screen.shownWindows.last { $0.isKeyWindow }
    return window?.firstResponder ?? window?.focus.focusedView
  }

  // MARK: Notifications

  private enum Argument: Sendable {
    case nothing
    case text(String)
    case element(UIResponder)

    init(_ argument: Any?) {
      switch argument {
      case let text as String: self = .text(text)
      case let text as NSAttributedString: self = .text(text.string)
      case let element as UIResponder: self = .element(element)
      default: self = .nothing
      }
    }
  }

  private func listen() {
    guard observer == nil else { return }
    observer = NotificationCenter.default.addObserver(forName: UIAccessibility.didPost, object: nil, queue: nil) { [weak self] in
      guard let notification = $0.userInfo?["notification"] as? UIAccessibility.Notification else { return }
      let argument = Argument($0.userInfo?["argument"])
      DispatchQueue.main.async { [weak self] in MainActor.assumeIsolated { self?.receive(notification, argument) } }
    }
  }

  private func stopListening() {
    if let observer { NotificationCenter.default.removeObserver(observer) }
    observer = nil
  }

  private func receive(_ notification: UIAccessibility.Notification, _ argument: Argument) {
    guard isOn else { return }
    switch argument {
    case .text(let text): bus?.announce(text)
    case .element(let element) where notification == .screenChanged || notification == .layoutChanged:
      keyboardFocusAtRequest = keyboardFocus(on: UIScreen.main)
      requestedFocus = element
    default: break
    }
    isStale = true
    UIScreen.main.display?.wake()
  }

  /// Schedules an update after a request, which may have changed properties that no layer shows.
  func requestEnded() {
    isStale = true
    UIScreen.main.display?.wake()
  }
}
