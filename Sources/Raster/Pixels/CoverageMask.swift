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

  /// Full coverage of a part of a row.
  package func fill(row y: Int, from minX: Int, to maxX: Int) {
    (row(y) + (minX - bounds.minX)).update(repeating: 255, count: maxX - minX)
  }

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

extension CoverageMask {
  /// The coverage of a device-space path within `limits`; `nil` where nothing is covered.
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

  /// The coverage of a path at its place, in coordinates from the scanner's `base` on.
  func fill(_ scanner: PathScanner, _ rule: FillRule, _ scratch: Scratch) {
    fill(scanner, rule, scratch, dx: -scanner.base.x, dy: -scanner.base.y)
  }

  /// - Parameters:
  ///   - dx, dy: by which the scanner's pixels are moved to this mask's.
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

  /// Each coverage times that of the other at the same place, 0 where the other has none.
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
  /// The same bounds and the same coverage.
  package static func == (a: CoverageMask, b: CoverageMask) -> Bool {
    guard a.bounds == b.bounds else { return false }
    return (a.bounds.minY..<a.bounds.maxY).allSatisfy { memcmp(a.row($0), b.row($0), a.width) == 0 }
  }
}
