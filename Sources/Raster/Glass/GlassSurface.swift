/// Glass with a flat middle and a curved edge, in device pixels: the pixels behind it are bent at the edge, tinted, and a highlight lies on
/// the rim.
///
/// A pixel depends on its position and on the picture behind only, so parts of a surface can be drawn separately.
package struct GlassSurface: Hashable, Sendable {
  /// A rounded rectangle of glass.
  package struct Shape: Hashable, Sendable {
    package var minX, minY, maxX, maxY: Double
    /// The radii of the corners, at most half of the shorter side.
    package var topLeft, topRight, bottomRight, bottomLeft: Double
    /// The colour of the glass, premultiplied: red, green, blue and alpha, 0...255.
    package var tint: SIMD4<Float>

    package init(_ r: RasterRect, topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double, tint: Pixel = .clear) {
      (minX, minY, maxX, maxY) = (r.minX, r.minY, r.maxX, r.maxY)
      let maximum = max(min(r.maxX - r.minX, r.maxY - r.minY) / 2, 0)
      func fit(_ v: Double) -> Double { v > 0 ? min(v, maximum) : 0 }
      (self.topLeft, self.topRight) = (fit(topLeft), fit(topRight))
      (self.bottomRight, self.bottomLeft) = (fit(bottomRight), fit(bottomLeft))
      self.tint = SIMD4(Float(tint.red), Float(tint.green), Float(tint.blue), Float(tint.alpha))
    }

    package var rect: RasterRect { RasterRect(minX: minX, minY: minY, maxX: maxX, maxY: maxY) }

    /// Returns the signed distance of a point from the outline, negative inside.
    func distance(_ x: Double, _ y: Double) -> Double {
      let (cx, cy) = ((minX + maxX) / 2, (minY + maxY) / 2)
      let radius = y < cy ? (x < cx ? topLeft : topRight) : (x < cx ? bottomLeft : bottomRight)
      let (qx, qy) = (abs(x - cx) - (maxX - minX) / 2 + radius, abs(y - cy) - (maxY - minY) / 2 + radius)
      if qx <= 0 || qy <= 0 { return max(qx, qy) - radius }
      return (qx * qx + qy * qy).squareRoot() - radius
    }
  }

  package var shapes: [Shape]
  /// Shapes that are closer than this flow together; 0 if they stay apart.
  package var spacing: Double
  /// The width of the curved edge.
  package var depth: Double
  /// The distance by which the picture is moved at the outline: there, pixels from so far inside are shown.
  package var shift: Double
  /// The maximum strength of the highlight, 0...1, and its width.
  package var rim: Float
  package var rimWidth: Double

  package init(shapes: [Shape], spacing: Double, depth: Double, shift: Double, rim: Float, rimWidth: Double) {
    self.shapes = shapes
    self.spacing = spacing
    self.depth = depth
    self.shift = shift
    self.rim = rim
    self.rimWidth = rimWidth
  }

  /// The bounds of all shapes. Shapes that flow together stay within them.
  package var bounds: RasterRect {
    var box = RasterRect.null
    for shape in shapes {
      box.include(RasterPoint(shape.minX, shape.minY))
      box.include(RasterPoint(shape.maxX, shape.maxY))
    }
    return box
  }

  /// The distance in pixels from which the picture is read.
  package var margin: Int { Int(min(max(shift, 0), 1e4).rounded(.up)) + 2 }

  // MARK: Distances

  /// Returns the signed distance of a point from the outline of the whole surface.
  ///
  /// Two shapes are joined by a smooth minimum (Inigo Quilez, "smooth minimum", the quadratic polynomial). With a width of twice the spacing,
  /// they begin to touch when their distance is the spacing. Bulges beyond the bounds of all shapes are cut off.
  func distance(_ x: Double, _ y: Double, _ box: RasterRect) -> Double {
    var nearest = Double.infinity
    let width = spacing * 2
    for shape in shapes {
      let next = shape.distance(x, y), gap = abs(next - nearest)
      let smaller = min(next, nearest)
      nearest = gap < width ? smaller - (width - gap) * (width - gap) / (width * 4) : smaller
    }
    guard shapes.count > 1 else { return nearest }
    return max(nearest, max(max(box.minX - x, x - box.maxX), max(box.minY - y, y - box.maxY)))
  }

  /// Returns the colour of the glass at a point: that of its shape, mixed between shapes that flow together.
  private func tint(_ x: Double, _ y: Double) -> SIMD4<Float> {
    if shapes.count == 1 { return shapes[0].tint }
    var (sum, weights) = (SIMD4<Float>(), Float(0))
    for shape in shapes {
      let weight = 1 / Float(1 + max(shape.distance(x, y), 0))
      let sharp = weight * weight * weight
      sum += shape.tint * sharp
      weights += sharp
    }
    return weights > 0 ? sum / weights : sum
  }

  // MARK: Pixels

  /// Draws the glass.
  ///
  /// - Parameters:
  ///   - rect: the pixels to draw.
  ///   - picture: the background of the glass, in squares of pixels. Outside of its bounds the squares at its edge are repeated.
  ///   - side: the side of a square.
  ///   - isCut: whether the surface ends at its outline; otherwise the caller clips it.
  package func drawn(_ rect: PixelRect, over picture: PixelBuffer, side: Int, isCut: Bool) -> PixelBuffer? {
    guard !rect.isEmpty, !picture.bounds.isEmpty, let out = PixelBuffer(bounds: rect) else { return nil }
    let box = bounds, scale = 1 / Double(side)
    // Inside of this rectangle a single shape is flat.
    let flat = shapes.count == 1 ? flatPart(shapes[0]) : .null
    for y in rect.minY..<rect.maxY {
      let row = out.row(y), py = Double(y) + 0.5
      for x in rect.minX..<rect.maxX {
        let px = Double(x) + 0.5
        var (coverage, light) = (Float(1), Float(0))
        var (sx, sy) = (px, py)
        if !(px >= flat.minX && px <= flat.maxX && py >= flat.minY && py <= flat.maxY) {
          let d = distance(px, py, box)
          if isCut {
            coverage = Float(min(max(0.5 - d, 0), 1))
            if coverage == 0 { continue }
          }
          if -d < max(depth, rimWidth) {
            let (nx, ny) = normal(px, py, box)
            let moved = -displacement(at: -d)
            (sx, sy) = (px + nx * moved, py + ny * moved)
            light = highlight(at: -d, nx, ny)
          }
        }
        var color = picture.color(sx * scale, sy * scale)
        let tint = tint(px, py)
        color = tint + color * (1 - tint.w / 255)
        // White light, as far as there are pixels.
        color += (SIMD4(repeating: color.w) - color) * light
        row[x - rect.minX] = (color * coverage).packed
      }
    }
    return out
  }

  private func flatPart(_ shape: Shape) -> RasterRect {
    let inset = max(max(depth, rimWidth), max(max(shape.topLeft, shape.topRight), max(shape.bottomLeft, shape.bottomRight)))
    return RasterRect(minX: shape.minX + inset, minY: shape.minY + inset, maxX: shape.maxX - inset, maxY: shape.maxY - inset)
  }

  /// Returns how far the picture is moved at a depth inside of the outline. The edge is a quarter circle: steep at the outline, flat where the
  /// middle begins.
  private func displacement(at inside: Double) -> Double {
    guard depth > 0, inside < depth else { return 0 }
    let t = min(max(1 - inside / depth, 0), 1)
    return shift * (1 - (1 - t * t).squareRoot())
  }

  /// Returns the strength of the highlight. Light comes from the top left and is reflected at the bottom right.
  private func highlight(at inside: Double, _ nx: Double, _ ny: Double) -> Float {
    guard rimWidth > 0, inside < rimWidth else { return 0 }
    let facing = (nx + ny) * 0.5.squareRoot()
    return rim * Float((0.25 + 0.75 * facing * facing) * min(max(1 - inside / rimWidth, 0), 1))
  }

  /// Returns the direction in which the distance grows, of length 1, or zero in the middle.
  private func normal(_ x: Double, _ y: Double, _ box: RasterRect) -> (Double, Double) {
    let (gx, gy) = (distance(x + 0.5, y, box) - distance(x - 0.5, y, box), distance(x, y + 0.5, box) - distance(x, y - 0.5, box))
    let length = (gx * gx + gy * gy).squareRoot()
    return length > 1e-6 ? (gx / length, gy / length) : (0, 0)
  }
}
