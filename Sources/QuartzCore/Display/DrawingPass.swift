import CoreGraphics
import Foundation
import Raster

/// One run of a layer's drawing code: the rectangle, the buffer when it is touched, and what becomes of it.
@MainActor
final class DrawingPass {
  private let layer: CALayer
  private var store: BackingStore?
  private var buffer: PixelBuffer?
  /// The bounds of what is drawn.
  private let dirty: PixelRect
  /// What is drawn: between them all stays as it is.
  private let parts: [PixelRect]
  private let bounds: CGRect
  private let scale: CGFloat
  let isWhole: Bool
  /// Whether it is all of the layer that is drawn, not of a tile.
  private let isUncut: Bool
  private(set) lazy var lazyContext = LazyBackingContext { [unowned self] in makeContext() }

  /// - Parameter parts: what is invalid, in the layer's coordinates; none: all.
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

  /// - Parameter dirty: what is invalid, in pixels of the picture that the tile is part of.
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

  /// What to draw, in the layer's coordinates: whole pixels, cut to the bounds.
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

  /// The store with what was drawn; nil when nothing was.
  func finish() -> BackingStore? {
    guard let store, let buffer else { return nil }
    lazyContext.end()
    store.finish(buffer, dirty: dirty, parts: parts, isOpaque: layer.isOpaque)
    self.buffer = nil
    return store
  }
}

extension CALayer {
  /// What lies behind the drawing of an opaque layer: its background where that is opaque, else black.
  fileprivate var backdrop: Pixel {
    guard let color = backgroundColor?.pixel, color.isOpaque else { return Pixel(red: 0, green: 0, blue: 0, alpha: 1) }
    return color
  }
}
