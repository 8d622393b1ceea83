import CoreGraphics
import Foundation
import Raster
import RenderTree

/// The visible part of a layer at a time, with animations applied and clipped by its superlayers, on a screen or another canvas.
///
/// The result is conservative: it may report an invisible part as visible, but never a visible part as invisible.
@MainActor
struct LayerVisibility {
  private struct Step {
    /// The clip in the layer's bounds space. Nothing outside of it is visible.
    var clip: RasterRect?
    /// The distance to which shadows and blurs spread the layer's content.
    var spread: RasterRect
    /// The mapping to the superlayer.
    var map: Homography
  }

  private var steps: [Step] = []
  /// The canvas, in the space above the last step.
  private let canvas: RasterRect
  /// Whether everything is treated as visible, as in a transform layer, where depth matters too.
  private var isEverywhere = false
  /// Whether pictures may be turned upside down to appear upright.
  private var isFlipped = false
  /// The properties of the layer at that time.
  private(set) var properties: LayerProperties

  /// Creates the visible part on the screen of the layer's host. Returns nil if the layer is hidden or in no shown tree.
  init?(of layer: CALayer, at time: TimeInterval) {
    guard let host = layer.rootHost else { return nil }
    canvas = RasterRect(CGRect(origin: .zero, size: host.size)).outset(by: 1)
    properties = layer.presentedProperties(at: time)
    guard climb(layer, to: nil, time) else { return nil }
  }

  /// Creates the visible part, with model values, on a canvas where `ancestor`, which may be the layer itself, is
  /// drawn. Returns nil if the layer is hidden.
  init?(of layer: CALayer, in ancestor: CALayer, on canvas: RasterRect) {
    self.canvas = canvas.outset(by: 1)
    properties = layer.properties
    guard climb(layer, to: ancestor, nil) else { return nil }
  }

  /// Collects the steps up to `ancestor`. Returns false if the layer is hidden.
  private mutating func climb(_ layer: CALayer, to ancestor: CALayer?, _ time: TimeInterval?) -> Bool {
    func values(_ layer: CALayer) -> LayerProperties { time.map { layer.presentedProperties(at: $0) } ?? layer.properties }
    var layer = layer
    var properties = properties
    while true {
      let isTop = layer === ancestor
      let isMask = layer.tree.maskOwner != nil
      if !isTop, !isMask, properties.isHidden || properties.opacity <= 0 { return false }
      let parent = isTop ? nil : layer.tree.parent
      let outer = parent.map { values($0) }
      // The copies of a replicator's sublayers may be anywhere.
      if outer?.isTransformLayer == true || outer?.replication != nil { isEverywhere = true }
      if properties.isGeometryFlipped { isFlipped = true }
      var map = Homography(Affine.identity)
      if !isTop { map = properties.placement(under: isMask ? nil : outer) }
      steps.append(
        Step(clip: properties.masksToBounds ? properties.rasterBounds : nil, spread: LayerVisibility.spread(properties), map: map))
      guard let parent, let outer else { return true }
      layer = parent
      properties = outer
    }
  }

  /// Returns the largest offset of a point of the layer by its shadow and filters, as a box around it.
  private static func spread(_ p: LayerProperties) -> RasterRect {
    var box = RasterRect(minX: 0, minY: 0, maxX: 0, maxY: 0)
    // A shadow with a path does not depend on the contents.
    if p.shadowPath == nil, let shadow = p.shadowExtent(of: RasterRect(minX: 0, minY: 0, maxX: 1e-6, maxY: 1e-6)) {
      box = box.union(shadow)
    }
    if let effects = p.effects { box = box.outset(by: effects.filter.outset) }
    return box
  }

  /// Whether a part of the layer's contents may be visible.
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

  /// The largest number of canvas units per point of the layer; a step with perspective counts as 1.
  var magnification: CGFloat {
    let scale = steps.reduce(1.0) { $0 * ($1.map.affine?.maximumScale ?? 1) }
    return scale.isFinite ? CGFloat(scale) : 1
  }

  /// Whether a part of the layer's bounds may be visible.
  var showsBounds: Bool { shows(properties.rasterBounds) }

  /// Whether a part of a rectangle in the layer's coordinates may be visible.
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
