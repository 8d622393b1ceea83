import CoreGraphics
import Foundation
import Raster
import RenderTree

extension SceneBuilder {
  /// Returns the context inside a layer with `masksToBounds`.
  mutating func clipped(to p: LayerProperties, _ local: Affine, _ context: Context) -> Context {
    var inside = context
    let frame = local.mapBounds(of: p.rasterBounds).snapped
    inside.clipRect = context.clipRect.intersection(frame.touchedPixels)
    let isRound = p.roundsCorners
    if local.keepsRectangles, !isRound, p.smoothEdges(of: p.rasterBounds, local).isEmpty {
      inside.clipRect = context.clipRect.intersection(frame.centerPixels)
      return inside
    }
    if inside.clipRect.isEmpty || (local.keepsRectangles && !isRound && frame.asPixels != nil) { return inside }
    let path = outline(of: p.rasterBounds, p, local)
    var inner = PixelRect.empty
    if local.keepsRectangles {
      let cut = isRound ? (p.cornerExtent * max(abs(local.a) + abs(local.b), abs(local.c) + abs(local.d))) : 0
      let inset = Int(min(cut, 1e6).rounded(.up))
      // The longer bar of the cross that rounded corners leave.
      let whole = frame.wholePixels
      inner = whole.width >= whole.height ? whole.insetBy(dx: 0, dy: inset) : whole.insetBy(dx: inset, dy: 0)
    }
    let kept = isDamaged(inside.clipRect) ? caches.clip(path, &counters) : nil
    let shape = kept.map { ClipRecord.Shape.mask($0.mask, dx: $0.dx, dy: $0.dy) } ?? .path(path)
    scene.clips.append(ClipRecord(parent: context.clip, shape: shape, inner: inner))
    inside.clip = Int32(scene.clips.count - 1)
    return inside
  }

  /// Returns the outline of a rectangle of the bounds space in device pixels, with the layer's rounded corners.
  ///
  /// - Parameter inset: the distance of the rectangle from the edges of the bounds.
  mutating func outline(of rect: RasterRect, _ p: LayerProperties, inset: Double = 0, _ local: Affine) -> VectorPath {
    var path = scene.takePath()
    guard p.roundsCorners, inset < Double(p.cornerRadius) else {
      if local.keepsRectangles {
        path.appendRect(local.mapBounds(of: rect).snapped)
        return path
      }
      path.appendRect(rect)
      path.transform(by: local)
      return path
    }
    let radii = p.cornerRadii(inset: inset)
    if local.isAxisAligned, local.a == local.d, local.a > 0 {
      path.appendRoundedRect(local.mapBounds(of: rect).snapped, radii * local.a, isContinuous: p.hasContinuousCorners)
      return path
    }
    path.appendRoundedRect(rect, radii, isContinuous: p.hasContinuousCorners)
    path.transform(by: local)
    return path
  }

  mutating func addBackground(_ p: LayerProperties, _ local: Affine, _ context: Context) {
    guard let color = p.backgroundColor else { return }
    if let pattern = color.patternImage {
      addPattern(pattern.pixels, Double(color.patternUnit), p, local, context)
      return
    }
    addShape(p, color.pixel, local, context)
  }

  private mutating func addShape(_ p: LayerProperties, _ pixel: Pixel, _ local: Affine, _ context: Context) {
    guard !pixel.isClear else { return }
    let frame = local.mapBounds(of: p.rasterBounds).snapped
    let touched = frame.touchedPixels
    guard isDamaged(touched.intersection(context.clipRect)) else { return }
    let whole = local.keepsRectangles ? frame.wholePixels : .empty
    if !p.roundsCorners {
      if whole == touched {
        append(.fill(pixel), rect: touched, opaque: pixel.isOpaque ? touched : .empty, context)
      } else if case let edges = p.smoothEdges(of: p.rasterBounds, local), edges != .all {
        addSharp(p.rasterBounds, edges, isOpaque: pixel.isOpaque, local, context) { outline in
          outline.map { .quad($0, .color(pixel)) } ?? .fill(pixel)
        }
      } else if local.keepsRectangles {
        append(.rect(frame, pixel), rect: touched, opaque: pixel.isOpaque ? whole : .empty, context)
      } else {
        let path = outline(of: p.rasterBounds, p, local)
        append(.path(path, .nonZero, .color(pixel)), rect: touched, opaque: pixel.isOpaque ? whole : .empty, context)
      }
      return
    }
    let k = abs(local.a) + abs(local.b)
    let radius = min(Double(p.cornerRadius) * k, frame.width / 2, frame.height / 2)
    let side = Int(min(p.hasContinuousCorners ? radius * VectorPath.continuousExpansion : radius, 1e6).rounded(.up))
    let opaque =
      pixel.isOpaque
      ? (whole.width >= whole.height ? whole.insetBy(dx: 0, dy: side) : whole.insetBy(dx: side, dy: 0)) : .empty
    if whole == touched, local.isAxisAligned, local.a == local.d, local.a > 0, side * 2 <= whole.width, side * 2 <= whole.height,
      side <= 512, p.cornerRadiusFractions == nil,
      let mask = caches.corner(radius: radius, side: side, isContinuous: p.hasContinuousCorners, &counters)
    {
      append(
        .rounded(frame: whole, mask: mask, side: side, corners: p.maskedCorners, pixel), rect: touched, opaque: opaque, context)
    } else {
      let path = outline(of: p.rasterBounds, p, local)
      append(.path(path, .nonZero, .color(pixel)), rect: touched, opaque: opaque, context)
    }
  }

  /// Adds a picture that is repeated from the corner of the bounds.
  private mutating func addPattern(
    _ image: PixelBuffer, _ unit: Double, _ p: LayerProperties, _ local: Affine, _ context: Context
  ) {
    let transform = Affine(scaleX: unit, y: unit)
      .concatenating(Affine(translationX: Double(p.bounds.minX), y: Double(p.bounds.minY))).concatenating(local)
    guard let inverse = transform.inverted() else { return }
    let path = outline(of: p.rasterBounds, p, local)
    let paint = Paint.image(ImagePattern(image: image, inverse: inverse, tile: .repeat))
    append(.path(path, .nonZero, paint), rect: local.mapBounds(of: p.rasterBounds).touchedPixels, context)
  }

  mutating func addBorder(_ p: LayerProperties, _ local: Affine, _ context: Context) {
    guard let pixel = p.borderColor?.pixel, !pixel.isClear else { return }
    let bounds = p.rasterBounds
    let touched = local.mapBounds(of: bounds).touchedPixels
    guard isDamaged(touched.intersection(context.clipRect)) else { return }
    let width = min(Double(p.borderWidth), bounds.width / 2, bounds.height / 2)
    let hole = bounds.outset(by: -width)
    if hole.isEmpty || hole.width <= 0 || hole.height <= 0 {
      addShape(p, pixel, local, context)
      return
    }
    if !p.roundsCorners, local.keepsRectangles, let outer = local.mapBounds(of: bounds).asPixels,
      let inner = local.mapBounds(of: hole).asPixels
    {
      addFrame(outer, inner, pixel, context)
      return
    }
    let line = RasterRect(minX: 0, minY: 0, maxX: width, maxY: width)
    if !p.roundsCorners, local.keepsRectangles, p.smoothEdges(of: line, local).isEmpty {
      let (outer, inner) = (local.mapBounds(of: bounds).centerPixels, local.mapBounds(of: hole).centerPixels)
      if inner.isEmpty { addShape(p, pixel, local, context) } else { addFrame(outer, inner, pixel, context) }
      return
    }
    var path = outline(of: bounds, p, local)
    path.append(outline(of: hole, p, inset: width, local))
    append(.path(path, .evenOdd, .color(pixel)), rect: touched, context)
  }

  private mutating func addFrame(_ outer: PixelRect, _ inner: PixelRect, _ pixel: Pixel, _ context: Context) {
    let sides = [
      PixelRect(minX: outer.minX, minY: outer.minY, maxX: outer.maxX, maxY: inner.minY),
      PixelRect(minX: outer.minX, minY: inner.maxY, maxX: outer.maxX, maxY: outer.maxY),
      PixelRect(minX: outer.minX, minY: inner.minY, maxX: inner.minX, maxY: inner.maxY),
      PixelRect(minX: inner.maxX, minY: inner.minY, maxX: outer.maxX, maxY: inner.maxY),
    ]
    for side in sides { append(.fill(pixel), rect: side, opaque: pixel.isOpaque ? side : .empty, context) }
  }

  /// Adds the outline of a layer for the debug overlay, one pixel wide.
  mutating func addOutline(_ p: LayerProperties, _ local: Affine, _ context: Context) {
    let line = outline(of: p.rasterBounds, p, local)
    let stroked = line.stroked(StrokeStyle(width: 1), tolerance: 0.1)
    let touched = stroked.bounds.touchedPixels
    append(.path(stroked, .nonZero, .color(Pixel(red: 1, green: 0.2, blue: 0.6, alpha: 0.8))), rect: touched, context)
  }
}

extension LayerProperties {
  var roundsCorners: Bool { cornerRadius > 0 && cornerRadius.isFinite && !maskedCorners.isEmpty }

  /// The distance from a corner at which its curve leaves the edges, in points, if the edges are long enough.
  var cornerExtent: Double { Double(cornerRadius) * (hasContinuousCorners ? VectorPath.continuousExpansion : 1) }

  /// Whether the corners have another shape than those of `other`.
  func hasOtherCorners(than other: LayerProperties) -> Bool {
    cornerRadius != other.cornerRadius || maskedCorners != other.maskedCorners || hasContinuousCorners != other.hasContinuousCorners
      || cornerRadiusFractions != other.cornerRadiusFractions
  }
}

extension VectorPath {
  mutating func appendRoundedRect(_ r: RasterRect, _ radii: CornerRadii, isContinuous: Bool) {
    appendRoundedRect(
      r, topLeft: radii.topLeft, topRight: radii.topRight, bottomRight: radii.bottomRight, bottomLeft: radii.bottomLeft,
      isContinuous: isContinuous)
  }
}
