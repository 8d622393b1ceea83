/// The writing direction of a text (Apple: NSWritingDirection). A natural direction is that of the first letter.
public enum NSWritingDirection: Int, Sendable {
  case natural = -1
  case leftToRight, rightToLeft
}

/// How the attribute `.writingDirection` changes the direction (Apple: NSWritingDirectionFormatType). Combine it with the raw value of an
/// `NSWritingDirection`.
public enum NSWritingDirectionFormatType: Int, Sendable {
  /// The text is embedded in text of another direction.
  case embedding = 0
  /// The direction replaces that of the characters.
  case override = 2
}
