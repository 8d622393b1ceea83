import CoreGraphics
import Foundation
import Raster
import RenderTree

/// Where a layer shows at a time, animations applied: what superlayers clip, on a screen or on another canvas.
///
/// It may say that something shows which does not, never the other way round.
@MainActor
struct LayerSight {
  private struct Step {
    /// Nothing outside of it shows, in the layer's bounds space.
    var clip: RasterRect?
    /// How far shadows and blurs carry what is in the layer.
    var spread: RasterRect
    /// To the layer around.
    var map: Homography
  }

  private var steps: [Step] = []
  /// Where all ends, in the space of what is above the last step.
  private let canvas: RasterRect
  /// In a transform layer depth counts too; there all is taken to show.
  private var isEverywhere = false
  /// Whether pictures may be turned upside down to stand upright.
  private var isFlipped = false
  /// Of the layer, as it is at that time.
  private(set) var properties: LayerProperties

  /// On the screen of the layer's host. nil where the layer is hidden, or in no shown tree.
  init?(of layer: CALayer, at time: TimeInterval) {
    guard let host = layer.rootHost else { return nil }
    canvas = RasterRect(CGRect(origin: .zero, size: host.size)).outset(by: 1)
    properties = layer.presentedProperties(at: time)
    guard climb(layer, to: nil, time) else { return nil }
  }

  /// In `area` of a canvas on which a layer above, or the layer itself, is drawn; model values. nil where the layer is hidden.
  init?(of layer: CALayer, in ancestor: CALayer, on canvas: RasterRect) {
    self.canvas = canvas.outset(by: 1)
    properties = layer.properties
    guard climb(layer, to: ancestor, nil) else { return nil }
  }

  /// false where the layer is hidden.
  private mutating func climb(_ layer: CALayer, to ancestor: CALayer?, _ time: TimeInterval?) -> Bool {
    func values(_ layer: CALayer) -> LayerProperties { time.map { layer.presentedProperties(at: $0) } ?? layer.properties }
    var layer = layer
    var properties = properties
    while true {
      let isTop = layer === ancestor
      let isMask = layer.tree.maskOwner != nil
      if !isTop, !isMask, properties.isHidden || properties.opacity <= 0 { return false }
      let parent = isTop ? nil : layer.tree.superlayer ?? layer.tree.maskOwner
      let outer = parent.map { values($0) }
      // Copies of a replicator's sublayers may be anywhere.
      if outer?.isTransformLayer == true || outer?.replication != nil { isEverywhere = true }
      if properties.isGeometryFlipped { isFlipped = true }
      var map = Homography(Affine.identity)
      if !isTop { map = properties.placement(under: isMask ? nil : outer) }
      steps.append(Step(clip: properties.masksToBounds ? properties.rasterBounds : nil, spread: LayerSight.spread(properties), map: map))
      guard let parent, let outer else { return true }
      layer = parent
      properties = outer
    }
  }

  /// The most that a point of the layer is carried by its shadow and its filters, as a box about it.
  private static func spread(_ p: LayerProperties) -> RasterRect {
    var box = RasterRect(minX: 0, minY: 0, maxX: 0, maxY: 0)
    // Of a shadow that has a path contents are no part.
    if p.shadowPath == nil, let shadow = p.shadowReach(of: RasterRect(minX: 0, minY: 0, maxX: 1e-6, maxY: 1e-6)) { box = box.union(shadow) }
    if let effects = p.effects { box = box.outset(by: effects.filter.reach) }
    return box
  }

  /// Whether something of a part of the layer's contents may show.
  /// - Parameter all: the bounds of the contents, in their pixels.
  func shows(_ part: PixelRect, of all: PixelRect) -> Bool {
    let source = properties.contentsSource(of: all), frame = properties.contentsFrame(of: all)
    let held = RasterRect(part).intersection(source)
    guard !held.isEmpty, !frame.isEmpty, source.width > 0, source.height > 0 else { return false }
    let (kx, ky) = (frame.width / source.width, frame.height / source.height)
    let rect = RasterRect(
      minX: frame.minX + (held.minX - source.minX) * kx, minY: frame.minY + (held.minY - source.minY) * ky,
      maxX: frame.minX + (held.maxX - source.minX) * kx, maxY: frame.minY + (held.maxY - source.minY) * ky)
    return shows(rect) || (isFlipped && shows(properties.flip.mapBounds(of: rect)))
  }

  /// Units of the canvas for a point of the layer, at most; 1 where perspective tells nothing.
  var magnification: CGFloat {
    let scale = steps.reduce(1.0) { $0 * ($1.map.affine?.maximumScale ?? 1) }
    return scale.isFinite ? CGFloat(scale) : 1
  }

  /// Whether something of the layer's bounds may show.
  var showsBounds: Bool { shows(properties.rasterBounds) }

  /// Whether something of a rectangle of the layer's coordinates may show.
  func shows(_ rect: RasterRect) -> Bool {
    if isEverywhere { return true }
    var rect = rect
    for step in steps {
      if let clip = step.clip { rect = rect.intersection(clip) }
      if rect.isEmpty || rect.width <= 0 || rect.height <= 0 { return false }
      let s = step.spread
      rect = RasterRect(minX: rect.minX + s.minX, minY: rect.minY + s.minY, maxX: rect.maxX + s.maxX, maxY: rect.maxY + s.maxY)
      rect = step.map.mapBounds(of: rect)
    }
    let shown = rect.intersection(canvas)
    return !shown.isEmpty && shown.width > 0 && shown.height > 0
  }
}
