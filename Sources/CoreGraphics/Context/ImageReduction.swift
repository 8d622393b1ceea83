internal import Raster

/// Pictures drawn at less than half of their size are halved first, so that every pixel counts and none is skipped.
enum ImageReduction {
  static func reduce(_ image: PixelBuffer, for transform: Affine) -> (PixelBuffer, Affine) {
    var (image, transform) = (image, transform)
    while true {
      let across = (transform.a * transform.a + transform.b * transform.b).squareRoot()
      let down = (transform.c * transform.c + transform.d * transform.d).squareRoot()
      let (halveX, halveY) = (across <= 0.5 && image.width > 1, down <= 0.5 && image.height > 1)
      guard halveX || halveY, let half = halved(image, x: halveX, y: halveY) else { return (image, transform) }
      // An odd last column or row covers a whole pixel of the half.
      let back = Affine(
        a: Double(image.width) / Double(half.width), b: 0, c: 0, d: Double(image.height) / Double(half.height),
        tx: Double(image.bounds.minX), ty: Double(image.bounds.minY))
      transform = back.concatenating(transform)
      image = half
    }
  }

  private static func halved(_ image: PixelBuffer, x halveX: Bool, y halveY: Bool) -> PixelBuffer? {
    let width = halveX ? (image.width + 1) / 2 : image.width
    let height = halveY ? (image.height + 1) / 2 : image.height
    guard let result = PixelBuffer(bounds: PixelRect(x: 0, y: 0, width: width, height: height)) else { return nil }
    result.isOpaque = image.isOpaque
    for y in 0..<height {
      let y0 = halveY ? 2 * y : y
      let first = image.row(image.bounds.minY + y0)
      let second = image.row(image.bounds.minY + (halveY ? min(y0 + 1, image.height - 1) : y0))
      let to = result.row(y)
      for x in 0..<width {
        let x0 = halveX ? 2 * x : x
        let x1 = halveX ? min(x0 + 1, image.width - 1) : x0
        to[x] = average(first[x0], first[x1], second[x0], second[x1])
      }
    }
    return result
  }

  /// Two channels at a time: the sums of four stay within 10 bits.
  @inline(__always)
  private static func average(_ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: UInt32) -> UInt32 {
    let mask: UInt32 = 0x00ff_00ff
    let low = (a & mask) &+ (b & mask) &+ (c & mask) &+ (d & mask) &+ 0x0002_0002
    let high = (a >> 8 & mask) &+ (b >> 8 & mask) &+ (c >> 8 & mask) &+ (d >> 8 & mask) &+ 0x0002_0002
    return (low >> 2 & mask) | (high >> 2 & mask) << 8
  }
}
