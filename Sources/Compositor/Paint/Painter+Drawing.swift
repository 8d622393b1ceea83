import Raster
import RenderTree

extension Painter {
  /// Draws the part of an item within a rectangle, which must lie within both the item's rectangle and the target.
  func draw(_ item: PaintItem, _ index: Int, _ canvas: inout Canvas, _ rect: PixelRect) {
    canvas.clip = item.clip < 0 ? Clip(rect) : clip(item.clip, rect)
    let area = canvas.clip.bounds
    if area.isEmpty { return }
    counters.drawCalls += 1
    counters.pixelsWritten += area.area
    let opacity = item.opacity
    canvas.blend = item.blend
    switch item.action {
    case .fill(let pixel):
      canvas.fill(area, opacity == 255 ? pixel : pixel.scaled(by: opacity))
    case .rect(let rect, let pixel):
      rectPath.removeAll()
      rectPath.appendRect(rect)
      canvas.fill(rectPath, paint: .color(pixel), opacity: opacity)
    case .path(let path, let rule, let paint):
      canvas.fill(path, rule: rule, paint: paint, antialias: true, opacity: opacity)
    case .rounded(let frame, let mask, let side, let corners, let pixel):
      drawRounded(frame, mask, side, corners, pixel, opacity, &canvas)
    case .blit(let image, let source, let dx, let dy):
      canvas.draw(image, dx: dx, dy: dy, source: source, opacity: opacity)
    case .picture(let image, let source, let transform, let filter):
      canvas.draw(image, source: source, transform: transform, filter: filter, opacity: opacity)
    case .scaled(let image, let source, let target, let filter):
      canvas.draw(image, source: source, on: target, filter: filter, opacity: opacity)
    case .cachedGroup(let image):
      canvas.draw(image, dx: 0, dy: 0, opacity: opacity)
    case .framedPicture(let image, let source, let transform, let filter, let quad):
      canvas.draw(image, source: source, transform: transform, filter: filter, within: quad, opacity: opacity)
    case .area(let paint):
      canvas.fill(area, paint: paint, opacity: opacity)
    case .quad(let quad, let paint):
      canvas.fill(quad, paint: paint, opacity: opacity)
    case .projected(let image, let transform, let isSharp):
      canvas.draw(image, transform: transform, isSharp: isSharp, opacity: opacity)
    case .ninePatch(let image, let source, let center, let frame, let transform, let capScale, let filter):
      canvas.drawNinePatch(
        image, source: source, center: center, destination: frame, transform: transform, capScale: capScale, filter: filter,
        opacity: opacity)
    case .stencil(let mask, let dx, let dy, let pixel):
      canvas.fill(mask, dx: dx, dy: dy, paint: .color(pixel), opacity: opacity)
    case .backdrop(let backdrop):
      backdrop.draw(in: canvas, opacity: opacity)
    case .group:
      if let buffer = layer(index + 1, item.end, area) { canvas.draw(buffer, dx: 0, dy: 0, opacity: opacity) }
    case .masked(let second):
      guard let buffer = layer(index + 1, second, area), let mask = layer(second, item.end, area) else { return }
      var inner = Canvas(buffer)
      inner.blend = .destinationIn
      inner.draw(mask, dx: 0, dy: 0)
      canvas.draw(buffer, dx: 0, dy: 0, opacity: opacity)
    case .dissolve(let second, let progress):
      guard let before = layer(index + 1, second, area), let after = layer(second, item.end, area),
        let mixed = PixelBuffer(bounds: area)
      else { return }
      var inner = Canvas(mixed)
      inner.draw(before, dx: 0, dy: 0, opacity: 255 - progress)
      inner.blend = .plusLighter
      inner.draw(after, dx: 0, dy: 0, opacity: progress)
      canvas.draw(mixed, dx: 0, dy: 0, opacity: opacity)
    }
  }

  /// Draws items into a transparent buffer.
  private func layer(_ start: Int, _ end: Int, _ area: PixelRect) -> PixelBuffer? {
    guard let buffer = PixelBuffer(bounds: area) else { return nil }
    // The cached clip masks are found by clip and area, so nested groups can share them.
    paint(start, end, buffer, area, background: nil)
    return buffer
  }

  /// Draws a rounded rectangle: its four corners through the mask, the rest as rectangles.
  private func drawRounded(
    _ frame: PixelRect, _ mask: CoverageMask, _ side: Int, _ corners: CornerMask, _ pixel: Pixel, _ opacity: UInt8,
    _ canvas: inout Canvas
  ) {
    let clip = canvas.clip
    let solid = opacity == 255 ? pixel : pixel.scaled(by: opacity)
    let (x0, x1) = (frame.minX + side, frame.maxX - side)
    let (y0, y1) = (frame.minY + side, frame.maxY - side)
    canvas.fill(PixelRect(minX: frame.minX, minY: y0, maxX: frame.maxX, maxY: y1), solid)
    canvas.fill(PixelRect(minX: x0, minY: frame.minY, maxX: x1, maxY: y0), solid)
    canvas.fill(PixelRect(minX: x0, minY: y1, maxX: x1, maxY: frame.maxY), solid)
    func corner(_ which: CornerMask, _ x: Int, _ y: Int, _ dx: Int, _ dy: Int) {
      let square = PixelRect(x: x, y: y, width: side, height: side)
      guard square.intersects(clip.bounds) else { return }
      if corners.contains(which) {
        canvas.clip = clip.intersected(with: square)
        canvas.fill(mask, dx: dx, dy: dy, paint: .color(solid), opacity: 255)
        canvas.clip = clip
      } else {
        canvas.fill(square, solid)
      }
    }
    let (right, bottom) = (frame.maxX - side * 2, frame.maxY - side * 2)
    corner(.minXMinY, frame.minX, frame.minY, frame.minX, frame.minY)
    corner(.maxXMinY, x1, frame.minY, right, frame.minY)
    corner(.minXMaxY, frame.minX, y1, frame.minX, bottom)
    corner(.maxXMaxY, x1, y1, right, bottom)
  }

  /// Returns the clip combined with its parents, within a rectangle. It has no mask if everything is inside.
  private func clip(_ index: Int32, _ rect: PixelRect) -> Clip {
    let record = scene.clips[Int(index)]
    let outer = record.parent < 0 ? Clip(rect) : clip(record.parent, rect)
    if record.inner.contains(outer.bounds) { return outer }
    for kept in clipMasks where kept.clip == index && kept.area == rect { return kept.value }
    let made =
      switch record.shape {
      case .path(let path): outer.intersected(with: path)
      case .mask(let mask, let dx, let dy): outer.intersected(with: mask, dx: dx, dy: dy)
      case .side(let line): line.cut(outer)
      }
    if clipMasks.count > 32 { clipMasks.removeAll(keepingCapacity: true) }
    clipMasks.append((index, rect, made))
    return made
  }
}
