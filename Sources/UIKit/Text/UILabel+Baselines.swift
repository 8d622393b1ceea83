extension UILabel {
  /// Returns a baseline that depends on the font only, even if the label is higher than its text, which is then centred vertically.
  func baseline(isFirst: Bool) -> TextBaseline {
    func onPixel(_ value: CGFloat) -> CGFloat { (value * pixelScale).rounded() / pixelScale }
    return isFirst ? TextBaseline(offset: onPixel(font.ascender), share: 0) : TextBaseline(offset: onPixel(font.descender), share: 1)
  }
}
