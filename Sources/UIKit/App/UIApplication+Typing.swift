import Display
import TextEditing

// Keys and text for the first responder. They are delivered after its presses.
extension UIApplication {
  /// Handles keys that edit text without inserting any, or that move the caret.
  func edit(with sample: KeySample) {
    let responder = key?.firstResponder, code = UIKeyboardHIDUsage(code: sample.usage.rawValue)
    if let host = responder as? any TextInputHost {
      // While an input method composes text, it handles the keys.
      guard host.markedTextRange == nil else { return }
      let modifiers = UIKeyModifierFlags(rawValue: sample.modifiers.rawValue)
      if let command = EditingCommand(code, modifiers: modifiers, characters: sample.charactersIgnoringModifiers) {
        _ = host.core.perform(command)
      }
      return
    }
    if let interaction = UITextInteraction.of(responder), let input = interaction.textInput {
      guard input.markedTextRange == nil else { return }
      let modifiers = UIKeyModifierFlags(rawValue: sample.modifiers.rawValue)
      if let command = EditingCommand(code, modifiers: modifiers, characters: sample.charactersIgnoringModifiers) {
        TextInputKeys(interaction: interaction, input: input).perform(command)
      }
      return
    }
    guard let input = responder as? any UIKeyInput else { return }
    switch code {
    case .keyboardDeleteOrBackspace: input.deleteBackward()
    case .keyboardReturnOrEnter, .keypadEnter: input.insertText("\n")
    default: break
    }
  }

  var isShiftHeld: Bool {
    presses[UIKeyboardHIDUsage.keyboardLeftShift.rawValue] != nil || presses[UIKeyboardHIDUsage.keyboardRightShift.rawValue] != nil
  }

  func type(_ text: String) {
    let responder = key?.firstResponder
    if let interaction = UITextInteraction.of(responder), interaction.textInteractionMode == .nonEditable { return }
    (responder as? any UIKeyInput)?.insertText(text)
    UITextInteraction.typed(into: responder)
  }

  /// Handles changes of the text that an input method composes.
  func compose(_ sample: CompositionSample) {
    guard let input = key?.firstResponder as? any UITextInput else { return }
    // Some input methods report an empty composition for each key.
    if sample.text.isEmpty, input.markedTextRange == nil { return }
    input.setMarkedText(
      sample.text, selectedRange: NSRange(location: sample.selection.lowerBound, length: sample.selection.count))
    UITextInteraction.typed(into: key?.firstResponder)
  }

  /// Passes the rectangle of the caret to the display at the end of a turn.
  func showTextInputArea(on screen: UIScreen) {
    guard let display = screen.display else { return }
    if let window = key, let area = UITextInteraction.of(window.firstResponder)?.caretInWindow {
      display.textInputArea = CGRect(origin: window.convertToScreen(area.origin), size: area.size)
      return
    }
    guard let window = key, let host = window.firstResponder as? any TextInputHost, host.allowsEditing else {
      display.textInputArea = nil
      return
    }
    let caret = host.convert(host.core.caretFrame(host.core.editor.selection.focus), from: host.core.surface)
    let inWindow = host.convert(caret, to: nil)
    display.textInputArea = CGRect(origin: window.convertToScreen(inWindow.origin), size: inWindow.size)
  }
}
