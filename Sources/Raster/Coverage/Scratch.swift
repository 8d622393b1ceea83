import CPixelKernels
import Foundation

/// The reusable memory of draw calls, one object for each thread.
package final class Scratch {
  private(set) var cells = UnsafeMutablePointer<Int32>.allocate(capacity: 1)
  private var cellCapacity = 0
  private(set) var bits = UnsafeMutablePointer<UInt64>.allocate(capacity: 1)
  private var bitCapacity = 0
  private(set) var corners = UnsafeMutablePointer<SIMD2<Int32>>.allocate(capacity: 1)
  private var cornerCapacity = 0
  private(set) var coverage = UnsafeMutablePointer<UInt8>.allocate(capacity: 1)
  private(set) var spans = UnsafeMutablePointer<VKSpan>.allocate(capacity: 1)
  private(set) var pixels = UnsafeMutablePointer<UInt32>.allocate(capacity: 1)
  private var rowCapacity = 0
  /// Two rows of a picture that are scaled horizontally, but not yet vertically: four planes of words.
  private(set) var wide = UnsafeMutablePointer<UInt32>.allocate(capacity: 1)
  private(set) var widePlane = 0
  private var transposed: UnsafeMutableRawPointer?
  private var transposedBytes = 0
  /// Two rows of a picture: one interpolated between two of its rows, and one scaled along the row.
  private(set) var sourceRow = UnsafeMutablePointer<UInt32>.allocate(capacity: 1)
  private var sourceCapacity = 0
  let columns = AxisTable(), lines = AxisTable()
  let polygon = ConvexSpans()
  package let shapes = ShapeCache()

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { pointer in
      if let pointer { Unmanaged<Scratch>.fromOpaque(pointer).release() }
    }
    return key
  }()

  /// The object of the current thread.
  package static var current: Scratch {
    if let pointer = pthread_getspecific(key) { return Unmanaged<Scratch>.fromOpaque(pointer).takeUnretainedValue() }
    let scratch = Scratch()
    pthread_setspecific(key, Unmanaged.passRetained(scratch).toOpaque())
    return scratch
  }

  deinit {
    cells.deallocate()
    bits.deallocate()
    corners.deallocate()
    coverage.deallocate()
    spans.deallocate()
    pixels.deallocate()
    sourceRow.deallocate()
    wide.deallocate()
    transposed?.deallocate()
  }

  /// Reserves cells and bits. They are zero between draw calls: the code that sweeps a row clears it.
  func reserve(cells cellCount: Int, bits bitCount: Int, corners cornerCount: Int) {
    if cellCount > cellCapacity {
      cells.deallocate()
      cellCapacity = cellCount + cellCount / 2
      // Rows are multiples of 64 bytes, so that no vector crosses a cache line.
      cells = UnsafeMutableRawPointer.allocate(byteCount: cellCapacity * 4, alignment: 64).bindMemory(
        to: Int32.self, capacity: cellCapacity)
      cells.initialize(repeating: 0, count: cellCapacity)
    }
    if bitCount > bitCapacity {
      bits.deallocate()
      bitCapacity = bitCount + bitCount / 2
      bits = .allocate(capacity: bitCapacity)
      bits.initialize(repeating: 0, count: bitCapacity)
    }
    if cornerCount > cornerCapacity {
      corners.deallocate()
      cornerCapacity = cornerCount
      corners = .allocate(capacity: cornerCapacity + 16)
    }
  }

  /// Reserves rows of coverage, spans and pixels for at least `width` pixels, readable for 256 bytes more.
  func reserve(row width: Int) {
    guard width > rowCapacity else { return }
    coverage.deallocate()
    spans.deallocate()
    pixels.deallocate()
    rowCapacity = width + width / 2
    coverage = .allocate(capacity: rowCapacity + 256)
    coverage.initialize(repeating: 0, count: rowCapacity + 256)
    spans = .allocate(capacity: rowCapacity / 8 + 8)
    pixels = .allocate(capacity: rowCapacity + 64)
    pixels.initialize(repeating: 0, count: rowCapacity + 64)
  }

  /// Reserves a row of a picture of at least `width` pixels, readable for 256 bytes more.
  func reserve(source width: Int) {
    guard width > sourceCapacity else { return }
    sourceRow.deallocate()
    sourceCapacity = width + width / 2
    sourceRow = .allocate(capacity: sourceCapacity + 64)
    sourceRow.initialize(repeating: 0, count: sourceCapacity + 64)
  }

  /// Calls `body` with memory for a transposed picture of `words` words. Memory above 16 MB is freed afterwards.
  func withTransposed<R>(_ words: Int, _ body: (UnsafeMutablePointer<UInt32>) -> R) -> R {
    let bytes = words * 4 + 256
    if bytes > 16 << 20 {
      let memory = UnsafeMutableRawPointer.allocate(byteCount: bytes, alignment: 64)
      defer { memory.deallocate() }
      return body(memory.bindMemory(to: UInt32.self, capacity: words))
    }
    if bytes > transposedBytes {
      transposed?.deallocate()
      transposed = .allocate(byteCount: bytes, alignment: 64)
      transposedBytes = bytes
    }
    return body(transposed!.bindMemory(to: UInt32.self, capacity: words))
  }

  /// Reserves four planes of at least `width` words.
  func reserve(wide width: Int) {
    guard width > widePlane else { return }
    wide.deallocate()
    // Rows with a length of a power of two would share the same lines of the cache.
    widePlane = ((width + width / 2 + 15) & ~15) + 16
    wide = UnsafeMutableRawPointer.allocate(byteCount: 16 * widePlane, alignment: 64).bindMemory(to: UInt32.self, capacity: 4 * widePlane)
  }

  func reserve(columns width: Int, lines height: Int) {
    columns.reserve(width)
    lines.reserve(height)
  }
}
