import Foundation

/// 8-bit coverage, 255 for all of a pixel. Sendable by the same agreement as `PixelBuffer`.
package final class CoverageMask: @unchecked Sendable {
  package let bounds: PixelRect
  /// Bytes from one row to the next.
  package let stride: Int
  private let memory: UnsafeMutableRawPointer
  package let base: UnsafeMutablePointer<UInt8>

  /// Zeroed. `nil` where a pixel buffer of these bounds would be refused.
  package init?(bounds: PixelRect) {
    guard bounds.width <= PixelBuffer.maximumSide, bounds.height <= PixelBuffer.maximumSide else { return nil }
    let stride = (bounds.width + 63) & ~63
    guard stride * bounds.height <= PixelBuffer.maximumPixels, let memory = calloc(stride * bounds.height + 128, 1)
    else { return nil }
    self.bounds = bounds
    self.stride = stride
    self.memory = memory
    base = UnsafeMutableRawPointer(bitPattern: (UInt(bitPattern: memory) + 63) & ~63)!.bindMemory(
      to: UInt8.self, capacity: stride * bounds.height + 64)
  }

  deinit { free(memory) }

  package var width: Int { bounds.width }
  package var height: Int { bounds.height }

  /// The coverage at `bounds.minX` of the row at `y` (not checked).
  @inline(__always)
  package func row(_ y: Int) -> UnsafeMutablePointer<UInt8> { base + (y &- bounds.minY) &* stride }

  /// In device coordinates of `bounds`; 0 outside, where writing does nothing.
  package subscript(x: Int, y: Int) -> UInt8 {
    get { bounds.contains(x: x, y: y) ? row(y)[x - bounds.minX] : 0 }
    set { if bounds.contains(x: x, y: y) { row(y)[x - bounds.minX] = newValue } }
  }
}

extension CoverageMask: Equatable {
  /// The same bounds and the same coverage.
  package static func == (a: CoverageMask, b: CoverageMask) -> Bool {
    guard a.bounds == b.bounds else { return false }
    return (a.bounds.minY..<a.bounds.maxY).allSatisfy { memcmp(a.row($0), b.row($0), a.width) == 0 }
  }
}
