extension UILabel {
  /// Returns a baseline that depends on the font only, even if the label is higher than its text, which is then centred vertically.
  func baseline(isFirst: Bool) -> TextBaseline {
    let grid = grid
    return isFirst
      ? TextBaseline(offset: grid.nearest(font.ascender), share: 0) : TextBaseline(offset: grid.nearest(font.descender), share: 1)
  }
}
