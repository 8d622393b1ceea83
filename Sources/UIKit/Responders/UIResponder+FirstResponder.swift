extension UIResponder {
  func defaultBecomeFirstResponder() -> Bool {
    guard let window = owningWindow else {
      (self as? UIView)?.waitForWindow()
      return false
    }
    if window.firstResponder === self { return true }
    guard canBecomeFirstResponder else { return false }
    if let present = window.firstResponder, !present.resignFirstResponder() { return false }
    window.firstResponder = self
    return true
  }

  func defaultResignFirstResponder() -> Bool {
    (self as? UIView)?.viewState.becomesFirstResponderInWindow = false
    guard let window = owningWindow, window.firstResponder === self else { return true }
    guard canResignFirstResponder else { return false }
    window.firstResponder = nil
    return true
  }

  /// This object and the following objects in the responder chain.
  package var responderChain: [UIResponder] {
    var chain: [UIResponder] = []
    var link: UIResponder? = self
    while let responder = link, chain.count < 10_000 {
      chain.append(responder)
      link = responder.next
    }
    return chain
  }
}

extension UIView {
  /// Called when a view without a window is asked to become the first responder. As on iOS, it does so as soon as it is in a window:
  /// programs ask their fields in `viewDidLoad`.
  func waitForWindow() {
    if canBecomeFirstResponder { viewState.becomesFirstResponderInWindow = true }
  }

  /// Called when the view has come into a window.
  func becomeFirstResponderIfAsked() {
    guard viewState.becomesFirstResponderInWindow, containingWindow != nil else { return }
    viewState.becomesFirstResponderInWindow = false
    becomeFirstResponder()
  }

  func endEditingBelow(_ force: Bool) -> Bool {
    guard let window, let responder = window.firstResponder,
      responder.responderChain.contains(where: { $0 === self })
    else { return false }
    if responder.resignFirstResponder() { return true }
    if force { window.firstResponder = nil }
    return force
  }
}

extension UIWindow {
  /// Called after each change of the first responder. Notifies the former one, and updates the input views.
  func firstResponderChanged(from former: UIResponder?) {
    (former as? any TextInputHost)?.lostFirstResponder()
    UITextInteraction.firstResponderChanged(from: former, to: firstResponder)
    InputViewPanel.update(in: self, for: firstResponder)
  }
}
