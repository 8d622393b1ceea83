/// The parts of a symbol on a grid of 24 x 24.
struct SymbolDrawing {
  enum Kind: Character {
    /// A stroke.
    case line = "s"
    /// A filled area.
    case surface = "f"
    /// A filled area including its stroke; the filled variant of an outline.
    case body = "b"
    /// A stroke that the filled variant fills.
    case outline = "o"
    /// A stroke that the filled variant cuts out.
    case detail = "k"
    /// A gap around the next part, wider than a stroke.
    case gap = "e"
    /// A stroke (`cut`) or an area (`hole`) that is cut out of the parts below.
    case cut = "c"
    case hole = "h"
  }

  struct Part {
    var kind: Kind
    /// The hierarchy level: 0 is primary, 1 is paler with a hierarchical color.
    var level: Int
    var path: UIBezierPath
  }

  var parts: [Part]
  /// Whether the symbol is mirrored in right-to-left layouts.
  var mirrorsForRightToLeft = false

  static let side: CGFloat = 24

  /// Parses the notation; nil if it is invalid.
  init?(_ notation: String) {
    parts = []
    for line in notation.split(separator: ";") {
      var words = line.split(separator: " ")[...]
      guard let head = words.popFirst(), let first = head.first, let kind = Kind(rawValue: first) else { return nil }
      guard let path = UIBezierPath(symbol: Array(words)) else { return nil }
      parts.append(Part(kind: kind, level: head.contains("2") ? 1 : 0, path: path))
    }
  }

  init(parts: [Part]) { self.parts = parts }

  /// The filled variant.
  var filled: SymbolDrawing {
    SymbolDrawing(
      parts: parts.flatMap { part -> [Part] in
        switch part.kind {
        case .outline: [Part(kind: .body, level: part.level, path: part.path)]
        case .detail: [Part(kind: .cut, level: part.level, path: part.path)]
        default: [part]
        }
      })
  }

  var hasFilledVariant: Bool { parts.contains { $0.kind == .outline } }

  /// The variant with a slash across it.
  var slashed: SymbolDrawing {
    guard let cross = SymbolDrawing("e M 3.6 3.2 L 20.8 20.4;s M 3.6 3.2 L 20.8 20.4") else { return self }
    return SymbolDrawing(parts: parts + cross.parts)
  }

  /// Returns the symbol with a small badge at the lower right and a gap around the badge.
  func badged(_ sign: SymbolDrawing?) -> SymbolDrawing {
    guard let sign else { return self }
    let move = CGAffineTransform(translationX: -12, y: -12).concatenating(CGAffineTransform(scaleX: 0.36, y: 0.36))
      .concatenating(CGAffineTransform(translationX: 19.3, y: 18.8))
    let small = sign.parts.map { part -> Part in
      let path = UIBezierPath(cgPath: part.path.cgPath)
      path.apply(move)
      return Part(kind: part.kind, level: 0, path: path)
    }
    return SymbolDrawing(parts: parts + small.map { Part(kind: .gap, level: 0, path: $0.path) } + small)
  }

  /// Returns the symbol in an enclosing shape, which is filled or stroked.
  func enclosed(in shape: UIBezierPath, isFilled: Bool) -> SymbolDrawing {
    var area = CGRect.null
    for part in parts { area = area.union(part.path.bounds) }
    guard !area.isNull, max(area.width, area.height) > 0 else { return self }
    let scale = min(10.4 / max(area.width, area.height), 0.72)
    let move = CGAffineTransform(translationX: -area.midX, y: -area.midY).concatenating(CGAffineTransform(scaleX: scale, y: scale))
      .concatenating(CGAffineTransform(translationX: 12, y: 12))
    let inner = parts.map { part -> Part in
      let path = UIBezierPath(cgPath: part.path.cgPath)
      path.apply(move)
      let isSurface = part.kind == .surface
      return Part(kind: isFilled ? (isSurface ? .hole : .cut) : part.kind, level: 0, path: path)
    }
    guard isFilled else { return SymbolDrawing(parts: [Part(kind: .line, level: 1, path: shape)] + inner) }
    return SymbolDrawing(parts: [Part(kind: .body, level: 1, path: shape)] + inner)
  }
}

extension UIBezierPath {
  /// Parses commands and numbers; nil if they are invalid.
  fileprivate convenience init?(symbol words: [Substring]) {
    self.init()
    var index = 0
    func number() -> CGFloat? {
      guard index < words.count, let value = Double(words[index]), value.isFinite else { return nil }
      index += 1
      return CGFloat(value)
    }
    func numbers(_ count: Int) -> [CGFloat]? {
      var values: [CGFloat] = []
      for _ in 0..<count {
        guard let value = number() else { return nil }
        values.append(value)
      }
      return values
    }
    var command: Substring = ""
    while index < words.count {
      if Double(words[index]) == nil {
        command = words[index]
        index += 1
      }
      guard add(command, numbers) else { return nil }
    }
  }

  private func add(_ command: Substring, _ numbers: (Int) -> [CGFloat]?) -> Bool {
    switch command {
    case "M": return numbers(2).map { move(to: CGPoint(x: $0[0], y: $0[1])) } != nil
    case "L": return numbers(2).map { addLine(to: CGPoint(x: $0[0], y: $0[1])) } != nil
    case "Q":
      return numbers(4).map { addQuadCurve(to: CGPoint(x: $0[2], y: $0[3]), controlPoint: CGPoint(x: $0[0], y: $0[1])) } != nil
    case "C":
      return numbers(6).map {
        addCurve(
          to: CGPoint(x: $0[4], y: $0[5]), controlPoint1: CGPoint(x: $0[0], y: $0[1]), controlPoint2: CGPoint(x: $0[2], y: $0[3]))
      } != nil
    case "Z":
      close()
      return true
    case "O":
      return numbers(3).map {
        append(UIBezierPath(ovalIn: CGRect(x: $0[0] - $0[2], y: $0[1] - $0[2], width: 2 * $0[2], height: 2 * $0[2])))
      }
        != nil
    case "E":
      return numbers(4).map {
        append(UIBezierPath(ovalIn: CGRect(x: $0[0] - $0[2], y: $0[1] - $0[3], width: 2 * $0[2], height: 2 * $0[3])))
      }
        != nil
    case "R":
      return numbers(5).map {
        append(UIBezierPath(roundedRect: CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]), cornerRadius: $0[4]))
      } != nil
    case "A":
      return numbers(5).map {
        append(
          UIBezierPath(
            arcCenter: CGPoint(x: $0[0], y: $0[1]), radius: $0[2], startAngle: $0[3] * .pi / 180, endAngle: $0[4] * .pi / 180,
            clockwise: $0[4] > $0[3]))
      } != nil
    default: return false
    }
  }
}
