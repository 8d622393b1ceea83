import CoreGraphics
import Foundation

/// Writes an attributed string as an HTML document: a `p` for each paragraph and a `span` for each run.
struct HTMLWriter {
  private let text: NSAttributedString

  init(_ text: NSAttributedString) { self.text = text }

  var document: String {
    """
    <!DOCTYPE html>
    <html>
    <head>
    <meta charset="utf-8">
    <style>p { margin: 0 }</style>
    </head>
    <body>
    \(paragraphs)
    </body>
    </html>

    """
  }

  private var paragraphs: String {
    let string = text.string as NSString
    var lines: [String] = []
    var start = 0
    while start < string.length {
      let range = string.paragraphRange(for: NSRange(location: start, length: 0))
      lines.append(paragraph(range))
      start = NSMaxRange(range)
    }
    return lines.joined(separator: "\n")
  }

  private func paragraph(_ range: NSRange) -> String {
    var spans = ""
    text.enumerateAttributes(in: range) { attributes, range, _ in
      spans += span((text.string as NSString).substring(with: range), attributes)
    }
    let style = text.attribute(.paragraphStyle, at: range.location, effectiveRange: nil) as? NSParagraphStyle
    return "<p\(Self.style(style.map(Self.declarations) ?? []))>\(spans)</p>"
  }

  private func span(_ text: String, _ attributes: [NSAttributedString.Key: Any]) -> String {
    let content = Self.escaped(text.filter { !"\n\r\u{2029}\u{fffc}".contains($0) }).replacing("\u{2028}", with: "<br>")
    guard !content.isEmpty else { return "" }
    let span = "<span\(Self.style(Self.declarations(attributes)))>\(content)</span>"
    guard let link = attributes[.link] else { return span }
    return "<a href=\"\(Self.escaped((link as? URL)?.absoluteString ?? "\(link)"))\">\(span)</a>"
  }

  private static func declarations(_ style: NSParagraphStyle) -> [String] {
    var result: [String] = []
    switch style.alignment {
    case .left: result.append("text-align: left")
    case .center: result.append("text-align: center")
    case .right: result.append("text-align: right")
    case .justified: result.append("text-align: justify")
    case .natural: break
    }
    if style.paragraphSpacing > 0 { result.append("margin-bottom: \(number(style.paragraphSpacing))px") }
    if style.headIndent > 0 { result.append("margin-left: \(number(style.headIndent))px") }
    return result
  }

  private static func declarations(_ attributes: [NSAttributedString.Key: Any]) -> [String] {
    var result: [String] = []
    if let font = attributes[.font] as? UIFont {
      let traits = font.fontDescriptor.symbolicTraits
      result.append("font-family: '\(font.familyName)'")
      result.append("font-size: \(number(font.pointSize))px")
      if traits.contains(.traitBold) { result.append("font-weight: bold") }
      if traits.contains(.traitItalic) { result.append("font-style: italic") }
    }
    if let color = attributes[.foregroundColor] as? UIColor { result.append("color: \(name(color))") }
    if let color = attributes[.backgroundColor] as? UIColor { result.append("background-color: \(name(color))") }
    var lines: [String] = []
    if (attributes[.underlineStyle] as? Int ?? 0) != 0 { lines.append("underline") }
    if (attributes[.strikethroughStyle] as? Int ?? 0) != 0 { lines.append("line-through") }
    if !lines.isEmpty { result.append("text-decoration: \(lines.joined(separator: " "))") }
    if let kern = attributes[.kern] as? CGFloat, kern != 0 { result.append("letter-spacing: \(number(kern))px") }
    return result
  }

  private static func style(_ declarations: [String]) -> String {
    declarations.isEmpty ? "" : " style=\"\(escaped(declarations.joined(separator: "; ")))\""
  }

  private static func name(_ color: UIColor) -> String {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 1)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    let bytes = [red, green, blue].map { Int((min(max($0, 0), 1) * 255).rounded()) }
    return "rgba(\(bytes[0]), \(bytes[1]), \(bytes[2]), \(number(alpha)))"
  }

  private static func number(_ value: CGFloat) -> String {
    let rounded = (value * 100).rounded() / 100
    return rounded == rounded.rounded() ? String(format: "%.0f", Double(rounded)) : "\(rounded)"
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;").replacing("\"", with: "&quot;")
  }
}
