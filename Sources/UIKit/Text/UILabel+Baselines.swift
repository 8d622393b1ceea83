extension UILabel {
  /// From the top to the first baseline, and from the last one to the bottom, of a label that is as high as its text.
  var baselineDistances: (first: CGFloat, last: CGFloat) {
    let scale = pixelScale
    func onPixel(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
    return (onPixel(font.ascender), onPixel(-font.descender))
  }
}
