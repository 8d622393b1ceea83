import Foundation

/// An 8-bit mask of coverage, 255 for a completely covered pixel. Unchecked `Sendable` under the same conditions as `PixelBuffer`.
package final class CoverageMask: @unchecked Sendable {
  package let bounds: PixelRect
  /// The number of bytes from one row to the next.
  package let stride: Int
  private let memory: UnsafeMutableRawPointer
  package let base: UnsafeMutablePointer<UInt8>

  /// Creates a mask of zeros. Returns `nil` if a pixel buffer with these bounds could not be created.
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

  /// Sets a part of a row to full coverage.
  package func fill(row y: Int, from minX: Int, to maxX: Int) {
    (row(y) + (minX - bounds.minX)).update(repeating: 255, count: maxX - minX)
  }

  package var width: Int { bounds.width }
  package var height: Int { bounds.height }

  /// Returns the address of the coverage at `bounds.minX` in the row at `y`, without a bounds check.
  @inline(__always)
  package func row(_ y: Int) -> UnsafeMutablePointer<UInt8> { base + (y &- bounds.minY) &* stride }

  /// The coverage at device coordinates within `bounds`. Outside it is 0, and writing has no effect.
  package subscript(x: Int, y: Int) -> UInt8 {
    get { bounds.contains(x: x, y: y) ? row(y)[x - bounds.minX] : 0 }
    set { if bounds.contains(x: x, y: y) { row(y)[x - bounds.minX] = newValue } }
  }
}

extension CoverageMask {
  /// Creates the coverage of a path in device space within `limits`. Returns `nil` if nothing is covered.
  package convenience init?(
    _ path: VectorPath, rule: FillRule = .nonZero, antialias: Bool = true, limits: PixelRect
  ) {
    guard let scanner = PathScanner(path) else { return nil }
    let area = scanner.extent.intersection(limits)
    if area.isEmpty { return nil }
    self.init(bounds: area)
    fill(scanner, rule, Scratch.current, dx: 0, dy: 0)
    if !antialias {
      for y in area.minY..<area.maxY {
        let to = row(y)
        for x in 0..<area.width { to[x] = to[x] >= 128 ? 255 : 0 }
      }
    }
  }

  /// Writes the coverage of a path, in coordinates relative to the scanner's `base`.
  func fill(_ scanner: PathScanner, _ rule: FillRule, _ scratch: Scratch) {
    fill(scanner, rule, scratch, dx: -scanner.base.x, dy: -scanner.base.y)
  }

  /// - Parameters:
  ///   - dx: the horizontal offset from the scanner's pixels to those of this mask.
  ///   - dy: the vertical offset.
  private func fill(_ scanner: PathScanner, _ rule: FillRule, _ scratch: Scratch, dx: Int, dy: Int) {
    let kernels = Kernels.active
    scratch.reserve(row: width)
    scanner.scan(bounds.offsetBy(dx: -dx, dy: -dy), rule: rule, scratch: scratch) { cells, band in
      for y in band.minY..<band.maxY {
        let count = kernels.pointee.cells_spans(&cells, Int32(y - band.minY), scratch.coverage, scratch.spans)
        let to = row(y + dy)
        for span in UnsafeBufferPointer(start: scratch.spans, count: Int(count)) {
          let x = Int(span.start), n = Int(span.count)
          if span.value != 0 {
            (to + x).update(repeating: UInt8(span.value), count: n)
          } else {
            (to + x).update(from: scratch.coverage + x, count: n)
          }
        }
      }
    }
  }

  /// Multiplies each coverage with that of the other mask at the same position, which is 0 outside of that mask.
  package func multiply(by other: CoverageMask) {
    let kernels = Kernels.active, shared = bounds.intersection(other.bounds)
    for y in bounds.minY..<bounds.maxY {
      let to = row(y)
      guard y >= shared.minY, y < shared.maxY else {
        to.update(repeating: 0, count: width)
        continue
      }
      let x = shared.minX - bounds.minX, end = shared.maxX - bounds.minX
      to.update(repeating: 0, count: x)
      kernels.pointee.mask_multiply(to + x, other.row(y) + (shared.minX - other.bounds.minX), shared.width)
      (to + end).update(repeating: 0, count: width - end)
    }
  }
}

extension CoverageMask: Equatable {
  /// Whether both have the same bounds and the same coverage.
  package static func == (a: CoverageMask, b: CoverageMask) -> Bool {
    guard a.bounds == b.bounds else { return false }
    return (a.bounds.minY..<a.bounds.maxY).allSatisfy { memcmp(a.row($0), b.row($0), a.width) == 0 }
  }
}
