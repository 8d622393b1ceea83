import CoreGraphics
import Foundation
internal import HTMLDocuments

/// The style of an element of an HTML document: the inherited style, changed by the element's name, attributes and CSS declarations.
struct HTMLTextStyle {
  /// The font families in order of preference.
  var families: [String] = []
  /// The font size in points.
  var size: CGFloat = 12
  var isBold = false
  var isItalic = false
  var color = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
  var background: UIColor?
  var isUnderlined = false
  var isStruck = false
  var baselineOffset: CGFloat = 0
  var kern: CGFloat = 0
  var link: URL?
  var keepsWhiteSpace = false
  var isHidden = false
  var transform: ((String) -> String)?

  // Properties of the paragraph.
  var alignment = NSTextAlignment.natural
  /// The indentation in points.
  var indent: CGFloat = 0
  var firstLineIndent: CGFloat = 0
  var spacing: CGFloat = 0
  /// The line height in points; 0 for that of the font.
  var lineHeight: CGFloat = 0
  var isRightToLeft = false
  var lists: [NSTextList] = []

  /// The style of a child element.
  /// - Parameter own: the element's CSS declarations.
  func child(_ element: HTMLElement, _ own: CSSDeclarations) -> HTMLTextStyle {
    var style = self
    style.background = HTMLTextBuilder.blocks.contains(element.name) ? nil : background
    style.spacing = 0
    style.firstLineIndent = 0
    style.apply(element.name)
    style.apply(attributes: element)
    style.apply(own, parentSize: size)
    return style
  }

  // MARK: Elements

  private mutating func apply(_ name: String) {
    switch name {
    case "b", "strong", "th": isBold = true
    case "i", "em", "cite", "dfn", "var", "address": isItalic = true
    case "u", "ins": isUnderlined = true
    case "s", "strike", "del": isStruck = true
    case "code", "kbd", "samp", "tt", "pre":
      families = ["Courier"]
      size *= 13 / 16
      if name == "pre" { (keepsWhiteSpace, spacing) = (true, size) }
    case "small": size *= 5 / 6
    case "big": size *= 1.2
    case "sub", "sup":
      baselineOffset += name == "sub" ? -size / 5 : size / 3
      size *= 5 / 6
    case "mark": background = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    case "p", "dl", "ul", "ol": spacing = size
    case "center": alignment = .center
    case "blockquote":
      indent += 40
      spacing = size
    case "dd": indent += 40
    case "h1", "h2", "h3", "h4", "h5", "h6":
      // The default style sheet of HTML (HTML standard, section "Sections and headings"): size and margin in em.
      let (scale, margin): (CGFloat, CGFloat) =
        switch name {
        case "h1": (2, 0.67)
        case "h2": (1.5, 0.83)
        case "h3": (1.17, 1)
        case "h4": (1, 1.33)
        case "h5": (0.83, 1.67)
        default: (0.67, 2.33)
        }
      isBold = true
      size *= scale
      spacing = size * margin
    default: break
    }
  }

  private mutating func apply(attributes element: HTMLElement) {
    if let direction = element.attributes["dir"]?.lowercased() { isRightToLeft = direction == "rtl" }
    if let align = element.attributes["align"] { setAlignment(align) }
    if element.attributes["hidden"] != nil { isHidden = true }
    switch element.name {
    case "a":
      if let address = element.attributes["href"], let url = URL(string: address) ?? Self.escaped(address) {
        link = url
        isUnderlined = true
        color = UIColor(red: 0, green: 0, blue: 238 / 255, alpha: 1)
      }
    case "font":
      if let face = element.attributes["face"] { setFamilies(face) }
      if let value = element.attributes["color"].flatMap(CSSColor.init(attribute:)) { color = UIColor(value) }
      if let number = element.attributes["size"].flatMap(Int.init) { size = 12 * Self.fontSizes[min(max(number, 1), 7) - 1] }
    default: break
    }
  }

  /// The sizes 1 to 7 of the element `font`, as factors of the medium size.
  private static let fontSizes: [CGFloat] = [0.625, 0.8125, 1, 1.125, 1.5, 2, 3]

  private static func escaped(_ address: String) -> URL? {
    address.addingPercentEncoding(withAllowedCharacters: .urlFragmentAllowed).flatMap(URL.init(string:))
  }

  // MARK: CSS

  private mutating func apply(_ own: CSSDeclarations, parentSize: CGFloat) {
    if let value = own["font"] { setFont(value, parentSize) }
    if let value = own["font-size"] { setSize(value, parentSize) }
    if let value = own["font-family"] { setFamilies(value) }
    if let value = own["font-weight"] { setWeight(value) }
    if let value = own["font-style"] { isItalic = value.lowercased() != "normal" }
    if let value = own["color"].flatMap(CSSColor.init) { color = UIColor(value) }
    if let value = (own["background-color"] ?? own["background"]).flatMap(CSSColor.init) {
      background = value.alpha == 0 ? nil : UIColor(value)
    }
    if let value = (own["text-decoration"] ?? own["text-decoration-line"])?.lowercased() {
      isUnderlined = value.contains("underline")
      isStruck = value.contains("line-through")
    }
    if let value = own["text-align"] { setAlignment(value) }
    if let value = own["direction"]?.lowercased() { isRightToLeft = value == "rtl" }
    if let value = own["letter-spacing"].flatMap({ CSSLength.points($0, em: Double(size)) }) { kern = value }
    if let value = own["line-height"] {
      let factor = Double(value).map { $0 * Double(size) }
      lineHeight = CGFloat(max(0, factor ?? CSSLength.points(value, em: Double(size), percentOf: Double(size)) ?? 0))
    }
    if let value = own["text-indent"].flatMap({ CSSLength.points($0, em: Double(size)) }) { firstLineIndent = value }
    if let value = (own["margin-left"] ?? own["padding-left"]).flatMap({ CSSLength.points($0, em: Double(size)) }) {
      indent += max(0, value)
    }
    if let value = (own["margin-bottom"] ?? own["margin"].map(Self.bottom)).flatMap({ CSSLength.points($0, em: Double(size)) }) {
      spacing = max(0, value)
    }
    if let value = own["white-space"]?.lowercased() { keepsWhiteSpace = value.hasPrefix("pre") }
    if let value = own["display"]?.lowercased() { isHidden = value == "none" }
    switch own["text-transform"]?.lowercased() {
    case "uppercase": transform = { $0.uppercased() }
    case "lowercase": transform = { $0.lowercased() }
    case "capitalize": transform = { $0.capitalized }
    case "none": transform = nil
    default: break
    }
  }

  /// The bottom margin among one to four values of `margin`.
  private static func bottom(_ margins: String) -> String {
    let parts = margins.split(whereSeparator: \.isWhitespace).map(String.init)
    return parts.count > 2 ? parts[2] : parts.first ?? ""
  }

  private mutating func setAlignment(_ value: String) {
    switch value.lowercased() {
    case "left": alignment = .left
    case "right", "end": alignment = .right
    case "center", "middle": alignment = .center
    case "justify": alignment = .justified
    case "start": alignment = .natural
    default: break
    }
  }

  private mutating func setWeight(_ value: String) {
    switch value.lowercased() {
    case "normal", "lighter": isBold = false
    case "bold", "bolder": isBold = true
    default: if let number = Int(value) { isBold = number >= 600 }
    }
  }

  private mutating func setFamilies(_ value: String) {
    families = value.split(separator: ",").map { $0.trimmingCharacters(in: CharacterSet(charactersIn: "\"' \t\n\r")) }.filter {
      !$0.isEmpty
    }
  }

  /// The keywords of CSS, relative to a medium size of 12 points as in Apple's reader.
  private mutating func setSize(_ value: String, _ parentSize: CGFloat) {
    let keywords: [String: CGFloat] = [
      "xx-small": 0.5625, "x-small": 0.625, "small": 0.8125, "medium": 1, "large": 1.125, "x-large": 1.5, "xx-large": 2,
    ]
    if let factor = keywords[value.lowercased()] {
      size = 12 * factor
    } else if value.lowercased() == "larger" {
      size = parentSize * 1.2
    } else if value.lowercased() == "smaller" {
      size = parentSize / 1.2
    } else if let points = CSSLength.points(value, em: Double(parentSize), percentOf: Double(parentSize)), points > 0 {
      size = points
    }
  }

  /// The shorthand `font: italic bold 12px/15px family, family`.
  private mutating func setFont(_ value: String, _ parentSize: CGFloat) {
    var words = value.split(whereSeparator: \.isWhitespace)
    (isItalic, isBold) = (false, false)
    while let word = words.first?.lowercased() {
      words.removeFirst()
      if word == "italic" || word == "oblique" {
        isItalic = true
      } else if ["bold", "bolder", "600", "700", "800", "900"].contains(word) {
        isBold = true
      } else if !["normal", "lighter", "small-caps", "100", "200", "300", "400", "500"].contains(word) {
        setSize(String(word.prefix { $0 != "/" }), parentSize)
        break
      }
    }
    if !words.isEmpty { setFamilies(words.joined(separator: " ")) }
  }
}

extension UIColor {
  convenience init(_ color: CSSColor) { self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha) }
}
