import CoreGraphics
import Foundation
import Raster

/// One call of a layer's drawing code: its rectangle, its buffer, which is created on first use, and its result.
@MainActor
final class DrawingPass {
  private let layer: CALayer
  private var store: BackingStore?
  private var buffer: PixelBuffer?
  /// The union of the rectangles to draw.
  private let dirty: PixelRect
  /// Draws only the invalid rectangles; the pixels between them are kept.
  private let parts: [PixelRect]
  private let bounds: CGRect
  private let scale: CGFloat
  let isWhole: Bool
  /// Whether the whole layer is drawn, and not only a tile.
  private let isUncut: Bool
  private(set) lazy var lazyContext = LazyBackingContext { [unowned self] in makeContext() }

  /// - Parameter parts: the invalid rectangles, in the layer's coordinates; empty for the whole layer.
  init(layer: CALayer, store: BackingStore?, parts: [CGRect]) {
    self.layer = layer
    self.store = store
    let (bounds, scale) = (layer.properties.bounds, layer.properties.contentsScale)
    (self.bounds, self.scale) = (bounds, scale)
    isWhole = parts.isEmpty || parts == [bounds]
    isUncut = isWhole
    self.parts = (parts.isEmpty ? [bounds] : parts).map { BackingStore.pixels(touchedBy: $0, bounds: bounds, scale: scale) }
    dirty = self.parts.reduce(.empty) { $0.union($1) }
  }

  /// - Parameter dirty: the invalid area, in pixels of the picture that the tile belongs to.
  init(layer: CALayer, tile: BackingStore, dirty: PixelRect) {
    self.layer = layer
    store = tile
    bounds = tile.bounds
    scale = tile.scale
    isWhole = dirty == tile.pixelBounds
    isUncut = false
    self.dirty = dirty
    parts = [dirty]
  }

  var isTouched: Bool { buffer != nil }

  /// The rectangle to draw in the layer's coordinates: whole pixels, clipped to the bounds.
  var userRect: CGRect {
    if isUncut { return bounds }
    return CGRect(
      x: CGFloat(dirty.minX) / scale + bounds.origin.x, y: CGFloat(dirty.minY) / scale + bounds.origin.y,
      width: CGFloat(dirty.width) / scale, height: CGFloat(dirty.height) / scale
    ).intersection(bounds)
  }

  private func makeContext() -> CGContext? {
    guard !dirty.isEmpty else { return nil }
    let keepsPixels = layer.keepsPixels && store != nil
    if store == nil { store = BackingStore(bounds: bounds, scale: scale) }
    let backdrop = layer.isOpaque ? layer.backdrop : .clear
    let isPlain = parts.count == 1 && !keepsPixels
    guard let store, let buffer = store.prepare(dirty: isPlain ? dirty : .empty, backdrop: backdrop) else {
      LayerLog.invalid("display of \(bounds.size) at scale \(scale), for which memory is short,", of: layer)
      return nil
    }
    self.buffer = buffer
    guard let clip else { return nil }
    if parts.count > 1, !keepsPixels {
      var canvas = Canvas(buffer, clip: Clip(dirty))
      canvas.blend = .copy
      for part in parts { canvas.fill(part, backdrop) }
    }
    return CGContext(target: buffer, clip: clip, baseTransform: store.baseTransform)
  }

  private var clip: Clip? {
    if parts.count == 1 { return Clip(dirty) }
    guard let mask = CoverageMask(bounds: dirty) else { return nil }
    for part in parts {
      for y in part.minY..<part.maxY { mask.fill(row: y, from: part.minX, to: part.maxX) }
    }
    return Clip(bounds: dirty, mask: mask)
  }

  /// Returns the store with the new pixels; nil if nothing was drawn.
  func finish() -> BackingStore? {
    guard let store, let buffer else { return nil }
    lazyContext.end()
    store.finish(buffer, dirty: dirty, parts: parts, isOpaque: layer.isOpaque)
    self.buffer = nil
    return store
  }
}

extension CALayer {
  /// The fill behind the drawing of an opaque layer: its background colour if that is opaque, otherwise black.
  fileprivate var backdrop: Pixel {
    guard let color = backgroundColor?.pixel, color.isOpaque else { return Pixel(red: 0, green: 0, blue: 0, alpha: 1) }
    return color
  }
}
