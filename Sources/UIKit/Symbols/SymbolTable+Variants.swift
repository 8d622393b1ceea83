import CoreGraphics
import Foundation

extension SymbolTable {
  /// Derives a drawing from another: in an enclosing shape, struck through, with one half filled, with a badge, or filled.
  static func variant(_ name: String, _ search: SymbolSearch) -> SymbolDrawing? {
    let isFilled = name.hasSuffix(".fill")
    let stem = isFilled ? String(name.dropLast(5)) : name
    // A drawing with the name itself is preferred to a derived one.
    if isFilled, all[stem] != nil || aliases[stem] != nil, let inner = drawing(named: stem, in: search), inner.hasFilledVariant {
      return inner.filled
    }
    return enclosed(stem, isFilled, search) ?? slashed(stem, isFilled, search) ?? halfFilled(name, search)
      ?? badged(name, stem, isFilled, search) ?? filled(name, stem, isFilled, search)
  }

  private static func enclosed(_ stem: String, _ isFilled: Bool, _ search: SymbolSearch) -> SymbolDrawing? {
    for enclosure in enclosures {
      guard let first = base(stem, "." + enclosure.name), !first.hasSuffix("badge"), let inner = sign(first, search),
        let drawing = inner.enclosed(in: enclosure, isFilled: isFilled)
      else { continue }
      return drawing
    }
    return nil
  }

  private static func slashed(_ stem: String, _ isFilled: Bool, _ search: SymbolSearch) -> SymbolDrawing? {
    guard let first = base(stem, ".slash"), let inner = drawing(named: first, in: search) else { return nil }
    guard isFilled else { return inner.slashed }
    return inner.hasFilledVariant ? inner.filled.slashed : nil
  }

  private static func halfFilled(_ name: String, _ search: SymbolSearch) -> SymbolDrawing? {
    guard let ending = name.hasSuffix(".filled") ? ".filled" : name.hasSuffix(".fill") ? ".fill" : nil else { return nil }
    for (half, empty) in [
      ("lefthalf", CGRect(x: 12, y: -2, width: 14, height: 28)), ("righthalf", CGRect(x: -2, y: -2, width: 14, height: 28)),
      ("tophalf", CGRect(x: -2, y: 12, width: 28, height: 14)), ("bottomhalf", CGRect(x: -2, y: -2, width: 28, height: 14)),
    ] {
      if let first = base(name, "." + half + ending), let drawing = drawing(named: first, in: search)?.filled(except: empty) {
        return drawing
      }
    }
    return nil
  }

  private static func badged(_ name: String, _ stem: String, _ isFilled: Bool, _ search: SymbolSearch) -> SymbolDrawing? {
    if let first = base(stem, ".badge"), let inner = drawing(named: first, in: search), !isFilled || inner.hasFilledVariant,
      let dot = SymbolDrawing("f@r O 12 12 10")
    {
      return (isFilled ? inner.filled : inner).badged(dot, at: CGPoint(x: 19, y: 5.2), scale: 0.36)
    }
    for word in [".badge.", ".trianglebadge."] {
      guard let range = stem.range(of: word, options: .backwards) else { continue }
      let first = String(stem[..<range.lowerBound]), last = String(stem[range.upperBound...])
      guard var inner = drawing(named: first, in: search), !isFilled || inner.hasFilledVariant else { continue }
      if isFilled { inner = inner.filled }
      if word == ".trianglebadge." {
        guard let sign = drawing(named: last + ".triangle.fill", in: search) else { continue }
        return inner.badged(sign, at: CGPoint(x: 18.2, y: 18.2), scale: 0.5)
      }
      guard let sign = sign(last, search) else { continue }
      return inner.badged(sign)
    }
    return nil
  }

  private static func filled(_ name: String, _ stem: String, _ isFilled: Bool, _ search: SymbolSearch) -> SymbolDrawing? {
    if isFilled, let inner = drawing(named: stem, in: search), inner.hasFilledVariant { return inner.filled }
    // In compound names each part has its own `fill`, as in `rectangle.fill.on.rectangle.fill`.
    guard name.contains(".fill.") || name.contains(".filled.") else { return nil }
    let plain = name.replacingOccurrences(of: ".filled", with: "").replacingOccurrences(of: ".fill", with: "")
    return drawing(named: plain, in: search)?.filled
  }

  /// Returns the drawing of a name after replacing words by their equivalents in other releases and reading directions; nil if there is
  /// none.
  static func renamed(_ name: String, _ search: SymbolSearch) -> SymbolDrawing? {
    let words = name.split(separator: ".").map(String.init)
    guard let first = words.first, let last = words.last else { return nil }
    if words.count > 1, scripts.contains(last) {
      return drawing(named: words.dropLast().joined(separator: "."), in: search)
    }
    if directed.contains(first) {
      let turned = ([first] + words.dropFirst().map { directions[$0] ?? $0 }).joined(separator: ".")
      if turned != name, var drawing = drawing(named: turned, in: search) {
        // A name with a reading direction is drawn for left-to-right layouts.
        drawing.mirrorsForRightToLeft = true
        return drawing
      }
    }
    // A new word that contains the old one (`inset.filled`) would grow with each search.
    for (old, new) in renamings where name.contains(old) && !(new.contains(old) && name.contains(new)) {
      let other = name.replacingOccurrences(of: old, with: new)
      if other != name, let drawing = drawing(named: other, in: search) { return drawing }
    }
    return nil
  }

  /// The drawing of a name, or a letter or number of one or two digits.
  private static func sign(_ name: String, _ search: SymbolSearch) -> SymbolDrawing? {
    if let drawing = drawing(named: name, in: search) { return drawing }
    let isLetter = name.count == 1 && name.allSatisfy { ("a"..."z").contains($0) }
    let isNumber = (1...2).contains(name.count) && name.allSatisfy { ("0"..."9").contains($0) }
    return isLetter || isNumber ? SymbolDrawing(text: name.uppercased()) : nil
  }

  private static func base(_ name: String, _ ending: String) -> String? {
    guard name.count > ending.count, name.hasSuffix(ending) else { return nil }
    return String(name.dropLast(ending.count))
  }
}
