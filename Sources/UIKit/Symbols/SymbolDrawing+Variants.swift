import CoreGraphics

extension SymbolDrawing {
  /// The filled variant.
  var filled: SymbolDrawing {
    var drawing = self
    drawing.parts = parts.map { part in
      switch part.kind {
      case .outline: part.with(.body)
      case .detail: part.with(.cut)
      case .mark: part.with(.hole)
      default: part
      }
    }
    return drawing
  }

  /// The variant with a slash across it.
  var slashed: SymbolDrawing {
    guard let cross = SymbolDrawing("e M 3.6 3.2 L 20.8 20.4;s M 3.6 3.2 L 20.8 20.4") else { return self }
    return with(parts + cross.parts)
  }

  /// Returns the variant with one half filled; nil if there is nothing to fill.
  /// - Parameter empty: the half of the grid that stays empty.
  func filled(except empty: CGRect) -> SymbolDrawing? {
    guard hasFilledVariant else { return nil }
    let outlines = parts.filter { $0.kind == .outline }
    let clearing = Part(kind: .clearing, path: UIBezierPath(rect: empty))
    return with(
      outlines.map { $0.with(.surface) } + [clearing] + parts.compactMap { [.outline, .line].contains($0.kind) ? $0.with(.line) : nil })
  }

  /// Returns the symbol with a small badge, and a gap around the badge.
  func badged(_ sign: SymbolDrawing, at center: CGPoint = CGPoint(x: 18.4, y: 18), scale: CGFloat = 0.42) -> SymbolDrawing {
    let move = CGAffineTransform(translationX: -12, y: -12).concatenating(CGAffineTransform(scaleX: scale, y: scale))
      .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
    var small = sign.moved(move)
    for index in small.parts.indices { small.parts[index].level = 0 }
    return with(parts + small.surroundings + small.parts)
  }

  /// Returns the symbol in an enclosing shape, which is filled or stroked.
  func enclosed(in enclosure: SymbolTable.Enclosure, isFilled: Bool) -> SymbolDrawing? {
    guard var outer = SymbolDrawing(enclosure.notation) else { return nil }
    var area = CGRect.null
    for part in parts where ![.gap, .clearing].contains(part.kind) { area = area.union(part.path.cgPath.boundingBoxOfPath) }
    guard !area.isNull, max(area.width, area.height) > 0 else { return nil }
    let isFilled = isFilled && outer.hasFilledVariant
    outer = isFilled ? outer.filled : outer.with(outer.parts.map { $0.kind == .outline ? $0.with(.line) : $0 })
    for index in outer.parts.indices { outer.parts[index].level = max(outer.parts[index].level, 1) }
    let scale = min(enclosure.side / max(area.width, area.height), 0.72)
    let move = CGAffineTransform(translationX: -area.midX, y: -area.midY).concatenating(CGAffineTransform(scaleX: scale, y: scale))
      .concatenating(CGAffineTransform(translationX: enclosure.x, y: enclosure.y))
    let inner = parts.map { part -> Part in
      var part = part.moved(move)
      part.level = 0
      guard isFilled else { return part }
      switch part.kind {
      case .surface, .body, .mark: part.kind = .hole
      case .gap, .clearing: break
      default: part.kind = .cut
      }
      return part
    }
    return with(outer.parts + inner)
  }

  private func with(_ parts: [Part]) -> SymbolDrawing {
    var drawing = self
    drawing.parts = parts
    return drawing
  }
}
