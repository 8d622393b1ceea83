import CoreGraphics
import Foundation
import Raster
import RenderTree

extension SceneBuilder {
  mutating func addContents(_ contents: LayerContents, _ p: LayerProperties, _ layer: Affine, _ context: Context) {
    let pixels = contents.pixels
    let source = p.contentsSource(of: contents.bounds)
    let frame = p.contentsFrame(of: contents.bounds)
    guard !source.isEmpty, !frame.isEmpty, frame.isFinite, frame.width > 0, frame.height > 0 else { return }
    // Contents stay upright in a flipped geometry.
    let local = context.isFlipped ? p.flip.concatenating(layer) : layer
    let device = local.mapBounds(of: frame).snapped
    let touched = device.touchedPixels
    guard isDamaged(touched.intersection(context.clipRect)) else { return }
    let k = Affine(scaleX: frame.width / source.width, y: frame.height / source.height)
    let transform = Affine(translationX: -source.minX, y: -source.minY).concatenating(k)
      .concatenating(Affine(translationX: frame.minX, y: frame.minY)).concatenating(local)
    let whole = local.keepsRectangles && pixels.isOpaque ? device.wholePixels : .empty
    let wanted = transform.maximumScale > 1.001 ? p.magnificationFilter : p.minificationFilter
    let filter = wanted == .nearest ? ImageFilter.nearest : .linear
    let held = source.snapped.touchedPixels.intersection(contents.bounds)
    guard !held.isEmpty else { return }

    if let tiles = contents.tiles {
      let isExact = local.isAxisAligned && local.a > 0 && local.d > 0 && source.snapped.asPixels == held
      addTiles(
        tiles, held, isExact ? snapped(transform, held, device) : transform, isExact ? device : nil, filter,
        p.smoothEdges(of: frame, local), context)
      return
    }
    if let center = p.ninePatchCenter(source) {
      let scale = p.contentsScale > 0 && p.contentsScale.isFinite ? Double(p.contentsScale) : 1
      append(
        .ninePatch(pixels, source: held, center: center, frame, local, capScale: 1 / scale, filter), rect: touched,
        opaque: whole, context)
      return
    }
    guard source.snapped.asPixels == held else {
      guard let inverse = transform.inverted() else { return }
      let paint = Paint.image(ImagePattern(image: pixels, source: held, inverse: inverse, filter: filter))
      if case let edges = p.smoothEdges(of: frame, local), edges != .all, device.asPixels == nil {
        addSharp(frame, edges, isOpaque: pixels.isOpaque, local, context) { outline in
          outline.map { .quad($0, paint) } ?? .area(paint)
        }
        return
      }
      append(.path(outline(of: frame, p, inset: .infinity, local), .nonZero, paint), rect: touched, opaque: whole, context)
      return
    }
    if local.isAxisAligned, local.a > 0, local.d > 0, let target = device.asPixels, target.width == held.width,
      target.height == held.height
    {
      append(
        .blit(pixels, source: held, dx: target.minX - held.minX, dy: target.minY - held.minY), rect: target,
        opaque: pixels.isOpaque ? target : .empty, context)
      return
    }
    if case let edges = p.smoothEdges(of: frame, local), edges != .all, device.asPixels == nil || !local.keepsRectangles {
      addSharp(frame, edges, isOpaque: pixels.isOpaque, local, context) { outline in
        .framedPicture(pixels, source: held, transform, filter, outline)
      }
      return
    }
    if local.isAxisAligned, local.a > 0, local.d > 0, let target = device.asPixels {
      addScaled(contents, held, target, filter, context)
      return
    }
    append(.picture(pixels, source: held, snapped(transform, held, device), filter), rect: touched, opaque: whole, context)
  }

  /// Adds contents that are scaled to whole pixels. After some frames the scaled bitmap is cached.
  private mutating func addScaled(
    _ contents: LayerContents, _ held: PixelRect, _ target: PixelRect, _ filter: ImageFilter, _ context: Context
  ) {
    let pixels = contents.pixels
    let shown = target.intersection(context.clipRect).intersection(limit)
    if filter == .linear, target.area <= shown.area * 4 {
      let key = ScaledKey(contents: contents, source: held, width: target.width, height: target.height)
      let kept = caches.scaled(key, &counters) {
        guard let copy = PixelBuffer(bounds: PixelRect(x: 0, y: 0, width: target.width, height: target.height)) else { return nil }
        Canvas(copy).draw(pixels, source: held, on: copy.bounds, filter: filter)
        copy.isOpaque = pixels.isOpaque
        return copy
      }
      if let kept {
        append(
          .blit(kept, source: kept.bounds, dx: target.minX, dy: target.minY), rect: target,
          opaque: pixels.isOpaque ? target : .empty, context)
        return
      }
    }
    append(
      .scaled(pixels, source: held, on: target, filter), rect: target, opaque: pixels.isOpaque ? target : .empty, context)
  }

  /// Returns a transform that maps the picture's edges exactly to the pixels they should lie on.
  private func snapped(_ transform: Affine, _ source: PixelRect, _ device: RasterRect) -> Affine {
    guard transform.isAxisAligned, transform.a > 0, transform.d > 0 else { return transform }
    let a = device.width / Double(source.width)
    let d = device.height / Double(source.height)
    return Affine(
      a: a, b: 0, c: 0, d: d, tx: device.minX - Double(source.minX) * a, ty: device.minY - Double(source.minY) * d)
  }
}

extension LayerProperties {
  /// Returns the part of a picture that stretches, in its pixels; nil if all of it does.
  func ninePatchCenter(_ source: RasterRect) -> PixelRect? {
    guard contentsCenter != CGRect(x: 0, y: 0, width: 1, height: 1), contentsGravity.resizes else { return nil }
    let c = RasterRect(contentsCenter)
    guard c.isFinite else { return nil }
    func edges(_ low: Double, _ high: Double, _ start: Double, _ length: Double) -> (Int, Int) {
      let first = Int((start + min(max(low, 0), 1) * length + 0.001).rounded(.down))
      let last = Int((start + min(max(high, 0), 1) * length - 0.001).rounded(.up))
      let held = min(max(first, Int(start.rounded(.down))), Int((start + length).rounded(.up)) - 1)
      return (held, max(last, held + 1))
    }
    let (x0, x1) = edges(c.minX, c.maxX, source.minX, source.width)
    let (y0, y1) = edges(c.minY, c.maxY, source.minY, source.height)
    return PixelRect(minX: x0, minY: y0, maxX: x1, maxY: y1)
  }
}

extension ContentsGravity {
  var resizes: Bool { self == .resize || self == .resizeAspect || self == .resizeAspectFill }
}
