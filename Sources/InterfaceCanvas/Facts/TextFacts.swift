internal import CoreText
internal import Foundation
internal import UIKit

/// The sizes of texts of labels and buttons in Interface Builder, in points.
@MainActor enum TextFacts {
  /// Returns the rounded size of a view with text.
  ///
  /// Xcode rounds text sizes up to whole points or to whole pixels, and a file does not state which. In files of other projects, sizes are
  /// whole pixels for most labels in stack views, with text styles, or (from tools 11000 on) with another font size than the initial 17
  /// points or with more than one line (129 of 135 with one line of text, in 33 projects). Three of four other labels have whole points.
  /// This method returns the width with the smallest error for most of the possible values, and the more frequent height, since the height
  /// moves the views below. With three pixels per point, single lines have a height in whole points until tools 20000.
  /// - Parameters:
  ///   - own: the size that the view itself calculates.
  ///   - hasTextStyle: whether the font is that of a text style, or is given in a button's configuration.
  ///   - tools: the version of Interface Builder's tools.
  static func size(_ own: CGSize, of view: UIView, hasTextStyle: Bool, tools: Double) -> CGSize {
    let scale = UIScreen.main.scale, grid = PixelGrid(scale: scale)
    let label = view as? UILabel
    let mostlyToPixels = hasTextStyle || view.superview is UIStackView
    let toPixels =
      label.map { mostlyToPixels || (tools >= 11_000 && ($0.font.pointSize != 17 || $0.numberOfLines != 1)) } ?? hasTextStyle
    // About half of the maximum increase by rounding up; more if whole points are likelier.
    let half = scale <= 2 ? 0.33 : mostlyToPixels ? 0.25 : !toPixels && tools < 20_000 ? 0.5 : 0.33
    let isTallInPixels = toPixels && (scale <= 2 || tools >= 20_000 || mostlyToPixels || label?.numberOfLines != 1)
    var size = CGSize(width: (toPixels ? grid : .points).up(own.width), height: (isTallInPixels ? grid : .points).up(own.height))
    if let width = width(own.width, of: view, tools: tools) {
      // Buttons have whole points. An exact button also makes the positions of its neighbours exact.
      size.width = view is UIButton ? PixelGrid.points.up(width) : grid.nearest(width + half)
    }
    if let button = view as? UIButton, button.configuration == nil, button.currentTitle != nil, button.currentImage == nil {
      size.width = max(size.width, 30)
    }
    if let button = view as? UIButton, let height = heightOfAttributedTitle(own.height, of: button, scale, tools: tools) {
      size.height = height
    }
    return size
  }

  /// Returns the height of a button with an attributed title of one line and without a configuration: that of the line, rounded down to whole
  /// pixels, and 12 points. Buttons with 16 points are 31 points high, and those with 18 points 33, where plain titles give 32 and 34 (28
  /// buttons of three projects, tools 14460 to 19529; no exceptions).
  private static func heightOfAttributedTitle(_ own: CGFloat, of button: UIButton, _ scale: CGFloat, tools: Double) -> CGFloat? {
    guard (14_000..<20_000).contains(tools), button.configuration == nil, let title = button.currentAttributedTitle else { return nil }
    var line: CGFloat = 0
    title.enumerateAttribute(.font, in: NSRange(location: 0, length: title.length)) { font, _, _ in
      line = max(line, (font as? UIFont)?.lineHeight ?? 0)
    }
    guard line > 0, own == PixelGrid.points.up(line) + 12 else { return nil }
    return (line * scale).rounded(.down) / scale + 12
  }

  /// Returns the font size of a text style in points; nil if it is the default of an iPhone.
  ///
  /// Tools before 11000 show text styles in the sizes of medium text, and tools 18000 to 20999 in those of extra small text. In
  /// tools 13000 to 14999 the three largest styles are smaller than on an iPhone. The heights of labels in other projects' files
  /// show this.
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

  /// Returns the width of a view, not rounded; nil if the view's own measurement is the best available.
  private static func width(_ own: CGFloat, of view: UIView, tools: Double) -> CGFloat? {
    guard own > 0, let (text, font) = line(view), let width = GlyphWidths.width(text, font: font.ctFont, tools: tools) else { return nil }
    guard own > width - 1 else { return nil }
    // The view's padding is kept, but not its rounding.
    let added = own - width
    return added < 1.7 ? width : width + (added - 0.5).rounded()
  }

  /// Returns the text of a view that consists of a single line in one font.
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
