import CoreGraphics
import Foundation
internal import HTMLDocuments

/// Creates an attributed string from an HTML document.
struct HTMLTextBuilder {
  /// Elements that begin on a new line.
  static let blocks: Set<String> = [
    "address", "article", "aside", "blockquote", "body", "center", "dd", "details", "div", "dl", "dt", "fieldset", "figcaption", "figure",
    "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6", "header", "html", "li", "main", "nav", "ol", "p", "pre", "section", "summary",
    "table", "tbody", "td", "tfoot", "th", "thead", "tr", "ul",
  ]
  private static let unseen: Set<String> = ["head", "script", "style", "template", "noscript", "title", "meta", "link"]

  private let result = MutableAttributedText(string: "")
  private let sheet: StyleSheet
  private var path: [HTMLElement] = []
  /// The number of the next item of each open list; nil for lists with bullets.
  private var numbers: [Int?] = []
  /// Whether the next character begins a line, where white space is left out.
  private var isAtLineStart = true
  /// The style of a space that is inserted if more text follows in the line.
  private var pendingSpace: HTMLTextStyle?

  init(_ document: HTMLDocument) {
    sheet = StyleSheet(document)
    append(document.root, HTMLTextStyle())
  }

  var text: NSAttributedString { AttributedText(attributedString: result) }

  // MARK: Elements

  private mutating func append(_ element: HTMLElement, _ inherited: HTMLTextStyle) {
    guard !Self.unseen.contains(element.name) else { return }
    var style = inherited.child(element, sheet.declarations(of: element, in: path))
    guard !style.isHidden else { return }
    let isBlock = Self.blocks.contains(element.name)
    if isBlock { beginLine(inherited) }
    switch element.name {
    case "br": return appendBreak(style)
    case "hr": return appendRule(style)
    case "img": return appendImage(element, style)
    case "ul", "ol": openList(element, &style)
    case "li": appendMarker(style)
    default: break
    }
    path.append(element)
    for child in element.children {
      switch child {
      case .text(let text): append(text, style)
      case .element(let child): append(child, style)
      }
    }
    path.removeLast()
    if element.name == "ul" || element.name == "ol" { numbers.removeLast() }
    // The body does not end with a new line, as in Apple's reader.
    if isBlock, element.name != "body", element.name != "html" { beginLine(style) }
  }

  /// Begins a new line, if the current one is not empty.
  private mutating func beginLine(_ style: HTMLTextStyle) {
    pendingSpace = nil
    guard !isAtLineStart else { return }
    write("\n", style)
    isAtLineStart = true
  }

  /// Appends a line separator, which keeps the paragraph's spacing below its last line.
  private mutating func appendBreak(_ style: HTMLTextStyle) {
    pendingSpace = nil
    let block = path.last { Self.blocks.contains($0.name) }?.name ?? "body"
    write(block == "p" || block.count == 2 && block.hasPrefix("h") ? "\u{2028}" : "\n", style)
    isAtLineStart = true
  }

  private mutating func appendRule(_ style: HTMLTextStyle) {
    beginLine(style)
    write("\u{a0}\n", style)
    isAtLineStart = true
  }

  // MARK: Lists

  private mutating func openList(_ element: HTMLElement, _ style: inout HTMLTextStyle) {
    let start = element.attributes["start"].flatMap(Int.init) ?? 1
    let isOrdered = element.name == "ol"
    let number: NSTextList.MarkerFormat =
      switch element.attributes["type"] {
      case "a": .lowercaseAlpha
      case "A": .uppercaseAlpha
      case "i": .lowercaseRoman
      case "I": .uppercaseRoman
      default: .decimal
      }
    let format = isOrdered ? NSTextList.MarkerFormat(number.rawValue + ".") : [.disc, .circle, .square][min(style.lists.count, 2)]
    style.lists.append(NSTextList(markerFormat: format, startingItemNumber: start))
    numbers.append(isOrdered ? start : nil)
  }

  private mutating func appendMarker(_ style: HTMLTextStyle) {
    guard let list = style.lists.last, let index = numbers.indices.last else { return }
    let number = numbers[index] ?? 1
    if numbers[index] != nil, number < Int.max { numbers[index] = number + 1 }
    write("\t\(list.marker(forItemNumber: number))\t", style)
    isAtLineStart = true
  }

  // MARK: Text

  private mutating func append(_ text: String, _ style: HTMLTextStyle) {
    if style.keepsWhiteSpace {
      write(text, style)
      isAtLineStart = text.hasSuffix("\n")
      return
    }
    let isSpace: (Character) -> Bool = { $0.isWhitespace && $0 != "\u{a0}" && $0 != "\u{2003}" && $0 != "\u{2002}" }
    let words = text.split(whereSeparator: isSpace)
    guard let first = text.first, let last = text.last else { return }
    if isSpace(first), !isAtLineStart, pendingSpace == nil { pendingSpace = style }
    guard !words.isEmpty else { return }
    if let space = pendingSpace { write(" ", space) }
    write(words.joined(separator: " "), style)
    isAtLineStart = false
    pendingSpace = isSpace(last) ? style : nil
  }

  private func write(_ text: String, _ style: HTMLTextStyle) {
    let shown = style.transform?(text) ?? text
    result.append(AttributedText(string: shown, attributes: style.attributes))
  }

  // MARK: Images

  /// Appends an image that is embedded in the document. Other images are not loaded, and leave their space empty.
  private mutating func appendImage(_ element: HTMLElement, _ style: HTMLTextStyle) {
    if let space = pendingSpace { write(" ", space) }
    pendingSpace = nil
    let attachment = NSTextAttachment(data: Self.embedded(element.attributes["src"] ?? ""), ofType: nil)
    let size = attachment.image?.size ?? .zero
    let width = element.attributes["width"].flatMap { CSSLength.points($0, em: 12) }
    let height = element.attributes["height"].flatMap { CSSLength.points($0, em: 12) }
    if width != nil || height != nil {
      let ratio = size.width > 0 ? size.height / size.width : 1
      let w = width ?? height.map { ratio > 0 ? $0 / ratio : $0 } ?? 0
      attachment.bounds = CGRect(x: 0, y: 0, width: max(0, w), height: max(0, height ?? w * ratio))
    }
    var attributes = style.attributes
    attributes[.attachment] = attachment
    result.append(AttributedText(string: "\u{fffc}", attributes: attributes))
    isAtLineStart = false
  }

  /// The data of a `data:` address in base 64.
  private static func embedded(_ address: String) -> Data? {
    guard address.hasPrefix("data:"), let comma = address.firstIndex(of: ","), address[..<comma].hasSuffix(";base64") else { return nil }
    return Data(base64Encoded: String(address[address.index(after: comma)...]), options: .ignoreUnknownCharacters)
  }
}
