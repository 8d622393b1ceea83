internal import CoreText

/// A view whose text is edited by a `TextInputCore`.
@MainActor
protocol TextInputHost: UIView, UITextInput {
  var core: TextInputCore { get }
  var allowsEditing: Bool { get }
  var allowsSelection: Bool { get }
  /// Return is typed as text.
  var takesNewlines: Bool { get }
  /// How a range is laid out.
  func styledText(_ range: Range<Int>) -> StyledText
  /// Whether the delegate lets the user change a range.
  func mayChange(_ range: Range<Int>, to text: String) -> Bool
  /// What the menu over a selection offers; nil: what is suggested.
  func editMenu(for range: NSRange, suggested: [UIMenuElement]) -> UIMenu?
  /// The menu comes, or goes.
  func editMenu(comes: Bool, _ animator: any UIEditMenuInteractionAnimating)
  /// Return was pressed where it is no text.
  func returnPressed()
  /// The layout is out of date.
  func textLayoutDidChange()
  /// Lays the text out now, where that is due.
  func layoutTextIfNeeded()
  /// The user changed the text.
  func userDidChangeText()
  func selectionDidChange()
  /// Brings the caret into view.
  func revealCaret()
  /// Something else is the first responder now, or nothing.
  func lostFirstResponder()
  /// Height of a page, in points.
  var pageHeight: CGFloat { get }
  /// What a layout manager lays out in a width; nil: the core does it.
  func managedLayout(width: CGFloat) -> ParagraphStack?
  /// As high and as wide as a layout manager makes it; nil: the core measures.
  func managedSize(width: CGFloat) -> CGSize?
}

extension TextInputHost {
  func managedLayout(width: CGFloat) -> ParagraphStack? { nil }
  func managedSize(width: CGFloat) -> CGSize? { nil }
}
