// The optional members of `UITextInput`, as they are for a type that does not implement them.
extension UITextInput {
  public func attributedText(in range: UITextRange) -> NSAttributedString {
    AttributedText(string: text(in: range) ?? "", attributes: textStyling(at: range.start, in: .forward) ?? [:])
  }
  public func replace(_ range: UITextRange, withAttributedText attributedText: NSAttributedString) {
    replace(range, withText: attributedText.string)
  }
  public func insertAttributedText(_ string: NSAttributedString) { insertText(string.string) }
  public func setAttributedMarkedText(_ markedText: NSAttributedString?, selectedRange: NSRange) {
    setMarkedText(markedText?.string, selectedRange: selectedRange)
  }
  public func insertText(_ text: String, alternatives: [String], style: UITextAlternativeStyle) { insertText(text) }

  public var selectionAffinity: UITextStorageDirection {
    get { .forward }
    set {}
  }
  public func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition? {
    guard offset >= 0, let target = position(from: range.start, offset: offset), compare(target, to: range.end) != .orderedDescending else {
      return nil
    }
    return target
  }
  public func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int { offset(from: range.start, to: position) }
  public func caretTransform(for position: UITextPosition) -> CGAffineTransform { .identity }

  public var isEditable: Bool { true }
  public var supportsAdaptiveImageGlyph: Bool { false }

  public func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? { nil }
  public func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating) {}
  public func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating) {}

  public func insertTextPlaceholder(with size: CGSize) -> UITextPlaceholder { UITextPlaceholder() }
  public func insertDictationResult(_ dictationResult: [UIDictationPhrase]) { insertText(dictationResult.map(\.text).joined()) }
  public func dictationRecordingDidEnd() {}
  public func dictationRecognitionFailed() {}
  public var insertDictationResultPlaceholder: Any { UITextPlaceholder() }
  public func frame(forDictationResultPlaceholder placeholder: Any) -> CGRect {
    selectedTextRange.map { caretRect(for: $0.end) } ?? .zero
  }
  public func removeDictationResultPlaceholder(_ placeholder: Any, willInsertResult: Bool) {}

  public func beginFloatingCursor(at point: CGPoint) {}
  public func updateFloatingCursor(at point: CGPoint) {}
  public func endFloatingCursor() {}
  public func willPresentWritingTools() {}
  public func didDismissWritingTools() {}
}

// Methods that Linux never calls. A type that implements them has its own ones.
extension UITextInput {
  /// Removes a placeholder of dictation or of another input method.
  public func remove(_ textPlaceholder: UITextPlaceholder) {}
  /// Inserts a suggestion of the keyboard.
  public func insert(_ inputSuggestion: UIInputSuggestion) {}
}
