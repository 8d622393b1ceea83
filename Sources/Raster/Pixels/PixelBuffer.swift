import Foundation

/// A buffer of premultiplied pixels. Rows start at 64-byte boundaries, and a vector's length of bytes after the last row may be read.
///
/// Unchecked `Sendable`: several threads may draw disjoint rectangles of a buffer, as long as none
/// reads the pixels that another one is drawing.
package final class PixelBuffer: @unchecked Sendable {
  package let bounds: PixelRect
  /// The number of pixels from one row to the next.
  package let stride: Int
  /// Whether each alpha is 255. Set by the code that fills the buffer.
  package var isOpaque = false
  /// The reduced versions of a frozen buffer; nil if the pixels may still be written.
  package private(set) var reductions: Reductions?
  private let memory: UnsafeMutableRawPointer
  private let release: (UnsafeMutableRawPointer) -> Void
  /// The address of the pixel at `bounds.minX`, `bounds.minY`.
  package let base: UnsafeMutablePointer<UInt32>

  /// The maximum number of pixels of a buffer: one gigabyte.
  package static let maximumPixels = 1 << 28
  /// The longest side, in pixels.
  package static let maximumSide = 1 << 17

  /// Creates a buffer of transparent pixels. Returns `nil` if the bounds have more than `maximumPixels` pixels, a side is longer than
  /// `maximumSide`, or there is not enough memory.
  ///
  /// - Parameter isCleared: pass false if every pixel will be written; the initial pixels are then undefined.
  package convenience init?(bounds: PixelRect, isCleared: Bool = true) {
    // calloc leaves large blocks to be zeroed on first access.
    guard let bytes = Self.byteCount(bounds), let memory = isCleared ? calloc(bytes, 1) : malloc(bytes) else { return nil }
    self.init(bounds: bounds, memory: memory, release: free)
  }

  /// Creates a buffer in memory of `byteCount(bounds)` bytes, which `release` frees.
  init(bounds: PixelRect, memory: UnsafeMutableRawPointer, release: @escaping (UnsafeMutableRawPointer) -> Void) {
    self.bounds = bounds
    self.memory = memory
    self.release = release
    stride = Self.stride(bounds)
    base = UnsafeMutableRawPointer(bitPattern: (UInt(bitPattern: memory) + 63) & ~63)!.bindMemory(
      to: UInt32.self, capacity: stride * bounds.height + 16)
  }

  deinit { release(memory) }

  private static func stride(_ bounds: PixelRect) -> Int { (bounds.width + 15) & ~15 }

  /// Returns the number of bytes that a buffer needs; nil if it would be too large.
  package static func byteCount(_ bounds: PixelRect) -> Int? {
    guard (0...maximumSide).contains(bounds.width), (0...maximumSide).contains(bounds.height) else { return nil }
    let pixels = stride(bounds) * bounds.height
    return pixels <= maximumPixels ? pixels * 4 + 256 : nil
  }

  /// Declares that the pixels will not be written any more, so that data derived from them may be cached.
  /// Call it before other code sees the buffer.
  package func freeze() { if reductions == nil { reductions = Reductions() } }

  package var width: Int { bounds.width }
  package var height: Int { bounds.height }

  /// Returns the address of the pixel at `bounds.minX` in the row at `y` (device coordinates of `bounds`), without a bounds check.
  @inline(__always)
  package func row(_ y: Int) -> UnsafeMutablePointer<UInt32> { base + (y &- bounds.minY) &* stride }

  /// The pixel at device coordinates within `bounds`. Outside it is clear, and writing has no effect.
  package subscript(x: Int, y: Int) -> Pixel {
    get { bounds.contains(x: x, y: y) ? Pixel(bits: row(y)[x - bounds.minX]) : .clear }
    set { if bounds.contains(x: x, y: y) { row(y)[x - bounds.minX] = newValue.bits } }
  }

  /// Returns a copy with its own memory; `nil` if there is not enough memory.
  package func copy() -> PixelBuffer? {
    guard let other = PixelBuffer(bounds: bounds) else { return nil }
    memcpy(other.base, base, stride * height * 4)
    other.isOpaque = isOpaque
    return other
  }

  /// Copies the pixels of a rectangle from another buffer, at the same device coordinates, as far as both contain it.
  package func copyPixels(from other: PixelBuffer, in rect: PixelRect) {
    let rect = rect.intersection(bounds).intersection(other.bounds)
    for y in rect.minY..<rect.maxY {
      memmove(row(y) + (rect.minX - bounds.minX), other.row(y) + (rect.minX - other.bounds.minX), rect.width * 4)
    }
  }

  /// Returns the bytes B, G, R, A of each pixel of `rect` within the bounds, row by row without gaps.
  package func bytes(of rect: PixelRect) -> [UInt8] {
    let rect = rect.intersection(bounds)
    return [UInt8](unsafeUninitializedCapacity: rect.area * 4) { out, count in
      for y in rect.minY..<rect.maxY {
        memcpy(out.baseAddress! + (y - rect.minY) * rect.width * 4, row(y) + (rect.minX - bounds.minX), rect.width * 4)
      }
      count = rect.area * 4
    }
  }
}

extension PixelBuffer: Equatable {
  /// Whether both have the same bounds and the same pixels.
  package static func == (a: PixelBuffer, b: PixelBuffer) -> Bool {
    guard a.bounds == b.bounds else { return false }
    return (a.bounds.minY..<a.bounds.maxY).allSatisfy { memcmp(a.row($0), b.row($0), a.width * 4) == 0 }
  }
}
