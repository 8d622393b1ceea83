/// A view with a text that an input method or other code reads and changes by positions and ranges (Apple: UITextInput). Rectangles are in
/// the view's coordinates.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
  // MARK: Text

  func text(in range: UITextRange) -> String?
  func replace(_ range: UITextRange, withText text: String)
  func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool

  // MARK: Selection and composition

  var selectedTextRange: UITextRange? { get set }
  /// The range that an input method is composing; nil if there is none.
  var markedTextRange: UITextRange? { get }
  var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
  /// - Parameter selectedRange: the selection within the marked text, in UTF-16 units.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  func unmarkText()

  // MARK: Positions

  var beginningOfDocument: UITextPosition { get }
  var endOfDocument: UITextPosition { get }
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// Returns the position at a distance from another; nil if it is outside the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition?
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition?
  func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange?

  // MARK: Writing direction

  func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection) -> NSWritingDirection
  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)

  // MARK: Geometry

  func firstRect(for range: UITextRange) -> CGRect
  func caretRect(for position: UITextPosition) -> CGRect
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  func closestPosition(to point: CGPoint) -> UITextPosition?
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  func characterRange(at point: CGPoint) -> UITextRange?
  func textStyling(at position: UITextPosition, in direction: UITextStorageDirection) -> [NSAttributedString.Key: Any]?
  var textInputView: UIView { get }

  // MARK: Optional members (see `UITextInput+Optional.swift`)

  /// Returns the text of a range with its attributes. Default: the plain text with the attributes of its start.
  func attributedText(in range: UITextRange) -> NSAttributedString
  func replace(_ range: UITextRange, withAttributedText attributedText: NSAttributedString)
  func insertAttributedText(_ string: NSAttributedString)
  func setAttributedMarkedText(_ markedText: NSAttributedString?, selectedRange: NSRange)
  func insertText(_ text: String, alternatives: [String], style: UITextAlternativeStyle)
  /// The end of a selection that keys move: forward for its end. Default forward.
  var selectionAffinity: UITextStorageDirection { get set }
  /// Returns the position at a distance from the start of a range, in characters; nil if it is outside the range.
  func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition?
  func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int
  /// Returns the transform of the cursor about its centre. Default identity.
  func caretTransform(for position: UITextPosition) -> CGAffineTransform
  /// Whether the text can be edited. Default true.
  var isEditable: Bool { get }
  /// Whether the text takes images as glyphs. Default false. Linux offers none.
  var supportsAdaptiveImageGlyph: Bool { get }
  /// Returns the menu for a range. Default nil: the suggested actions.
  func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu?
  func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating)
  func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating)

  // Never called on Linux, which has no dictation, no floating cursor and no Writing Tools.

  func insertTextPlaceholder(with size: CGSize) -> UITextPlaceholder
  func insertDictationResult(_ dictationResult: [UIDictationPhrase])
  func dictationRecordingDidEnd()
  func dictationRecognitionFailed()
  var insertDictationResultPlaceholder: Any { get }
  func frame(forDictationResultPlaceholder placeholder: Any) -> CGRect
  func removeDictationResultPlaceholder(_ placeholder: Any, willInsertResult: Bool)
  func beginFloatingCursor(at point: CGPoint)
  func updateFloatingCursor(at point: CGPoint)
  func endFloatingCursor()
  func willPresentWritingTools()
  func didDismissWritingTools()

  // MARK: Delegate and tokenizer

  var inputDelegate: (any UITextInputDelegate)? { get set }
  var tokenizer: any UITextInputTokenizer { get }
}

extension UITextInput {
  public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }
  public func textStyling(at position: UITextPosition, in direction: UITextStorageDirection) -> [NSAttributedString.Key: Any]? { nil }
  public var markedTextStyle: [NSAttributedString.Key: Any]? {
    get { nil }
    set {}
  }
}

extension UITextInput where Self: UIView {
  public var textInputView: UIView { self }
}
