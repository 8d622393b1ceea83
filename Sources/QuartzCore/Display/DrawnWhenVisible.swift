import CoreGraphics
import Foundation
import Raster
import RenderTree

/// The layers of a host that are drawn only when they become visible: large ones, tile by tile, and those whose bitmap was released.
/// Their visible parts are drawn before each frame.
@MainActor
final class DrawnWhenVisible {
  var layers = WeakLayers()

  func add(_ layer: CALayer) {
    guard !layer.flags.isWatched, layer.modelLayer == nil else { return }
    layer.flags.isWatched = true
    layers.append(layer)
  }

  /// - Parameter isFrame: whether a frame is drawn next. Tiles fade in from frame to frame, not from turn to turn.
  /// - Returns: whether anything was drawn.
  @discardableResult
  func draw(in host: LayerTreeHost, at time: TimeInterval, isFrame: Bool) -> Bool {
    let hasDrawn = draw(
      scale: host.scale, waits: host.waitsForTiles, at: isFrame ? time : nil, visibility: { LayerVisibility(of: $0, at: time) })
    host.fadesTiles = layers.contains { ($0 as? CATiledLayer)?.isFading == true }
    return hasDrawn
  }

  /// Draws the layers that are visible in a picture of `ancestor` and its descendants.
  ///
  /// - Parameters:
  ///   - area: the visible part of the picture, in the ancestor's coordinates.
  ///   - scale: the number of pixels of the picture per point of the ancestor.
  /// - Returns: whether anything was drawn.
  @discardableResult
  static func draw(below ancestor: CALayer, on area: RasterRect, scale: CGFloat) -> Bool {
    LayerTreeHost.forEachState { $0.transferDeparted() }
    return ancestor.frameState.drawnWhenVisible.draw(
      scale: scale, waits: true, at: nil, visibility: { $0.isWithin(ancestor) ? LayerVisibility(of: $0, in: ancestor, on: area) : nil })
  }

  private func draw(scale: CGFloat, waits: Bool, at time: TimeInterval?, visibility: (CALayer) -> LayerVisibility?) -> Bool {
    if layers.isEmpty { return false }
    var hasDrawn = false
    // Drawing code may change the layer trees and add to the list.
    let present = layers
    present.forEach { layer in
      guard layer.isDrawnWhenVisible, let visibility = visibility(layer) else { return }
      if let tiled = layer as? CATiledLayer {
        if tiled.drawTiles(in: visibility, pixelsPerPoint: visibility.magnification * scale, waits: waits, at: time) { hasDrawn = true }
      } else if layer.flags.isPurged {
        guard !layer.bounds.isEmpty, visibility.showsBounds else { return }
        layer.flags.isPurged = false
        layer.flags.invalid = .none
        layer.flags.displaying = .all
        if let meter = LayerMeter.current { meter.display(layer) } else { layer.display() }
        layer.flags.displaying = .none
        hasDrawn = true
      } else if layer.drawTiles(in: visibility) {
        hasDrawn = true
      }
    }
    layers.removeAll { layer in
      layer.flags.isWatched = layer.isDrawnWhenVisible
      return !layer.flags.isWatched
    }
    return hasDrawn
  }
}

extension CALayer {
  fileprivate var isDrawnWhenVisible: Bool { flags.isPurged || backing.tiles != nil || self is CATiledLayer }

  fileprivate func isWithin(_ ancestor: CALayer) -> Bool {
    var next: CALayer? = self
    while let layer = next {
      if layer === ancestor { return true }
      next = layer.tree.parent
    }
    return false
  }
}
