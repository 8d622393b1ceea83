/// The delegate of a text field, which controls its editing and is notified of it (Apple: UITextFieldDelegate).
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Called when the user chooses a suggestion of the keyboard. Never called on Linux, where keyboards make no suggestions.
  func textField(_ textField: UITextField, insertInputSuggestion inputSuggestion: UIInputSuggestion)
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Called instead of `textFieldDidEndEditing(_:)`, if implemented.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// - Parameter range: the range that `string` will replace, in UTF-16 units.
  func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool
  func textFieldDidChangeSelection(_ textField: UITextField)
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  /// Returns the menu for a selection. Default nil: the suggested actions.
  func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// Called before that menu appears or disappears. Changes added to `animator` run along with it.
  func textField(_ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
  func textField(_ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
}

extension UITextFieldDelegate {
  private func receiver(_ method: String = #function) -> (any UITextFieldDelegate)? { forwardingTarget(of: self, method) }

  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { receiver()?.textFieldShouldBeginEditing(textField) ?? true }
  public func textFieldDidBeginEditing(_ textField: UITextField) { receiver()?.textFieldDidBeginEditing(textField) }
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { receiver()?.textFieldShouldEndEditing(textField) ?? true }
  public func textFieldDidEndEditing(_ textField: UITextField) { receiver()?.textFieldDidEndEditing(textField) }
  public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    if let next = receiver() { return next.textFieldDidEndEditing(textField, reason: reason) };
    textFieldDidEndEditing(textField)
  }
  public func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
    receiver()?.textField(textField, shouldChangeCharactersIn: range, replacementString: string) ?? true
  }
  public func textFieldDidChangeSelection(_ textField: UITextField) { receiver()?.textFieldDidChangeSelection(textField) }
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { receiver()?.textFieldShouldClear(textField) ?? true }
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { receiver()?.textFieldShouldReturn(textField) ?? true }
  public func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? { receiver()?.textField(textField, editMenuForCharactersIn: range, suggestedActions: suggestedActions) }
  public func textField(_ textField: UITextField, insertInputSuggestion inputSuggestion: UIInputSuggestion) {
    receiver()?.textField(textField, insertInputSuggestion: inputSuggestion)
  }
  public func textField(_ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating) {
    receiver()?.textField(textField, willPresentEditMenuWith: animator)
  }
  public func textField(_ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating) {
    receiver()?.textField(textField, willDismissEditMenuWith: animator)
  }
}
