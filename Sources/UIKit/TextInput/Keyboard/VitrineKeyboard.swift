/// The simulated keyboard of a screen, instead of the on-screen keyboard of a device. An addition of Vitrine.
public enum VitrineKeyboard: String, CaseIterable, Sendable {
  /// No keyboard takes space, as on a device with a hardware keyboard. The default.
  case off
  /// While a text input is the first responder, a keyboard takes space and its notifications are posted. It is not drawn, and touches reach
  /// what lies below it.
  case on
  /// Like `on`, but the keyboard is drawn and receives touches. It is only a picture: text is typed on the hardware keyboard.
  case drawn
}

extension UIScreen {
  /// Whether a text input brings up a simulated keyboard on this screen. Vitrine's own; the default is `off`.
  public var vitrineKeyboard: VitrineKeyboard {
    get { keyboard }
    set { keyboard = newValue }
  }

  func keyboardChanged() {
    for window in shownWindows { InputViewPanel.update(in: window, for: window.firstResponder) }
  }
}
