internal import PDF
internal import Raster

extension CGContext {
  /// Clips to the current path with the given rule and clears the path.
  public func clip(using rule: CGPathFillRule = .winding) {
    let path = takePath()
    guard path.isFinite, !path.isEmpty else {
      // An empty path clips everything.
      state.clip = Clip(.empty)
      return
    }
    clip(to: path, rule: rule.rasterRule)
  }

  private func clip(to path: VectorPath, rule: FillRule) {
    guard document != nil else {
      state.clip = state.clip.intersected(with: path, rule: rule, antialias: state.shouldAntialias)
      return
    }
    state.clip = state.clip.intersected(with: PixelRect(enclosing: path.bounds))
    state.outline = PDFClip(path, rule: rule, within: state.outline)
  }

  public func clip(to rect: CGRect) {
    switch DeviceShape(rect, transform: state.transform, limit: state.clip.bounds) {
    case nil: state.clip = Clip(.empty)
    case .pixels(let pixels) where document == nil: state.clip = state.clip.intersected(with: pixels)
    case .pixels(let pixels): clip(to: VectorPath(rect: RasterRect(pixels)), rule: .nonZero)
    case .path(let path): clip(to: path, rule: .nonZero)
    }
  }

  /// Clips to the union of the rectangles.
  public func clip(to rects: [CGRect]) {
    if rects.count == 1 { return clip(to: rects[0]) }
    var path = VectorPath()
    for rect in rects where !rect.isNull && !rect.isInfinite { path.addRect(rect, transform: state.transform) }
    if rects.contains(where: \.isInfinite) { return }
    guard path.isFinite, !path.isEmpty else { return state.clip = Clip(.empty) }
    clip(to: path, rule: .nonZero)
  }

  /// Clips to `rect` and to `mask`, which is stretched over it. An image mask shows drawing where it is
  /// black, any other image where it is white.
  public func clip(to rect: CGRect, mask: CGImage) {
    clip(to: rect)
    let area = state.clip.bounds
    guard !area.isEmpty else { return }
    guard let transform = imageTransform(mask, in: rect), let light = PixelBuffer(bounds: area),
      let coverage = CoverageMask(bounds: area)
    else { return state.clip = Clip(.empty) }
    Canvas(light).draw(mask.pixels, transform: transform, filter: state.interpolationQuality.filter)
    let old = state.clip.mask
    for y in area.minY..<area.maxY {
      let from = light.row(y)
      let to = coverage.row(y)
      for x in 0..<area.width {
        let pixel = Pixel(bits: from[x])
        let through = UInt32(mask.isMask ? pixel.alpha &- min(pixel.luminance, pixel.alpha) : pixel.luminance)
        let before = UInt32(old?[area.minX + x, y] ?? 255)
        to[x] = UInt8((through * before + 127) / 255)
      }
    }
    state.clip = Clip(bounds: area, mask: coverage)
  }

  /// Resets the clip to that of the new context.
  public func resetClip() {
    state.clip = Clip(target?.bounds ?? pagePixels)
    state.outline = nil
  }

  /// The bounds of the clip in user space; the null rectangle if everything is clipped or the transform cannot be inverted.
  public var boundingBoxOfClipPath: CGRect {
    let bounds = state.clip.bounds
    guard !bounds.isEmpty, let inverse = state.transform.inverseIfAny else { return .null }
    return CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: bounds.height).applying(inverse)
  }
}
