/// A range in the text of a `UITextField` or `UITextView`.
final class TextOffsetRange: UITextRange {
  let range: Range<Int>

  init(_ range: Range<Int>) {
    self.range = range
    super.init()
  }

  override var isEmpty: Bool { range.isEmpty }
  override var start: UITextPosition { TextOffset(range.lowerBound) }
  override var end: UITextPosition { TextOffset(range.upperBound) }

  override nonisolated func isEqual(_ object: Any?) -> Bool { (object as? TextOffsetRange)?.range == range }
  override nonisolated var hash: Int { range.hashValue }
  override nonisolated var description: String { "<UITextRange: \(range.lowerBound)..<\(range.upperBound)>" }
}
