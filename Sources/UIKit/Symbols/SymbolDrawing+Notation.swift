import CoreGraphics
internal import CoreText

extension SymbolDrawing {
  /// Parses the notation that the README of this folder explains; nil if it is invalid.
  init?(_ notation: String) {
    self.init(parts: [])
    for line in notation.split(separator: ";") {
      let words = line.split(separator: " ")
      guard let first = words.first, let head = Head(first) else { return nil }
      let rest = Array(words.dropFirst())
      switch head.letter {
      case "u", "m", "g":
        guard let used = SymbolDrawing(using: rest, isMirrored: head.letter == "m") else { return nil }
        if head.letter == "g" { parts += used.surroundings }
        parts += used.parts.map { part in
          var part = part
          part.level = min(part.level + head.level, 2)
          if head.step > 0 { part.step = head.step }
          part.tone = head.tone ?? part.tone
          return part
        }
      case "t":
        guard let path = UIBezierPath(symbolText: rest) else { return nil }
        parts.append(Part(kind: .surface, level: head.level, step: head.step, tone: head.tone, path: path))
      default:
        guard let kind = Kind(rawValue: head.letter), let path = UIBezierPath(symbol: rest) else { return nil }
        parts.append(Part(kind: kind, level: head.level, step: head.step, tone: head.tone, path: path))
      }
    }
  }

  /// Creates the drawing of a text: a letter or number, for the variants in circles and squares.
  init?(text: String) {
    guard let path = UIBezierPath(symbolText: [Substring(text), "12", "12", "20"]) else { return nil }
    self.init(parts: [Part(kind: .surface, path: path)])
  }

  /// Creates the drawing of another name, moved to a center, scaled, and rotated by degrees: `NAME x y scale [degrees]`.
  private init?(using words: [Substring], isMirrored: Bool) {
    guard words.count == 4 || words.count == 5, let drawing = SymbolTable.drawing(named: String(words[0])) else { return nil }
    let values = words.dropFirst().compactMap { Double($0) }.map { CGFloat($0) }
    guard values.count == words.count - 1 else { return nil }
    self = drawing.moved(
      CGAffineTransform(translationX: -12, y: -12).concatenating(CGAffineTransform(scaleX: isMirrored ? -1 : 1, y: 1))
        .concatenating(CGAffineTransform(scaleX: values[2], y: values[2]))
        .concatenating(CGAffineTransform(rotationAngle: (values.count > 3 ? values[3] : 0) * .pi / 180))
        .concatenating(CGAffineTransform(translationX: values[0], y: values[1])))
  }

  /// The first word of a part: the letter of its kind, then its level (2 or 3), its step (`v1`) and its tone (`@y`).
  private struct Head {
    var letter: Character
    var level = 0, step = 0
    var tone: SymbolTone?

    init?(_ word: Substring) {
      var rest = word
      guard let letter = rest.popFirst() else { return nil }
      self.letter = letter
      if let digit = rest.first, let value = digit.wholeNumberValue, (2...3).contains(value) {
        level = value - 1
        rest = rest.dropFirst()
      }
      if rest.first == "v" {
        guard let value = rest.dropFirst().first?.wholeNumberValue, value > 0 else { return nil }
        step = value
        rest = rest.dropFirst(2)
      }
      if rest.first == "@" {
        guard let letter = rest.dropFirst().first, let tone = SymbolTone(rawValue: letter) else { return nil }
        self.tone = tone
        rest = rest.dropFirst(2)
      }
      guard rest.isEmpty else { return nil }
    }
  }
}

extension UIBezierPath {
  /// The outlines of a text in the system font, with the middle of its box at a point: `TEXT x y size`.
  fileprivate convenience init?(symbolText words: [Substring]) {
    guard words.count == 4, let x = Double(words[1]), let y = Double(words[2]), let size = Double(words[3]), size > 0,
      let outline = UIFont.systemFont(ofSize: 100, weight: .semibold).ctFont.outline(of: String(words[0]))
    else { return nil }
    let box = outline.boundingBoxOfPath
    self.init(cgPath: outline)
    apply(
      CGAffineTransform(translationX: -box.midX, y: -box.midY).concatenating(CGAffineTransform(scaleX: size / 100, y: size / 100))
        .concatenating(CGAffineTransform(translationX: x, y: y)))
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
        append(UIBezierPath(circularRect: CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]), radius: $0[4]))
      } != nil
    case "A":
      return numbers(5).map {
        append(
          UIBezierPath(
            arcCenter: CGPoint(x: $0[0], y: $0[1]), radius: $0[2], startAngle: $0[3] * .pi / 180, endAngle: $0[4] * .pi / 180,
            clockwise: $0[4] > $0[3]))
      } != nil
    case "a":
      // An arc that continues the path, with a line to its start.
      return numbers(5).map {
        addArc(
          withCenter: CGPoint(x: $0[0], y: $0[1]), radius: $0[2], startAngle: $0[3] * .pi / 180, endAngle: $0[4] * .pi / 180,
          clockwise: $0[4] > $0[3])
      } != nil
    default: return false
    }
  }
}
