internal import CoreText

/// How Interface Builder measures the text of labels and buttons, in points.
@MainActor enum TextFacts {
  /// Xcode rounds text up to whole points or to whole pixels, and a file does not tell which: in files of other projects most labels in stack
  /// views, with text styles and (from tools 11000 on) of another size than the 17 points they are made with go to pixels, and three of four
  /// others to points. The width is what is nearest to most of what may be; the height, which others stand below, the commoner one: with three
  /// pixels a point, single lines were whole points high until tools 20000.
  /// - Parameters:
  ///   - own: as large as the view finds itself.
  ///   - hasTextStyle: its font is one of a text style, or is stated by a button's configuration.
  ///   - tools: of Interface Builder.
  static func size(_ own: CGSize, of view: UIView, hasTextStyle: Bool, tools: Double) -> CGSize {
    let scale = UIScreen.main.scale
    func up(_ value: CGFloat, _ scale: CGFloat) -> CGFloat { (value * scale - 0.001).rounded(.up) / scale }
    let label = view as? UILabel
    let mostlyToPixels = hasTextStyle || view.superview is UIStackView
    let toPixels = label.map { mostlyToPixels || (tools >= 11_000 && $0.font.pointSize != 17) } ?? hasTextStyle
    // About half of what rounding up adds at most: more where whole points are likelier.
    let half = scale <= 2 ? 0.33 : mostlyToPixels ? 0.25 : !toPixels && tools < 20_000 ? 0.5 : 0.33
    let isTallInPixels = toPixels && (scale <= 2 || tools >= 20_000 || mostlyToPixels || label?.numberOfLines != 1)
    var size = CGSize(width: up(own.width, toPixels ? scale : 1), height: up(own.height, isTallInPixels ? scale : 1))
    if let width = width(own.width, of: view, tools: tools) {
      // Buttons have whole points: one that is right leaves what stands beside it right, too.
      size.width = view is UIButton ? up(width, 1) : ((width + half) * scale).rounded() / scale
    }
    if let button = view as? UIButton, button.configuration == nil, button.currentTitle != nil { size.width = max(size.width, 30) }
    return size
  }

  /// The size of a text style, in points; nil where it is that of an iPhone as it comes.
  ///
  /// Tools before 11000 show text styles as for medium text, tools 18000 to 20999 as for extra small text, tools 13000 to 14999 the largest
  /// three smaller than an iPhone has them: the heights of labels in other projects' files tell.
  static func pointSize(ofStyle name: String, tools: Double) -> CGFloat? {
    switch tools {
    case ..<11_000: mediumStyles[name]
    case 13_000..<15_000: earlierStyles[name]
    case 18_000..<21_000: smallStyles[name]
    default: nil
    }
  }

  private static let mediumStyles: [String: CGFloat] = [
    "UICTFontTextStyleTitle0": 33, "UICTFontTextStyleTitle1": 27, "UICTFontTextStyleTitle2": 21, "UICTFontTextStyleTitle3": 19,
    "UICTFontTextStyleHeadline": 16, "UICTFontTextStyleBody": 16, "UICTFontTextStyleCallout": 15, "UICTFontTextStyleSubhead": 14,
    "UICTFontTextStyleFootnote": 12, "UICTFontTextStyleCaption1": 11, "UICTFontTextStyleCaption2": 11,
  ]

  private static let earlierStyles: [String: CGFloat] = [
    "UICTFontTextStyleTitle0": 30, "UICTFontTextStyleTitle1": 26, "UICTFontTextStyleTitle2": 20,
  ]

  private static let smallStyles: [String: CGFloat] = [
    "UICTFontTextStyleTitle0": 31, "UICTFontTextStyleTitle1": 25, "UICTFontTextStyleTitle2": 19, "UICTFontTextStyleTitle3": 17,
    "UICTFontTextStyleHeadline": 14, "UICTFontTextStyleBody": 14, "UICTFontTextStyleCallout": 13, "UICTFontTextStyleSubhead": 12,
    "UICTFontTextStyleFootnote": 12, "UICTFontTextStyleCaption1": 11, "UICTFontTextStyleCaption2": 11,
  ]

  /// Not rounded; nil where it is not known better than the view does.
  private static func width(_ own: CGFloat, of view: UIView, tools: Double) -> CGFloat? {
    guard own > 0, let (text, font) = line(view), let width = GlyphWidths.width(text, font: font.ctFont, tools: tools) else { return nil }
    guard own > width - 1 else { return nil }
    // What the view adds to its text stays as it is; what it rounded does not.
    let added = own - width
    return added < 1.7 ? width : width + (added - 0.5).rounded()
  }

  /// The text of a view that has one line of one font.
  private static func line(_ view: UIView) -> (String, UIFont)? {
    if let label = view as? UILabel, label.isPlain, let text = label.text, let font = label.font, !text.contains("\n") {
      return (text, font)
    }
    if let button = view as? UIButton, button.configuration == nil, let text = button.currentTitle, let font = button.titleLabel?.font {
      return (text, font)
    }
    return nil
  }
}
