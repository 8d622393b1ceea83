/// A position in the text of a `UITextField` or `UITextView`.
final class TextOffset: UITextPosition {
  /// The offset in UTF-16 units.
  let offset: Int
  let isUpstream: Bool

  init(_ offset: Int, isUpstream: Bool = false) {
    self.offset = offset
    self.isUpstream = isUpstream
    super.init()
  }

  override nonisolated func isEqual(_ object: Any?) -> Bool { (object as? TextOffset)?.offset == offset }
  override nonisolated var hash: Int { offset }
  override nonisolated var description: String { "<UITextPosition: \(offset)>" }
}
