extension UISearchTextField {
  /// The tokens before the text, first the one at the leading edge. Setting them tells neither the delegate nor the targets.
  public var tokens: [UISearchToken] {
    get { tokenRow.tokens }
    set {
      tokenRow.tokens = newValue
      selectedTokens = 0..<0
      tokensChanged()
    }
  }

  /// Inserts a token. An index beyond the last token adds it at the end.
  public func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    var all = tokens
    all.insert(token, at: min(max(tokenIndex, 0), all.count))
    tokens = all
  }

  /// Removes a token. Does nothing if there is none at the index.
  public func removeToken(at tokenIndex: Int) {
    var all = tokens
    guard all.indices.contains(tokenIndex) else { return }
    all.remove(at: tokenIndex)
    tokens = all
  }

  /// Removes the text of a range, and inserts a token. Tokens in the range stay.
  public func replaceTextualPortion(of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int) {
    insertToken(token, at: tokenIndex)
    let text = TextOffsetRange(core.units(textRange))
    if !text.isEmpty { replace(text, withText: "") }
  }

  /// Returns the position before a token.
  public func positionOfToken(at tokenIndex: Int) -> UITextPosition {
    tokens.indices.contains(tokenIndex) ? SearchTokenPosition(tokenIndex) : beginningOfDocument
  }

  /// Returns the tokens of a range. Only ranges that begin with `positionOfToken(at:)` or that the user has selected contain tokens.
  public func tokens(in textRange: UITextRange) -> [UISearchToken] { Array(tokens[tokenIndices(in: textRange)]) }

  /// The range of the text without the tokens.
  public var textualRange: UITextRange { TextOffsetRange(0..<core.editor.count) }

  func tokenIndices(in range: UITextRange) -> Range<Int> {
    let count = tokens.count
    func index(_ position: UITextPosition) -> Int { min((position as? SearchTokenPosition)?.index ?? count, count) }
    let (start, end) = (index(range.start), index(range.end))
    return min(start, end)..<max(start, end)
  }

  /// Removes the selected tokens.
  /// - Returns: false if none are selected.
  @discardableResult
  func deleteSelectedTokens() -> Bool {
    guard !selectedTokens.isEmpty, allowsDeletingTokens else { return false }
    var all = tokens
    all.removeSubrange(selectedTokens.clamped(to: all.indices))
    tokens = all
    return true
  }

  /// Handles Backspace at the beginning of the text: the first one selects the last token, the second one removes it.
  /// - Returns: false if there is no token to select or to remove.
  func deleteTokenBackward() -> Bool {
    if deleteSelectedTokens() {
      announceChange()
      return true
    }
    guard core.editor.marked == nil, core.editor.selection.isCaret, core.editor.selection.focus == 0, !tokens.isEmpty, allowsDeletingTokens
    else { return false }
    selectedTokens = tokens.count - 1..<tokens.count
    return true
  }

  /// Writes the selected tokens to the pasteboard, as the delegate represents them.
  func copySelectedTokens() {
    guard allowsCopyingTokens, let delegate = delegate as? any UISearchTextFieldDelegate else { return }
    let copied = tokens[selectedTokens.clamped(to: tokens.indices)]
    UIPasteboard.general.setItemProviders(
      copied.map { delegate.searchTextField(self, itemProviderForCopying: $0) }, localOnly: false, expirationDate: nil)
  }

  private func tokensChanged() {
    fieldLayoutChanged()
    guard isEditing else { return }
    layoutIfNeeded()
    scrollToCaret()
  }
}
