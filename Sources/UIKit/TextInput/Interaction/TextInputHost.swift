internal import CoreText

/// A view whose text is edited by a `TextInputCore`.
@MainActor
protocol TextInputHost: UIView, UITextInput {
  var core: TextInputCore { get }
  var allowsEditing: Bool { get }
  var allowsSelection: Bool { get }
  /// Whether Return inserts a line break.
  var takesNewlines: Bool { get }
  /// Whether the layout of the text depends on whether it is being edited.
  var looksDifferentInEditing: Bool { get }
  /// Returns the text of a range with the attributes for layout.
  func styledText(_ range: Range<Int>) -> StyledText
  /// Whether the delegate allows the user to change a range.
  func mayChange(_ range: Range<Int>, to text: String) -> Bool
  /// Returns the menu for a selection; nil for the suggested actions.
  func editMenu(for range: NSRange, suggested: [UIMenuElement]) -> UIMenu?
  /// Called before the edit menu appears or disappears.
  func editMenu(comes: Bool, _ animator: any UIEditMenuInteractionAnimating)
  /// Called when Return is pressed and does not insert a line break.
  func returnPressed()
  /// Called when the text layout has become invalid.
  func textLayoutDidChange()
  /// Lays out the text now, if the layout is invalid.
  func layoutTextIfNeeded()
  /// Called when the user has changed the text.
  func userDidChangeText()
  func selectionDidChange()
  /// Scrolls the caret into view.
  func revealCaret()
  /// Called when the host is no longer the first responder.
  func lostFirstResponder()
  /// The height of a page, in points.
  var pageHeight: CGFloat { get }
  /// Returns the layout of a layout manager for a width; nil if the core lays out the text.
  func managedLayout(width: CGFloat) -> ParagraphStack?
  /// Returns the size of the text as a layout manager measures it; nil if the core measures it.
  func managedSize(width: CGFloat) -> CGSize?
}

extension TextInputHost {
  var looksDifferentInEditing: Bool { true }
  func managedLayout(width: CGFloat) -> ParagraphStack? { nil }
  func managedSize(width: CGFloat) -> CGSize? { nil }
}
