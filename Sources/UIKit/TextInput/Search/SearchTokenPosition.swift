/// The position before a token of a search field. Text positions are after all tokens.
final class SearchTokenPosition: UITextPosition {
  let index: Int
  init(_ index: Int) { self.index = index }

  override nonisolated func isEqual(_ object: Any?) -> Bool { (object as? SearchTokenPosition)?.index == index }
  override nonisolated var hash: Int { index }
}

/// A range of a search field that begins before a token.
final class SearchTokenRange: UITextRange {
  private let (from, to): (UITextPosition, UITextPosition)

  init(_ from: UITextPosition, _ to: UITextPosition) {
    (self.from, self.to) = (from, to)
  }

  override var isEmpty: Bool { from.isEqual(to) }
  override var start: UITextPosition { from }
  override var end: UITextPosition { to }
}
