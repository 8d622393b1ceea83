internal import CoreText
import TextEditing

extension UITextView {
  func setText(_ text: NSAttributedString) {
    core.editor.setText(text)
    core.undoManager.removeAllActions()
    if text.length > 0 { textState.fontOrigin = .given }
    core.editor.typingAttributes = textState.attributes
    textSizeChanged()
    if core.isActive { layOutText() }
    core.refreshSelection()
  }

  func setAttributedText(_ text: NSAttributedString) {
    let whole = MutableAttributedText(string: text.string)
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
      whole.setAttributes(attributes, range: range)
      // Without a font, text has the default font of attributed strings, as on iOS; without a colour, it has the colour of the view.
      if attributes[.foregroundColor] == nil { whole.addAttribute(.foregroundColor, value: textState.textColor, range: range) }
    }
    setText(whole)
    adoptTypingAttributes()
  }

  /// The font of the text's start, or of a text that follows; nil if there is neither a font nor a text.
  var currentFont: UIFont? {
    let start = textStorage.length > 0 ? textStorage.attribute(.font, at: 0, effectiveRange: nil) as? UIFont ?? textState.font : nil
    return switch textState.fontOrigin {
    case .none: start
    case .given: start ?? textState.font
    case .removed: nil
    }
  }

  func restyle(_ key: NSAttributedString.Key, _ value: Any) {
    core.editor.typingAttributes[key] = value
    if textStorage.length > 0 { textStorage.addAttribute(key, value: value, range: NSRange(location: 0, length: textStorage.length)) }
    core.invalidateLayout()
  }

  func fontsLookDifferent() {
    core.invalidateLayout()
    textSizeChanged()
  }

  /// Changes the fonts that follow the content size category: those of the text and of typed text.
  func adjustFonts() {
    let category = UIContentSizeCategory(of: traitCollection), font = textState.font.adjusted(to: category)
    guard core.adjustFonts(to: category) || font !== textState.font else { return }
    textState.font = font
    core.invalidateLayout()
    textSizeChanged()
  }

  func setAlignment(_ alignment: NSTextAlignment) {
    textState.alignment = alignment
    var styles: [(NSRange, NSParagraphStyle)] = []
    textStorage.enumerateAttribute(.paragraphStyle, in: NSRange(location: 0, length: textStorage.length)) { value, range, _ in
      styles.append((range, Self.style(value as? NSParagraphStyle, alignment)))
    }
    textStorage.beginEditing()
    for (range, style) in styles { textStorage.addAttribute(.paragraphStyle, value: style, range: range) }
    textStorage.endEditing()
    core.editor.typingAttributes[.paragraphStyle] = Self.style(
      core.editor.typingAttributes[.paragraphStyle] as? NSParagraphStyle, alignment)
    core.invalidateLayout()
  }

  private static func style(_ former: NSParagraphStyle?, _ alignment: NSTextAlignment) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    if let former { style.setParagraphStyle(former) }
    style.alignment = alignment
    return style
  }

  /// Sets the attributes of typed text to those of the text before the caret.
  func adoptTypingAttributes() {
    let storage = textStorage
    guard storage.length > 0 else { return }
    let selection = core.editor.selection.range
    let offset = selection.isEmpty ? max(0, selection.lowerBound - 1) : selection.lowerBound
    var attributes = storage.attributes(at: min(offset, storage.length - 1), effectiveRange: nil)
    attributes[.link] = nil
    core.editor.typingAttributes = attributes
  }

  func setSelectedRange(_ range: NSRange) {
    guard range.location != NSNotFound, range.location >= 0, range.length >= 0 else { return }
    let end = range.location.addingReportingOverflow(range.length)
    guard !end.overflow else { return }
    core.select(TextSelection(range.location..<end.partialValue))
  }

  func editabilityChanged() {
    if !isSelectable || !isEditable, isFirstResponder { resignFirstResponder() }
    core.invalidateLayout()
  }

  func beginEditing(_ take: () -> Bool) -> Bool {
    guard !isFirstResponder else { return true }
    if window == nil { waitForWindow() }
    guard window != nil, canBecomeFirstResponder else { return false }
    if isEditable, textDelegate?.textViewShouldBeginEditing(self) == false { return false }
    guard take(), isFirstResponder else { return false }
    core.activate()
    layOutText()
    core.refreshSelection()
    if isEditable {
      textDelegate?.textViewDidBeginEditing(self)
      NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    }
    return true
  }

  func endedEditing() {
    guard core.isActive else { return }
    core.deactivate()
    layOutText()
    guard isEditable else { return }
    textDelegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
  }
}
