/// How Interface Builder measures the text of labels and buttons, in points.
@MainActor enum TextFacts {
  /// - Parameters:
  ///   - own: as large as the view finds itself.
  ///   - toPixels: rounded up to whole pixels in place of whole points.
  static func size(_ own: CGSize, of view: UIView, toPixels: Bool) -> CGSize {
    let scale = toPixels ? UIScreen.main.scale : 1
    func whole(_ value: CGFloat) -> CGFloat { (value * scale - 0.001).rounded(.up) / scale }
    var size = CGSize(width: width(own.width, of: view, whole), height: whole(own.height))
    if let button = view as? UIButton, button.configuration == nil, button.currentTitle != nil { size.width = max(size.width, 30) }
    return size
  }

  private static func width(_ own: CGFloat, of view: UIView, _ whole: (CGFloat) -> CGFloat) -> CGFloat {
    guard own > 0, let (text, font) = line(view), let width = GlyphWidths.width(text, font: font) else { return whole(own) }
    let measured = NSAttributedString(string: text, attributes: [.font: font]).size().width
    // What the view adds to its text stays as it is.
    let around = max(0, own - (measured * 2 - 0.001).rounded(.up) / 2).rounded()
    return whole(width) + around
  }

  /// The text of a view that has one line of one font.
  private static func line(_ view: UIView) -> (String, UIFont)? {
    if let label = view as? UILabel, let text = label.text, let font = label.font, !text.contains("\n") { return (text, font) }
    if let button = view as? UIButton, button.configuration == nil, let text = button.currentTitle, let font = button.titleLabel?.font {
      return (text, font)
    }
    return nil
  }
}
