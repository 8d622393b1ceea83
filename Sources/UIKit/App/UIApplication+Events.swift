import Display

extension UIApplication {
  /// Delivers an event: touches to the windows in which they began, presses to the first responder.
  func defaultSendEvent(_ event: UIEvent) {
    if deliverPointer(event) { return }
    if let event = event as? UIPressesEvent {
      (event.allPresses.first?.window ?? key)?.sendEvent(event)
      return
    }
    var seen: [UIWindow] = []
    for touch in event.allTouches ?? [] {
      guard let window = touch.window, !seen.contains(where: { $0 === window }) else { continue }
      seen.append(window)
    }
    for window in windows where seen.contains(where: { $0 === window }) { window.sendEvent(event) }
  }

  // MARK: Keys

  func press(_ sample: KeySample) {
    let code = sample.usage.rawValue
    guard let window = key else { return }
    if window.openMenu?.takes(sample) == true { return }
    if sample.phase == .down, takesCommand(sample, in: window) { return }
    let press: UIPress
    switch sample.phase {
    case .down:
      // The key is already down, hence this is a key repeat.
      if presses[code] != nil { return edit(with: sample) }
      press = UIPress(key: UIKeyboardHIDUsage(code: code))
      press.phase = .began
      press.window = window
      press.responder = window.keyResponder
      presses[code] = press
    case .up:
      guard let present = presses.removeValue(forKey: code) else { return }
      press = present
      press.phase = .ended
    }
    press.timestamp = sample.timestamp
    press.key = UIKey(
      characters: sample.characters, charactersIgnoringModifiers: sample.charactersIgnoringModifiers,
      modifierFlags: UIKeyModifierFlags(rawValue: sample.modifiers.rawValue), keyCode: UIKeyboardHIDUsage(code: code))
    let event = UIPressesEvent(timestamp: sample.timestamp, presses: Set(presses.values).union([press]))
    event.modifierFlags = UIKeyModifierFlags(rawValue: sample.modifiers.rawValue)
    sendEvent(event)
    for press in presses.values { press.phase = .stationary }
    // A gesture recogniser has taken the press.
    guard !press.isRecognized else { return window.focus.dropPress() }
    if sample.phase == .down { edit(with: sample) }
    window.focus.keyChanged(UIKeyboardHIDUsage(code: code), isDown: sample.phase == .down, modifiers: event.modifierFlags)
  }

  /// Cancels the presses of keys whose release will not be reported because another window has the keyboard focus.
  func cancelPresses(at time: TimeInterval) {
    let lost = presses.values
    presses = [:]
    for press in lost {
      press.phase = .cancelled
      press.timestamp = time
    }
    for window in windows {
      let own = lost.filter { $0.window === window }
      guard !own.isEmpty else { continue }
      window.focus.dropPress()
      window.sendEvent(UIPressesEvent(timestamp: time, presses: Set(own)))
    }
  }

  // MARK: Actions

  func defaultSendAction(_ action: Selector, to target: Any?, from sender: Any?, event: UIEvent?) -> Bool {
    if let target {
      if case .returned = action.send(to: target as AnyObject, sender, event) { return true }
      UIKitLog.refused("\(Swift.type(of: target)) does not perform \(action): the selector carries no method of this class")
      return false
    }
    let start: UIResponder? = key?.firstResponder ?? (sender as? UIResponder) ?? key
    for responder in (start ?? self).responderChain where responder.canPerformAction(action, withSender: sender) {
      if case .returned = action.send(to: responder, sender, event) { return true }
    }
    return false
  }

  // MARK: Windows

  var orderedWindows: [UIWindow] {
    windowList.removeAll { $0.window == nil }
    let all = windowList.compactMap(\.window)
    let shown = UIScreen.main.shownWindows
    return all.filter { window in !shown.contains { $0 === window } } + shown
  }

  func register(_ window: UIWindow) {
    windowList.removeAll { $0.window == nil }
    windowList.append(WeakWindow(window: window))
  }
}
