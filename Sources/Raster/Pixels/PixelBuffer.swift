import Foundation

/// Premultiplied pixels in memory. Rows start at 64-byte boundaries, and a vector's worth of bytes behind the last row may be read.
///
/// Sendable by agreement, not by check: several threads may draw disjoint rectangles of one buffer; nobody reads what
/// another draws at that time.
package final class PixelBuffer: @unchecked Sendable {
  package let bounds: PixelRect
  /// Pixels from one row to the next.
  package let stride: Int
  /// A promise by who filled it that every alpha is 255.
  package var isOpaque = false
  /// Halves of a picture that nobody writes to any more; nil where somebody may.
  package private(set) var reductions: Reductions?
  private let memory: UnsafeMutableRawPointer
  /// The pixel at `bounds.minX`, `bounds.minY`.
  package let base: UnsafeMutablePointer<UInt32>

  /// The most pixels of one buffer: a gigabyte.
  package static let maximumPixels = 1 << 28
  /// The longest side, in pixels.
  package static let maximumSide = 1 << 17

  /// Cleared. `nil` where the bounds hold more than `maximumPixels`, a side is over `maximumSide`, or memory is short.
  ///
  /// - Parameter isCleared: false for who writes every pixel: what is there to begin with is anything then.
  package init?(bounds: PixelRect, isCleared: Bool = true) {
    guard bounds.width <= Self.maximumSide, bounds.height <= Self.maximumSide else { return nil }
    let stride = (bounds.width + 15) & ~15
    guard stride * bounds.height <= Self.maximumPixels else { return nil }
    // calloc leaves big blocks to be zeroed by the first touch.
    let bytes = stride * bounds.height * 4 + 256
    guard let memory = isCleared ? calloc(bytes, 1) : malloc(bytes) else { return nil }
    self.bounds = bounds
    self.stride = stride
    self.memory = memory
    base = UnsafeMutableRawPointer(bitPattern: (UInt(bitPattern: memory) + 63) & ~63)!.bindMemory(
      to: UInt32.self, capacity: stride * bounds.height + 16)
  }

  deinit { free(memory) }

  /// A promise that nobody writes to the pixels from now on: what is made of them may be kept. Before others see the buffer.
  package func freeze() { if reductions == nil { reductions = Reductions() } }

  package var width: Int { bounds.width }
  package var height: Int { bounds.height }

  /// The pixel at `bounds.minX` of the row at `y` (device coordinates of `bounds`; not checked).
  @inline(__always)
  package func row(_ y: Int) -> UnsafeMutablePointer<UInt32> { base + (y &- bounds.minY) &* stride }

  /// In device coordinates of `bounds`; clear outside, where writing does nothing.
  package subscript(x: Int, y: Int) -> Pixel {
    get { bounds.contains(x: x, y: y) ? Pixel(bits: row(y)[x - bounds.minX]) : .clear }
    set { if bounds.contains(x: x, y: y) { row(y)[x - bounds.minX] = newValue.bits } }
  }

  /// A buffer of its own memory with the same pixels; `nil` when memory is short.
  package func copy() -> PixelBuffer? {
    guard let other = PixelBuffer(bounds: bounds) else { return nil }
    memcpy(other.base, base, stride * height * 4)
    other.isOpaque = isOpaque
    return other
  }

  /// Takes over the pixels of a rectangle that both have, at the same device coordinates.
  package func copyPixels(from other: PixelBuffer, in rect: PixelRect) {
    let rect = rect.intersection(bounds).intersection(other.bounds)
    for y in rect.minY..<rect.maxY {
      memmove(row(y) + (rect.minX - bounds.minX), other.row(y) + (rect.minX - other.bounds.minX), rect.width * 4)
    }
  }

  /// B, G, R, A of each pixel, row by row without gaps; of the part of `rect` inside the bounds.
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
  /// The same bounds and the same pixels.
  package static func == (a: PixelBuffer, b: PixelBuffer) -> Bool {
    guard a.bounds == b.bounds else { return false }
    return (a.bounds.minY..<a.bounds.maxY).allSatisfy { memcmp(a.row($0), b.row($0), a.width * 4) == 0 }
  }
}
