/// Rows of a picture in perspective, bilinear, clamped to its edge pixels. Each pixel is worked out from its own device
/// coordinates, so that it does not depend on where a row starts.
struct ProjectiveShader {
  let image: PixelBuffer
  /// From device pixels to coordinates of the picture's bounds.
  let inverse: Homography

  var isOpaque: Bool { image.isOpaque }

  func fetch(_ x: Int, _ y: Int, _ n: Int, _ out: UnsafeMutablePointer<UInt32>) {
    let m = inverse
    let py = Double(y) + 0.5
    let (us, vs, ws) = (m.c * py + m.tx, m.d * py + m.ty, m.h * py + m.i)
    let (left, top) = (Double(image.bounds.minX) + 0.5, Double(image.bounds.minY) + 0.5)
    let (right, bottom) = (image.width - 1, image.height - 1)
    let (limitX, limitY) = (Double(right), Double(bottom))
    let first = image.base
    for j in 0..<n {
      let px = Double(x &+ j) + 0.5
      let w = m.g * px + ws
      // Only pixels that an edge touches can have their centre behind the eye.
      guard w > 0 else {
        out[j] = 0
        continue
      }
      let k = 1 / w
      let u = min(max((m.a * px + us) * k - left, 0), limitX), v = min(max((m.b * px + vs) * k - top, 0), limitY)
      let (fu, fv) = (Int(u * 32768), Int(v * 32768))
      let (x0, y0) = (fu >> 15, fv >> 15)
      let (x1, y1) = (min(x0 &+ 1, right), min(y0 &+ 1, bottom))
      let (above, below) = (first + y0 &* image.stride, first + y1 &* image.stride)
      let wx = UInt32(truncatingIfNeeded: fu & 32767), wy = UInt32(truncatingIfNeeded: fv & 32767)
      out[j] = Reference.bilinear(above[x0], above[x1], below[x0], below[x1], wx, wy)
    }
  }
}
