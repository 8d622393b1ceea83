internal import Raster

/// Bytes of the program's own layout, kept in step with the pixels that are drawn to.
final class BitmapMirror {
  let base: UnsafeMutableRawPointer
  let bytesPerRow: Int
  private let layout: BitmapLayout
  /// What is freed with the mirror.
  private let owned: UnsafeMutableRawPointer?

  init(base: UnsafeMutableRawPointer, bytesPerRow: Int, layout: BitmapLayout, owned: UnsafeMutableRawPointer?) {
    self.base = base
    self.bytesPerRow = bytesPerRow
    self.layout = layout
    self.owned = owned
  }

  deinit { owned?.deallocate() }

  /// Takes over what the program may have written.
  func load(_ rect: PixelRect, into buffer: PixelBuffer) {
    let rect = rect.intersection(buffer.bounds)
    for y in rect.minY..<rect.maxY { layout.read(bytes(rect.minX, y), into: buffer.row(y) + rect.minX, count: rect.width) }
  }

  /// Shows the program what was drawn.
  func store(_ rect: PixelRect, from buffer: PixelBuffer) {
    let rect = rect.intersection(buffer.bounds)
    for y in rect.minY..<rect.maxY { layout.write(buffer.row(y) + rect.minX, into: bytes(rect.minX, y), count: rect.width) }
  }

  private func bytes(_ x: Int, _ y: Int) -> UnsafeMutablePointer<UInt8> {
    base.assumingMemoryBound(to: UInt8.self) + y * bytesPerRow + x * layout.bytesPerPixel
  }
}
