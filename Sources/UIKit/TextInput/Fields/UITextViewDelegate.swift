/// The delegate of a text view, which controls its editing and is notified of it (Apple: UITextViewDelegate).
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewDidEndEditing(_ textView: UITextView)
  /// - Parameter range: the range that `text` will replace, in UTF-16 units.
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  func textViewDidChange(_ textView: UITextView)
  func textViewDidChangeSelection(_ textView: UITextView)
  /// Returns the menu for a selection. Default nil: the suggested actions.
  func textView(_ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu?
  /// Called before that menu appears or disappears. Changes added to `animator` run along with it.
  func textView(_ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
  func textView(_ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
  /// Whether a tapped link is opened. Default true.
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool
  /// Whether a tapped attachment is activated. Default true.
  func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
  /// Returns the action of a tap on a link or an attachment; nil for none. Default: the default action, which opens a link.
  func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) -> UIAction?

  /// Returns the menu that a long press on a link, an attachment or tagged text opens; nil for none. Default: the default menu. An empty
  /// menu does not open.
  func textView(_ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu) -> UITextItem.MenuConfiguration?
  func textView(
    _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem, animator: any UIContextMenuInteractionAnimating)
  func textView(_ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem, animator: any UIContextMenuInteractionAnimating)
  /// Called before and after the formatting sheet appears and disappears.
  func textView(_ textView: UITextView, willBeginFormattingWith viewController: UITextFormattingViewController)
  func textView(_ textView: UITextView, didBeginFormattingWith viewController: UITextFormattingViewController)
  func textView(_ textView: UITextView, willEndFormattingWith viewController: UITextFormattingViewController)
  func textView(_ textView: UITextView, didEndFormattingWith viewController: UITextFormattingViewController)

  // Methods of Writing Tools, which are never called on Linux.

  func textViewWritingToolsWillBegin(_ textView: UITextView)
  func textViewWritingToolsDidEnd(_ textView: UITextView)
  func textView(_ textView: UITextView, writingToolsIgnoredRangesInEnclosingRange enclosingRange: NSRange) -> [NSValue]
  /// Called when the user chooses a suggestion of the keyboard. Never called on Linux, where keyboards make no suggestions.
  func textView(_ textView: UITextView, insertInputSuggestion inputSuggestion: UIInputSuggestion)
}

extension UITextViewDelegate {
  private func receiver(_ method: String = #function) -> (any UITextViewDelegate)? { forwardingTarget(of: self, method) }

  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { receiver()?.textViewShouldBeginEditing(textView) ?? true }
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { receiver()?.textViewShouldEndEditing(textView) ?? true }
  public func textViewDidBeginEditing(_ textView: UITextView) { receiver()?.textViewDidBeginEditing(textView) }
  public func textViewDidEndEditing(_ textView: UITextView) { receiver()?.textViewDidEndEditing(textView) }
  public func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
    receiver()?.textView(textView, shouldChangeTextIn: range, replacementText: text) ?? true
  }
  public func textViewDidChange(_ textView: UITextView) { receiver()?.textViewDidChange(textView) }
  public func textViewDidChangeSelection(_ textView: UITextView) { receiver()?.textViewDidChangeSelection(textView) }
  public func textView(_ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
    receiver()?.textView(textView, editMenuForTextIn: range, suggestedActions: suggestedActions)
  }
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool { receiver()?.textView(textView, shouldInteractWith: URL, in: characterRange, interaction: interaction) ?? true }
  public func textView(_ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating) {
    receiver()?.textView(textView, willPresentEditMenuWith: animator)
  }
  public func textView(_ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating) {
    receiver()?.textView(textView, willDismissEditMenuWith: animator)
  }
  public func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { receiver()?.textView(textView, shouldInteractWith: textAttachment, in: characterRange, interaction: interaction) ?? true }
  public func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) -> UIAction? {
    if let next = receiver() { return next.textView(textView, primaryActionFor: textItem, defaultAction: defaultAction) }
    return defaultAction
  }
  public func textView(_ textView: UITextView, willBeginFormattingWith viewController: UITextFormattingViewController) {
    receiver()?.textView(textView, willBeginFormattingWith: viewController)
  }
  public func textView(_ textView: UITextView, didBeginFormattingWith viewController: UITextFormattingViewController) {
    receiver()?.textView(textView, didBeginFormattingWith: viewController)
  }
  public func textView(_ textView: UITextView, willEndFormattingWith viewController: UITextFormattingViewController) {
    receiver()?.textView(textView, willEndFormattingWith: viewController)
  }
  public func textView(_ textView: UITextView, didEndFormattingWith viewController: UITextFormattingViewController) {
    receiver()?.textView(textView, didEndFormattingWith: viewController)
  }
  public func textView(
    _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration? {
    if let next = receiver() { return next.textView(textView, menuConfigurationFor: textItem, defaultMenu: defaultMenu) }
    return UITextItem.MenuConfiguration(menu: defaultMenu)
  }
  public func textView(
    _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem, animator: any UIContextMenuInteractionAnimating
  ) { receiver()?.textView(textView, textItemMenuWillDisplayFor: textItem, animator: animator) }
  public func textView(
    _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem, animator: any UIContextMenuInteractionAnimating
  ) { receiver()?.textView(textView, textItemMenuWillEndFor: textItem, animator: animator) }
  public func textViewWritingToolsWillBegin(_ textView: UITextView) {}
  public func textViewWritingToolsDidEnd(_ textView: UITextView) {}
  public func textView(_ textView: UITextView, writingToolsIgnoredRangesInEnclosingRange enclosingRange: NSRange) -> [NSValue] { [] }
  public func textView(_ textView: UITextView, insertInputSuggestion inputSuggestion: UIInputSuggestion) {
    receiver()?.textView(textView, insertInputSuggestion: inputSuggestion)
  }
}
