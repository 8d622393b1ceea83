import Foundation

extension Canvas {
  /// Draws the part `source` of a picture in nine pieces. `center`, in the picture's coordinates, is stretched or tiled in both directions,
  /// the pieces beside it in one direction, and the corners keep their size.
  ///
  /// - Parameters:
  ///   - destination: the rectangle of `source` in the space that `transform` maps to device pixels.
  ///   - capScale: units of that space per source pixel, for caps and tiles. Caps shrink if they do not fit.
  package func drawNinePatch(
    _ image: PixelBuffer, source: PixelRect? = nil, center: PixelRect, destination: RasterRect, transform: Affine = .identity,
    capScale: Double = 1, filter: ImageFilter = .linear, tiled: Bool = false, opacity: UInt8 = 255
  ) {
    let source = (source ?? image.bounds).intersection(image.bounds), center = center.intersection(source)
    guard !source.isEmpty, !center.isEmpty, !destination.isEmpty, transform.isFinite, capScale > 0, capScale.isFinite else { return }
    guard transform.isAxisAligned, transform.a > 0, transform.d > 0 else {
      drawTurnedNinePatch(image, source, center, destination, transform, capScale, filter, tiled, opacity)
      return
    }
    let frame = transform.mapBounds(of: destination)
    // One pixel more than the frame touches: the scanner may read it, if only with a coverage of 0.
    let area = PixelRect(enclosing: frame).insetBy(dx: -1, dy: -1).intersection(clip.bounds)
    if area.isEmpty { return }
    let scratch = Scratch.current
    scratch.reserve(columns: area.width, lines: area.height)
    NinePatchAxis(
      size: source.width, center: (center.minX - source.minX)..<(center.maxX - source.minX), start: frame.minX, end: frame.maxX,
      scale: capScale * transform.a, tiled: tiled
    ).fill(scratch.columns, area.minX..<area.maxX, filter)
    NinePatchAxis(
      size: source.height, center: (center.minY - source.minY)..<(center.maxY - source.minY), start: frame.minY, end: frame.maxY,
      scale: capScale * transform.d, tiled: tiled
    ).fill(scratch.lines, area.minY..<area.maxY, filter)
    let shader = GridShader(image: image, source: source, filter: filter, area: area, scratch: scratch, isRising: !tiled)
    if let pixels = Self.wholePixels(destination, transform) {
      fill(pixels, shader: .grid(shader), opacity: opacity)
    } else {
      fill(VectorPath(rect: frame), shader: .grid(shader), opacity: opacity)
    }
  }

  /// Draws the picture unrotated at its final size, then rotates it.
  private func drawTurnedNinePatch(
    _ image: PixelBuffer, _ source: PixelRect, _ center: PixelRect, _ destination: RasterRect, _ transform: Affine,
    _ capScale: Double, _ filter: ImageFilter, _ tiled: Bool, _ opacity: UInt8
  ) {
    let sx = hypot(transform.a, transform.b), sy = hypot(transform.c, transform.d)
    let width = (destination.width * sx).rounded(.up), height = (destination.height * sy).rounded(.up)
    guard width >= 1, height >= 1, width <= 8192, height <= 8192,
      let straight = PixelBuffer(bounds: PixelRect(x: 0, y: 0, width: Int(width), height: Int(height)))
    else { return }
    let kx = width / destination.width, ky = height / destination.height
    var canvas = Canvas(straight)
    canvas.blend = .copy
    let toPicture = Affine(translationX: -destination.minX, y: -destination.minY).concatenating(Affine(scaleX: kx, y: ky))
    canvas.drawNinePatch(
      image, source: source, center: center, destination: destination, transform: toPicture, capScale: capScale, filter: filter,
      tiled: tiled)
    straight.isOpaque = image.isOpaque
    guard let fromPicture = toPicture.inverted() else { return }
    draw(straight, transform: fromPicture.concatenating(transform), filter: .linear, opacity: opacity)
  }
}
