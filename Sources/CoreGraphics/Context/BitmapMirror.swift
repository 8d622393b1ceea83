internal import Raster

/// The bitmap of a program in its own pixel layout, kept in sync with the pixels that are drawn to.
final class BitmapMirror {
  let base: UnsafeMutableRawPointer
  let bytesPerRow: Int
  private let layout: BitmapLayout
  /// The memory that is freed with the mirror; nil if the program owns it.
  private let owned: UnsafeMutableRawPointer?

  init(base: UnsafeMutableRawPointer, bytesPerRow: Int, layout: BitmapLayout, owned: UnsafeMutableRawPointer?) {
    self.base = base
    self.bytesPerRow = bytesPerRow
    self.layout = layout
    self.owned = owned
  }

  deinit { owned?.deallocate() }

  /// Copies the pixels that the program may have written to the buffer.
  func load(_ rect: PixelRect, into buffer: PixelBuffer) {
    let rect = rect.intersection(buffer.bounds)
    for y in rect.minY..<rect.maxY { layout.read(bytes(rect.minX, y), into: buffer.row(y) + rect.minX, count: rect.width) }
  }

  /// Copies the drawn pixels to the program's bitmap.
  func store(_ rect: PixelRect, from buffer: PixelBuffer) {
    let rect = rect.intersection(buffer.bounds)
    for y in rect.minY..<rect.maxY { layout.write(buffer.row(y) + rect.minX, into: bytes(rect.minX, y), count: rect.width) }
  }

  private func bytes(_ x: Int, _ y: Int) -> UnsafeMutablePointer<UInt8> {
    base.assumingMemoryBound(to: UInt8.self) + y * bytesPerRow + x * layout.bytesPerPixel
  }
}
