import CoreGraphics
import Foundation
import Raster

/// One run of a layer's drawing code: the rectangle, the buffer when it is touched, and what becomes of it.
@MainActor
final class DrawingPass {
  private let layer: CALayer
  private var store: BackingStore?
  private var buffer: PixelBuffer?
  private let dirty: PixelRect
  private let bounds: CGRect
  private let scale: CGFloat
  let isWhole: Bool
  /// Whether it is all of the layer that is drawn, not of a tile.
  private let isUncut: Bool
  private(set) lazy var lazyContext = LazyBackingContext { [unowned self] in makeContext() }

  /// - Parameter rect: what is invalid, in the layer's coordinates.
  init(layer: CALayer, store: BackingStore?, rect: CGRect) {
    self.layer = layer
    self.store = store
    bounds = layer.properties.bounds
    scale = layer.properties.contentsScale
    isWhole = rect == bounds
    isUncut = isWhole
    dirty = BackingStore.pixels(touchedBy: rect, bounds: bounds, scale: scale)
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
    if store == nil { store = BackingStore(bounds: bounds, scale: scale) }
    guard let store, let buffer = store.prepare(dirty: dirty, backdrop: layer.isOpaque ? layer.backdrop : .clear) else {
      LayerLog.invalid("display of \(bounds.size) at scale \(scale), for which memory is short,", of: layer)
      return nil
    }
    self.buffer = buffer
    return CGContext(target: buffer, clip: Clip(dirty), baseTransform: store.baseTransform)
  }

  /// The store with what was drawn; nil when nothing was.
  func finish() -> BackingStore? {
    guard let store, let buffer else { return nil }
    lazyContext.end()
    store.finish(buffer, dirty: dirty, isOpaque: layer.isOpaque)
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
