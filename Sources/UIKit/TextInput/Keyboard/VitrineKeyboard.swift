/// The simulated keyboard of a screen, in place of the on-screen keyboard of a device. This type is Vitrine's own; Apple has none like it.
public enum VitrineKeyboard: String, CaseIterable, Sendable {
  /// No keyboard takes space, as on a device with a hardware keyboard. The default.
  case off
  /// While a text input is the first responder, a keyboard takes space and its notifications are posted. It is not drawn, and touches reach
  /// what lies below it.
  case on
  /// As `on`; the keyboard is drawn as well, and stops touches. It is a picture: text is typed on the hardware keyboard.
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
