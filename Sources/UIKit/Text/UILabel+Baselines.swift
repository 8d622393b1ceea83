extension UILabel {
  /// By the font alone: a label that is higher than its text is drawn in its middle, and lies on the line all the same.
  func baseline(isFirst: Bool) -> TextBaseline {
    func onPixel(_ value: CGFloat) -> CGFloat { (value * pixelScale).rounded() / pixelScale }
    return isFirst ? TextBaseline(offset: onPixel(font.ascender), share: 0) : TextBaseline(offset: onPixel(font.descender), share: 1)
  }
}
