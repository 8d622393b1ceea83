internal import CoreText
import TextEditing

extension UITextField {
  // MARK: Text by code

  /// Returns a text with the field's attributes where it has none.
  func filled(_ text: NSAttributedString) -> NSAttributedString {
    let whole = MutableAttributedText(string: text.string, attributes: fieldState.attributes)
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
      whole.addAttributes(attributes, range: range)
    }
    return whole
  }

  func setText(_ text: NSAttributedString) {
    let oneLine = MutableAttributedText(attributedString: text)
    let units = Array(text.string.utf16)
    for (index, unit) in units.enumerated() where TextBoundaries.isSeparator(unit) || unit == 0x2028 || unit == 0x0b {
      oneLine.replaceCharacters(in: NSRange(location: index, length: 1), with: " ")
    }
    if text.isEqual(to: core.storage) { return }
    core.editor.setText(oneLine)
    core.undoManager.removeAllActions()
    textDidChange()
  }

  private func textDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    guard isEditing else { return }
    layOutField()
    core.refreshSelection()
    scrollToCaret()
  }

  func restyle(_ key: NSAttributedString.Key, _ value: Any) {
    core.editor.typingAttributes[key] = value
    core.storage.addAttribute(key, value: value, range: NSRange(location: 0, length: core.editor.count))
    core.invalidateLayout()
    showPlaceholder()
  }

  /// Changes the fonts that follow the content size category: those of the text, of typed text and of the placeholder.
  func adjustFonts() {
    let category = UIContentSizeCategory(of: traitCollection), font = fieldState.font.adjusted(to: category)
    let placeholder = fieldState.placeholder?.adjustingFonts(to: category)
    guard core.adjustFonts(to: category) || font !== fieldState.font || placeholder != nil else { return }
    fieldState.font = font
    if let placeholder { fieldState.placeholder = placeholder }
    core.invalidateLayout()
    showPlaceholder()
    fieldLayoutChanged()
  }

  func fontsLookDifferent() {
    core.invalidateLayout()
    showPlaceholder()
    fieldLayoutChanged()
  }

  func setPlaceholder(_ text: NSAttributedString?, isPlain: Bool) {
    fieldState.placeholder = text
    showPlaceholder()
    fieldLayoutChanged()
  }

  private func showPlaceholder() {
    placeholderLabel.font = fieldState.font
    placeholderLabel.textColor = .placeholderText
    guard let text = fieldState.placeholder else {
      placeholderLabel.attributedText = nil
      return
    }
    let whole = MutableAttributedText(
      string: text.string, attributes: [.font: fieldState.font, .foregroundColor: UIColor.placeholderText])
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
      whole.addAttributes(attributes, range: range)
    }
    placeholderLabel.attributedText = whole
  }

  // MARK: Editing

  func beginEditing(_ take: () -> Bool) -> Bool {
    guard !isFirstResponder else { return true }
    if window == nil { waitForWindow() }
    guard isEnabled, window != nil, delegate?.textFieldShouldBeginEditing(self) != false, take() else { return false }
    guard isFirstResponder else { return false }
    core.editor.typingAttributes = fieldState.attributes
    core.activate()
    if core.editor.selection.isCaret { core.editor.select(TextSelection(caret: core.editor.count)) }
    if clearsOnInsertion { core.replacesAllOnInput = true }
    if clearsOnBeginEditing, hasText, delegate?.textFieldShouldClear(self) != false {
      core.editor.setText(AttributedText(string: ""))
      textDidChange()
    }
    layOutField()
    core.refreshSelection()
    scrollToCaret()
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    return true
  }

  func endedEditing() {
    guard core.isActive else { return }
    core.deactivate()
    clearsOnInsertion = false
    fieldState.scroll = 0
    layOutField()
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    NotificationCenter.default.post(
      name: Self.textDidEndEditingNotification, object: self,
      userInfo: [Self.didEndEditingReasonUserInfoKey: DidEndEditingReason.committed.rawValue])
  }

  /// Called after each change that the user makes.
  func announceChange() {
    invalidateIntrinsicContentSize()
    layOutField()
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  func finishWithReturn() {
    if core.editor.marked != nil { return core.unmark() }
    guard delegate?.textFieldShouldReturn(self) != false else { return }
    sendActions(for: .primaryActionTriggered)
    guard allControlEvents.contains(.editingDidEndOnExit) else { return }
    sendActions(for: .editingDidEndOnExit)
    resignFirstResponder()
  }

  func clearTapped() {
    guard delegate?.textFieldShouldClear(self) != false else { return }
    willClear()
    guard isEditing else {
      setText(AttributedText(string: ""))
      sendActions(for: .editingChanged)
      NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
      return
    }
    core.select(TextSelection(0..<core.editor.count))
    core.editor.replace(0..<core.editor.count, with: AttributedText(string: ""))
    textDidChange()
    announceChange()
  }
}
