import Foundation

/// Damages Interface Builder files: changes bytes, as a crash of an editor does, and values, elements and references, as a faulty program does.
public struct FileBreaker {
  private var random: SeededGenerator

  public init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  private static let values = [
    "nan", "-nan", "inf", "-inf", "1e308", "-1e308", "1e9", "-1e9", "999999999", "-1", "0", "0.0", "1e-300", "", " ", "YES", "NO", "abc",
    "9223372036854775807", "-9223372036854775808", "99999999999999999999", "0x10", "1:0", "0:1", "1:1e-9", "😀", "\u{202E}abc", "v", "first",
    "nav", "tabs", "page", "static", "grid", "stack", "l1", "table", "a", "c",
  ]
  private static let kinds = [
    "view", "label", "button", "tableView", "tableViewCell", "collectionView", "collectionViewCell", "stackView", "scrollView", "textField",
    "textView", "switch", "slider", "stepper", "datePicker", "pickerView", "searchBar", "imageView", "segmentedControl", "navigationBar",
    "tabBar", "toolbar", "visualEffectView", "containerView", "refreshControl", "collectionReusableView", "tableViewController",
    "collectionViewController", "viewController", "navigationController", "tabBarController", "splitViewController", "pageViewController",
    "viewControllerPlaceholder", "webView", "mapView", "constraint", "segue", "outlet", "color", "rect", "fontDescription", "subviews",
  ]

  public mutating func broken(_ data: Data) -> Data {
    var text = String(decoding: data, as: UTF8.self)
    for _ in 0..<random.whole(1...6) {
      switch random.whole(0...7) {
      case 0, 1, 2: changeValue(&text)
      case 3: changeKind(&text)
      case 4: repeatElement(&text)
      case 5: dropElement(&text)
      case 6: nest(&text)
      default: changeBytes(&text)
      }
    }
    return Data(text.utf8)
  }

  /// Replaces a quoted value by a number, or by the identifier of another object.
  private mutating func changeValue(_ text: inout String) {
    guard let range = match(#"="[^"]*""#, in: text) else { return }
    text.replaceSubrange(range, with: "=\"\(random.pick(Self.values))\"")
  }

  private mutating func changeKind(_ text: inout String) {
    guard let range = match(#"<[a-zA-Z]+ "#, in: text) else { return }
    let old = text[range].dropFirst().dropLast(), new = random.pick(Self.kinds)
    // The closing tag is changed too, which keeps the file well-formed.
    let rest = text[range.upperBound...]
    if let close = rest.range(of: "</\(old)>"), !rest[..<close.lowerBound].contains("<\(old) ") {
      text.replaceSubrange(close, with: "</\(new)>")
    } else if rest.prefix(while: { $0 != ">" }).last != "/" {
      return
    }
    text.replaceSubrange(range, with: "<\(new) ")
  }

  private mutating func repeatElement(_ text: inout String) {
    guard let range = match(#"<([a-zA-Z]+) [^>]*/>"#, in: text), let place = match(#"<([a-zA-Z]+) [^>]*/>"#, in: text) else { return }
    text.insert(contentsOf: String(repeating: String(text[range]), count: random.pick([1, 2, 40])), at: place.upperBound)
  }

  private mutating func dropElement(_ text: inout String) {
    guard let range = match(#"<([a-zA-Z]+) [^>]*/>"#, in: text) else { return }
    text.removeSubrange(range)
  }

  /// Nests views up to the allowed depth and beyond.
  private mutating func nest(_ text: inout String) {
    guard let range = match("<subviews>", in: text) else { return }
    let depth = random.pick([3, 30, 60, 90]), kind = random.pick(["view", "stackView", "scrollView", "tableView", "visualEffectView"])
    let open = (0..<depth).map {
      "<\(kind) id=\"n\($0)\" \(random.chance(0.5) ? "translatesAutoresizingMaskIntoConstraints=\"NO\"" : "")><subviews>"
    }
    text.insert(contentsOf: open.joined() + String(repeating: "</subviews></\(kind)>", count: depth), at: range.upperBound)
  }

  private mutating func changeBytes(_ text: inout String) {
    var bytes = Array(text.utf8)
    guard !bytes.isEmpty else { return }
    let place = random.whole(0...bytes.count - 1)
    bytes[place] = UInt8(random.whole(0...255))
    text = String(decoding: bytes, as: UTF8.self)
  }

  /// Returns one of the matches of a pattern.
  private mutating func match(_ pattern: String, in text: String) -> Range<String.Index>? {
    guard let expression = try? NSRegularExpression(pattern: pattern) else { return nil }
    let whole = NSRange(text.startIndex..., in: text)
    let count = expression.numberOfMatches(in: text, range: whole)
    guard count > 0 else { return nil }
    let wanted = random.whole(0...count - 1)
    var index = 0, found: NSRange?
    expression.enumerateMatches(in: text, range: whole) { match, _, stop in
      if index == wanted {
        found = match?.range
        stop.pointee = true
      }
      index += 1
    }
    return found.flatMap { Range($0, in: text) }
  }
}
