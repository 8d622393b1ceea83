/// A text field or text view that pastes under the control of a delegate (Apple: UITextPasteConfigurationSupporting).
@preconcurrency @MainActor
public protocol UITextPasteConfigurationSupporting: UIPasteConfigurationSupporting {
  /// The delegate. It is not retained. Default nil: the plain text of the pasteboard is pasted.
  var pasteDelegate: (any UITextPasteDelegate)? { get set }
}

/// Controls how text is pasted (Apple: UITextPasteDelegate).
@preconcurrency @MainActor
public protocol UITextPasteDelegate: NSObjectProtocol {
  /// Sets the result of an item, with one of its methods, at once or later. Default: the default result.
  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting, transform item: any UITextPasteItem)
  /// Returns the text to paste, made of the results of all items. Default: the results in their order.
  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    combineItemAttributedStrings itemStrings: [NSAttributedString], for textRange: UITextRange
  ) -> NSAttributedString
  /// Pastes a text and returns its range. Default: replaces the range.
  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting, performPasteOf attributedString: NSAttributedString,
    to textRange: UITextRange
  ) -> UITextRange
  /// Whether a paste is animated. Default false. Pastes on Linux are not animated.
  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    shouldAnimatePasteOf attributedString: NSAttributedString, to textRange: UITextRange
  ) -> Bool
}

extension UITextPasteDelegate {
  public func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting, transform item: any UITextPasteItem
  ) { item.setDefaultResult() }
  public func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    combineItemAttributedStrings itemStrings: [NSAttributedString], for textRange: UITextRange
  ) -> NSAttributedString { TextPaste.joined(itemStrings) }
  public func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting, performPasteOf attributedString: NSAttributedString,
    to textRange: UITextRange
  ) -> UITextRange {
    (textPasteConfigurationSupporting as? any TextInputHost)?.core.paste(attributedString, to: textRange) ?? textRange
  }
  public func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    shouldAnimatePasteOf attributedString: NSAttributedString, to textRange: UITextRange
  ) -> Bool { false }
}

/// An item that is pasted (Apple: UITextPasteItem). The first result that is set counts.
@preconcurrency @MainActor
public protocol UITextPasteItem: NSObjectProtocol {
  var itemProvider: NSItemProvider { get }
  /// The local object of a dragged item; nil for items of a pasteboard.
  var localObject: Any? { get }
  /// The attributes of text that is typed at this position.
  var defaultAttributes: [NSAttributedString.Key: Any] { get }
  func setResult(string: String)
  func setResult(attributedString: NSAttributedString)
  func setResult(attachment: NSTextAttachment)
  /// Pastes nothing for the item.
  func setNoResult()
  /// Sets the default result: the plain text of the item, or its URL.
  func setDefaultResult()
}
