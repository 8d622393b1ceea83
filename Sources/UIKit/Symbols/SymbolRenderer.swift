import CoreGraphics
import Synchronization

/// Draws symbols and caches the images.
enum SymbolRenderer {
  private struct Key: Hashable {
    var name: String
    var look: SymbolLook
    var value: Double?
    var scale: CGFloat
    /// The number of pixels of the image in the width of a pixel of the screen.
    var fineness = 1
  }

  private struct Store {
    var images: [Key: UIImage] = [:]
    var reported: Set<String> = []
  }

  private static let store = Mutex(Store())
  private static let capacity = 256
  /// The opacity of the parts of a variable symbol that are beyond its value. Our own choice.
  private static let dimmed: CGFloat = 0.3

  /// Returns the image of a symbol. For unknown names it returns the placeholder and logs a message once for each name.
  /// - Parameters:
  ///   - value: the variable value, from 0 to 1. Parts of a variable symbol for higher values are dimmed.
  ///   - fineness: the number of pixels of the image in the width of a pixel of the screen. The size in points does not depend on it.
  static func image(_ name: String, _ look: SymbolLook, value: Double? = nil, fineness: Int = 1) -> UIImage {
    let value = value.map { $0.isNaN ? 0 : min(max($0, 0), 1) }
    let key = Key(name: name, look: look, value: value, scale: GraphicsDefaults.scale, fineness: fineness)
    if let image = store.withLock({ $0.images[key] }) { return image }
    let image = paint(drawing(name), key)
    store.withLock {
      if $0.images.count >= capacity { $0.images = [:] }
      $0.images[key] = image
    }
    return image
  }

  private static func drawing(_ name: String) -> SymbolDrawing {
    if !name.hasPrefix("_"), let drawing = SymbolTable.drawing(named: name) { return drawing }
    if store.withLock({ $0.reported.insert(name).inserted }) {
      UIKitLog.refused("there is no drawing of the symbol \"\(name)\"; a stand-in shows")
    }
    return SymbolTable.standIn ?? SymbolDrawing(parts: [])
  }

  private static func paint(_ drawing: SymbolDrawing, _ key: Key) -> UIImage {
    let width = key.look.lineWidth, unit = key.look.unit
    let area = drawing.area(lineWidth: width)
    let partColors = key.look.partColors(of: drawing), steps = drawing.steps
    let bodies = Set(drawing.parts.filter { $0.kind == .body }.map(\.level))
    // Half a point of padding at the sides, rounded up to whole pixels.
    func ceiled(_ value: CGFloat) -> CGFloat { (value * key.scale).rounded(.up) / key.scale }
    let size = CGSize(width: ceiled(area.width * unit + 1), height: ceiled(area.height * unit))
    let format = UIGraphicsImageRendererFormat()
    format.scale = key.scale * CGFloat(key.fineness)
    let picture = UIGraphicsImageRenderer(size: size, format: format).image { context in
      let cgContext = context.cgContext
      cgContext.translateBy(x: (size.width - area.width * unit) / 2, y: (size.height - area.height * unit) / 2)
      cgContext.scaleBy(x: unit, y: unit)
      cgContext.translateBy(x: -area.minX, y: -area.minY)
      for part in drawing.parts {
        let isDim = key.value.map { part.step > 0 && $0 <= Double(part.step - 1) / Double(steps) } ?? false
        part.paint(in: cgContext, partColors, width, share: isDim ? dimmed : 1, isOwnColor: !bodies.contains(part.level))
      }
    }
    var traits = UIImage.Traits()
    traits.symbol = SymbolSource(name: key.name, look: key.look, value: key.value)
    traits.flips = drawing.mirrorsForRightToLeft
    if partColors != nil { traits.renderingMode = .alwaysOriginal }
    return UIImage(cgImage: picture.cgImage, scale: format.scale, traits: traits)
  }
}

extension SymbolDrawing {
  /// Returns the bounds of the visible parts on the grid.
  func area(lineWidth: CGFloat) -> CGRect {
    var area = CGRect.null
    for part in parts {
      switch part.kind {
      case .gap, .clearing, .cut, .hole: continue
      case .surface, .mark: area = area.union(part.path.cgPath.boundingBoxOfPath)
      case .line, .outline, .detail, .body:
        area = area.union(part.path.cgPath.boundingBoxOfPath.insetBy(dx: -lineWidth / 2, dy: -lineWidth / 2))
      }
    }
    return area.isNull ? CGRect(x: 0, y: 0, width: Self.side, height: Self.side) : area
  }
}

extension SymbolDrawing.Part {
  fileprivate func paint(in context: CGContext, _ partColors: SymbolLook.PartColors?, _ width: CGFloat, share: CGFloat, isOwnColor: Bool) {
    let full = partColors?.color(of: self) ?? .black
    let color = share < 1 ? full.withAlphaComponent(full.cgColor.alpha * share) : full
    context.saveGState()
    context.setLineCap(.round)
    context.setLineJoin(.round)
    context.setStrokeColor(color.cgColor)
    context.setFillColor(color.cgColor)
    if kind == .body {
      // Stroke and fill overlap, so a translucent color needs a transparency layer.
      let alpha = color.cgColor.alpha
      context.setAlpha(alpha)
      if alpha < 1 { context.beginTransparencyLayer(auxiliaryInfo: nil) }
      context.setStrokeColor(color.withAlphaComponent(1).cgColor)
      context.setFillColor(color.withAlphaComponent(1).cgColor)
      context.setLineWidth(width)
      context.addPath(path.cgPath)
      context.fillPath()
      context.addPath(path.cgPath)
      context.strokePath()
      if alpha < 1 { context.endTransparencyLayer() }
      context.restoreGState()
      return
    }
    context.addPath(path.cgPath)
    switch kind {
    case .line, .outline, .detail:
      context.setLineWidth(width)
      context.strokePath()
    case .surface, .mark, .body: context.fillPath()
    case .clearing:
      context.setBlendMode(.clear)
      context.fillPath()
    case .gap:
      context.setBlendMode(.clear)
      context.setLineWidth(width * 2.4)
      context.strokePath()
    case .cut, .hole:
      // With a color for each level, a part of another level is painted over the areas instead of being cut out.
      if case .levels = partColors, isOwnColor {} else { context.setBlendMode(.clear) }
      context.setLineWidth(width)
      if kind == .cut { context.strokePath() } else { context.fillPath() }
    }
    context.restoreGState()
  }
}
