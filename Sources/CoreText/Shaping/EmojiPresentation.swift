/// Determines the characters that are drawn as colour pictures (Unicode Technical Standard 51).
enum EmojiPresentation {
  /// Whether a grapheme cluster with these scalars is an emoji.
  static func isEmoji(_ scalars: some Sequence<Unicode.Scalar>) -> Bool {
    var iterator = scalars.makeIterator()
    guard let first = iterator.next(), first.value >= 0x23 else { return false }
    let second = iterator.next()
    if let second {
      if second.value == 0xfe0e { return false }
      if second.value == 0xfe0f { return first.properties.isEmoji }
      if second.value == 0x20e3 { return first.value < 0x3a }
      if (0x1f3fb...0x1f3ff).contains(second.value) { return first.properties.isEmojiModifierBase }
    }
    guard first.value >= 0x2000 else { return false }
    return first.properties.isEmojiPresentation
  }
}
