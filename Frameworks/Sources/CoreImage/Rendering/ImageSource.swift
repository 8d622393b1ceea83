import CoreGraphics
import Foundation

/// The recipe of an image. Nothing is computed until a context renders a region.
protocol ImageSource: Sendable {
  /// The rectangle outside of which the image is transparent.
  var extent: CGRect { get }
  func tile(_ region: PixelRect, _ space: WorkingSpace) -> Tile
}

/// A bitmap with its lower left corner at the origin.
final class BitmapSource: ImageSource, @unchecked Sendable {
  // Unchecked: the lock protects the bytes.
  let image: CGImage
  private let lock = NSLock()
  private var decoded: [UInt8]?

  init(_ image: CGImage) { self.image = image }

  var extent: CGRect { CGRect(x: 0, y: 0, width: image.width, height: image.height) }

  /// Premultiplied red, green, blue and alpha bytes, the top row first.
  private var bytes: [UInt8] {
    lock.withLock {
      if let decoded { return decoded }
      let made = image.rgbaBytes(image.width, image.height) ?? Array(repeating: 0, count: 4 * image.width * image.height)
      decoded = made
      return made
    }
  }

  func tile(_ region: PixelRect, _ space: WorkingSpace) -> Tile {
    var tile = Tile(region)
    let (bytes, table, width, height) = (bytes, space.bytes, image.width, image.height)
    for row in 0..<region.height {
      let y = height - 1 - (region.y + row)
      guard y >= 0, y < height else { continue }
      let columns = max(0, -region.x)..<max(0, -region.x, min(region.width, width - region.x))
      for column in columns {
        let index = 4 * (y * width + region.x + column)
        let alpha = bytes[index + 3]
        guard alpha > 0 else { continue }
        let color: SIMD4<Float>
        if alpha == 255 {
          color = SIMD4(table[Int(bytes[index])], table[Int(bytes[index + 1])], table[Int(bytes[index + 2])], 1)
        } else {
          let stored = SIMD4(Float(bytes[index]), Float(bytes[index + 1]), Float(bytes[index + 2]), Float(alpha)) / 255
          color = space.working(stored.unpremultiplied).premultiplied
        }
        tile.pixels[row * region.width + column] = color
      }
    }
    return tile
  }
}

/// An image that is computed for each pixel from its position: a colour or a gradient.
struct GeneratedSource: ImageSource {
  var extent = CGRect.infinite
  /// Returns a premultiplied colour in the working space.
  let color: @Sendable (_ x: Float, _ y: Float, _ space: WorkingSpace) -> SIMD4<Float>

  func tile(_ region: PixelRect, _ space: WorkingSpace) -> Tile { Tile(region) { color($0, $1, space) } }
}

/// A single colour, infinitely large.
struct ColorSource: ImageSource {
  /// The colour in sRGB, not premultiplied.
  let color: SIMD4<Float>
  var extent: CGRect { .infinite }
  func tile(_ region: PixelRect, _ space: WorkingSpace) -> Tile {
    Tile(region, pixels: Array(repeating: space.working(color).premultiplied, count: region.width * region.height))
  }
}

struct EmptySource: ImageSource {
  var extent: CGRect { .null }
  func tile(_ region: PixelRect, _ space: WorkingSpace) -> Tile { Tile(region) }
}

/// A function of each pixel.
struct PixelSource: ImageSource {
  let input: any ImageSource
  let transform: @Sendable (SIMD4<Float>, WorkingSpace) -> SIMD4<Float>
  var extent: CGRect { input.extent }
  func tile(_ region: PixelRect, _ space: WorkingSpace) -> Tile { input.tile(region, space).map { transform($0, space) } }
}

/// A function of the pixels of two images at the same position.
struct BlendSource: ImageSource {
  let front: any ImageSource
  let back: any ImageSource
  let extent: CGRect
  let blend: @Sendable (_ front: SIMD4<Float>, _ back: SIMD4<Float>) -> SIMD4<Float>
  func tile(_ region: PixelRect, _ space: WorkingSpace) -> Tile {
    let (front, back) = (front.tile(region, space), back.tile(region, space))
    return Tile(region, pixels: zip(front.pixels, back.pixels).map { blend($0, $1) })
  }
}

/// Two images, mixed by the coverage that a third one defines.
struct MaskSource: ImageSource {
  let front: any ImageSource
  let back: any ImageSource
  let mask: any ImageSource
  /// Returns the coverage for a premultiplied pixel of the mask.
  let coverage: @Sendable (SIMD4<Float>) -> Float
  var extent: CGRect { front.extent.union(back.extent) }
  func tile(_ region: PixelRect, _ space: WorkingSpace) -> Tile {
    let (front, back) = (front.tile(region, space), back.tile(region, space))
    let mask = mask.tile(region, space)
    var result = Tile(region)
    for index in result.pixels.indices {
      let amount = min(max(coverage(mask.pixels[index]), 0), 1)
      result.pixels[index] = front.pixels[index] * amount + back.pixels[index] * (1 - amount)
    }
    return result
  }
}

/// The part of an image in a rectangle. Edges between pixels are not antialiased.
struct CropSource: ImageSource {
  let input: any ImageSource
  let extent: CGRect
  init(_ input: any ImageSource, _ rect: CGRect) {
    self.input = input
    extent = input.extent.isInfinite ? rect : input.extent.intersection(rect)
  }
  func tile(_ region: PixelRect, _ space: WorkingSpace) -> Tile {
    var tile = input.tile(region, space)
    guard !extent.isInfinite, !extent.contains(region.rect) else { return tile }
    for index in tile.pixels.indices {
      let center = CGPoint(
        x: Double(region.x + index % region.width) + 0.5, y: Double(region.y + index / region.width) + 0.5)
      if extent.isNull || !extent.contains(center) { tile.pixels[index] = .zero }
    }
    return tile
  }
}

/// An image whose edge pixels extend infinitely.
struct ClampSource: ImageSource {
  let input: any ImageSource
  let bounds: CGRect
  var extent: CGRect { .infinite }
  func tile(_ region: PixelRect, _ space: WorkingSpace) -> Tile {
    guard let edge = PixelRect(covering: bounds) else { return input.tile(region, space) }
    let columns = (0..<region.width).map { min(max(region.x + $0, edge.x), edge.x + edge.width - 1) }
    let rows = (0..<region.height).map { min(max(region.y + $0, edge.y), edge.y + edge.height - 1) }
    guard let left = columns.first, let right = columns.last, let bottom = rows.first, let top = rows.last else { return Tile(region) }
    let source = input.tile(PixelRect(x: left, y: bottom, width: right - left + 1, height: top - bottom + 1), space)
    var tile = Tile(region)
    for (row, y) in rows.enumerated() {
      for (column, x) in columns.enumerated() { tile.pixels[row * region.width + column] = source.pixel(x, y) }
    }
    return tile
  }
}

/// An image under an affine transform, with bilinear interpolation or the nearest pixel.
struct TransformSource: ImageSource {
  let input: any ImageSource
  let transform: CGAffineTransform
  var isNearest = false

  var extent: CGRect { input.extent.isInfinite || input.extent.isNull ? input.extent : input.extent.applying(transform) }

  func tile(_ region: PixelRect, _ space: WorkingSpace) -> Tile {
    let determinant = transform.a * transform.d - transform.b * transform.c
    guard determinant != 0 else { return Tile(region) }
    let (dx, dy) = (transform.tx.rounded(), transform.ty.rounded())
    if transform == CGAffineTransform(translationX: dx, y: dy), abs(dx) < 1e9, abs(dy) < 1e9 {
      let moved = PixelRect(x: region.x - Int(dx), y: region.y - Int(dy), width: region.width, height: region.height)
      return Tile(region, pixels: input.tile(moved, space).pixels)
    }
    let inverse = transform.inverted()
    var needed = region.rect.applying(inverse).insetBy(dx: -1, dy: -1)
    if !input.extent.isInfinite { needed = needed.intersection(input.extent.insetBy(dx: -1, dy: -1)) }
    guard let area = PixelRect(covering: needed) else { return Tile(region) }
    let source = input.tile(area, space)
    let (a, b, c, d) = (Float(inverse.a), Float(inverse.b), Float(inverse.c), Float(inverse.d))
    let (tx, ty) = (Float(inverse.tx), Float(inverse.ty))
    // A reduced picture averages the pixels that it covers, so that fine detail does not flicker.
    let shrink = max((a * a + b * b).squareRoot(), (c * c + d * d).squareRoot())
    let steps = isNearest ? 1 : min(8, max(1, Int((shrink / 1.5).rounded())))
    return Tile(region) { x, y in
      if isNearest {
        return source.pixel(Int((a * x + c * y + tx).rounded(.down)), Int((b * x + d * y + ty).rounded(.down)))
      }
      var sum = SIMD4<Float>.zero
      for row in 0..<steps {
        for column in 0..<steps {
          let px = x - 0.5 + (Float(column) + 0.5) / Float(steps)
          let py = y - 0.5 + (Float(row) + 0.5) / Float(steps)
          sum += source.sample(a * px + c * py + tx, b * px + d * py + ty)
        }
      }
      return sum / Float(steps * steps)
    }
  }
}

/// A Gaussian blur. The image grows by three standard deviations on each side.
struct GaussianSource: ImageSource {
  let input: any ImageSource
  let sigma: Float

  private var reach: Int { Int((3 * min(sigma, 500)).rounded(.up)) }
  var extent: CGRect {
    input.extent.isInfinite || input.extent.isNull ? input.extent : input.extent.insetBy(dx: -CGFloat(reach), dy: -CGFloat(reach))
  }

  func tile(_ region: PixelRect, _ space: WorkingSpace) -> Tile {
    let reach = reach
    let weights = (-reach...reach).map { expf(-Float($0 * $0) / (2 * sigma * sigma)) }
    let total = weights.reduce(0, +)
    let kernel = weights.map { $0 / total }
    let source = input.tile(region.inset(by: -reach), space)
    let (width, rows) = (region.width, source.region.height)
    var across = [SIMD4<Float>](repeating: .zero, count: width * rows)
    for y in 0..<rows {
      let start = y * source.region.width
      for x in 0..<width {
        var sum = SIMD4<Float>.zero
        for (offset, weight) in kernel.enumerated() { sum += source.pixels[start + x + offset] * weight }
        across[y * width + x] = sum
      }
    }
    var tile = Tile(region)
    for y in 0..<region.height {
      for (offset, weight) in kernel.enumerated() {
        let start = (y + offset) * width
        for x in 0..<width { tile.pixels[y * width + x] += across[start + x] * weight }
      }
    }
    return tile
  }
}

extension CGImage {
  /// Premultiplied red, green, blue and alpha bytes of the upper left part of the image, the top row first.
  func rgbaBytes(_ width: Int, _ height: Int) -> [UInt8]? {
    guard width > 0, height > 0,
      let context = CGContext(
        data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 4 * width, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    else { return nil }
    context.draw(self, in: CGRect(x: 0, y: height - self.height, width: self.width, height: self.height))
    guard let data = context.data else { return nil }
    return (0..<height).flatMap { row in UnsafeRawBufferPointer(start: data + row * context.bytesPerRow, count: 4 * width) }
  }
}
