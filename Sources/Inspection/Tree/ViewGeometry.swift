import QuartzCore
import Raster
import RenderTree
import UIKit

/// The geometry of a layer on the screen, with transforms and the current values of animations.
@MainActor
struct ViewGeometry {
  /// The presented properties.
  let properties: LayerProperties
  /// The mapping from the layer's own coordinates to points of the screen.
  let toScreen: Homography
  /// The part of the screen that superlayers do not clip, without the layer's own clip.
  let clip: RasterRect
  /// The product of the opacities of the layer and its superlayers.
  let opacity: Double
  let isHidden: Bool

  /// Returns the geometry of the root layer of a screen.
  init(root layer: CALayer, at time: TimeInterval) {
    properties = layer.presentedProperties(at: time)
    toScreen = Homography(Affine(translationX: -Double(properties.bounds.minX), y: -Double(properties.bounds.minY)))
    clip = RasterRect(CGRect(origin: .zero, size: properties.bounds.size))
    (opacity, isHidden) = (Double(properties.opacity), properties.isHidden)
  }

  init(_ layer: CALayer, in parent: ViewGeometry, at time: TimeInterval) {
    properties = layer.presentedProperties(at: time)
    toScreen = properties.placement(under: parent.properties).followed(by: parent.toScreen)
    clip = parent.innerClip
    opacity = parent.opacity * Double(properties.opacity)
    isHidden = parent.isHidden || properties.isHidden
  }

  /// Returns the geometry of a layer; nil if the layer is not on the screen.
  static func of(_ layer: CALayer, root: CALayer, at time: TimeInterval) -> ViewGeometry? {
    var path: [CALayer] = []
    var next: CALayer? = layer
    while let layer = next, layer !== root {
      path.append(layer)
      next = layer.superlayer
    }
    guard next != nil else { return nil }
    return path.reversed().reduce(ViewGeometry(root: root, at: time)) { ViewGeometry($1, in: $0, at: time) }
  }

  /// Returns the geometry of a subview's layer.
  func of(_ subview: UIView, in view: UIView, at time: TimeInterval) -> ViewGeometry {
    // The layers between both, usually only one; a view may have layers between its own and those of its subviews.
    var path: [CALayer] = []
    var next: CALayer? = subview.layer
    while let layer = next, layer !== view.layer {
      path.append(layer)
      next = layer.superlayer
    }
    guard next != nil else { return ViewGeometry(subview.layer, in: self, at: time) }
    return path.reversed().reduce(self) { ViewGeometry($1, in: $0, at: time) }
  }

  /// The bounding box of the layer's rectangle, in points of the screen.
  private var area: RasterRect { toScreen.isFinite ? toScreen.mapBounds(of: properties.rasterBounds) : .null }

  /// The part of the screen in which sublayers are visible.
  private var innerClip: RasterRect { properties.masksToBounds ? clip.intersection(area) : clip }

  /// x and y of the four corners, in points of the screen.
  var corners: [Double] {
    let bounds = properties.bounds
    return [
      CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.maxY),
      CGPoint(x: bounds.minX, y: bounds.maxY),
    ].flatMap { point -> [Double] in
      let shown = onScreen(point)
      return [Double(shown.x).sendable, Double(shown.y).sendable]
    }
  }

  func onScreen(_ point: CGPoint) -> CGPoint {
    let mapped = toScreen.apply(to: RasterPoint(Double(point.x), Double(point.y)))
    return CGPoint(x: mapped.x, y: mapped.y)
  }

  /// Returns the point of the layer at a point of the screen; nil if the layer is seen edge-on.
  func local(_ point: CGPoint) -> CGPoint? {
    guard let p = toScreen.inverted()?.apply(to: RasterPoint(Double(point.x), Double(point.y))), p.x.isFinite, p.y.isFinite else {
      return nil
    }
    return CGPoint(x: p.x, y: p.y)
  }

  /// Returns whether the layer's rectangle is on the screen, and whether superlayers clip all of it.
  func isOutside(of screen: RasterRect) -> (onScreen: Bool, clipped: Bool) {
    let area = area
    // An empty layer cannot be clipped away.
    guard !area.isEmpty else { return (true, false) }
    return (!area.intersection(screen).isEmpty, area.intersection(clip).isEmpty)
  }
}

extension Homography {
  /// Returns the mapping that applies this one, then the other.
  func followed(by next: Homography) -> Homography {
    if let affine = next.affine { return concatenating(affine) }
    return Homography(
      a: next.a * a + next.c * b + next.tx * g, b: next.b * a + next.d * b + next.ty * g, c: next.a * c + next.c * d + next.tx * h,
      d: next.b * c + next.d * d + next.ty * h, tx: next.a * tx + next.c * ty + next.tx * i, ty: next.b * tx + next.d * ty + next.ty * i,
      g: next.g * a + next.h * b + next.i * g, h: next.g * c + next.h * d + next.i * h, i: next.g * tx + next.h * ty + next.i * i)
  }
}
