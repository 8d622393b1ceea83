import CoreGraphics
import Foundation
import Raster
import RenderTree

/// The bitmap that a layer has drawn: its bounds at its contents scale, in pixels.
///
/// The compositor may still use the bitmaps of earlier frames, so a partial redraw goes into another bitmap. An unused bitmap is first
/// updated with the changes since it was current, then drawn into. There are two bitmaps, or three if the compositor draws one frame while
/// the next is prepared. A layer that is always redrawn completely keeps one.
@MainActor
package final class BackingStore {
  let bounds: CGRect
  let scale: CGFloat
  /// The bounds of the bitmap. The origin of the layer's bounds is at (0, 0).
  let pixelBounds: PixelRect
  private(set) var contents: LayerContents
  private var current: PixelBuffer
  /// The bitmaps of earlier frames, oldest first, each with the area in which it differs from `current`.
  private var spares: [(buffer: PixelBuffer, behind: PixelRect)] = []
  private static let maximumSpares = 2
  /// Whether nothing has been drawn yet.
  private var isFresh = true

  private static var lastRevision: UInt64 = 0
  /// The number of composited frames. If a store is drawn into again before the next one, both dirty areas are combined.
  static var epoch: UInt64 = 0
  private var drawnInEpoch: UInt64 = 0

  private init(bounds: CGRect, scale: CGFloat, pixelBounds: PixelRect, buffer: PixelBuffer) {
    self.bounds = bounds
    self.scale = scale
    self.pixelBounds = pixelBounds
    current = buffer
    contents = LayerContents(pixels: buffer, revision: BackingStore.nextRevision())
  }

  static func nextRevision() -> UInt64 {
    lastRevision += 1
    return lastRevision
  }

  /// Returns nil if the size is empty or there is not enough memory.
  convenience init?(bounds: CGRect, scale: CGFloat) {
    guard let pixels = BackingStore.pixelBounds(of: bounds.size, scale: scale), !pixels.isEmpty,
      let buffer = PixelBuffer(bounds: pixels)
    else { return nil }
    self.init(bounds: bounds, scale: scale, pixelBounds: pixels, buffer: buffer)
  }

  /// Creates a store for one part of a tiled picture. Returns nil if there is not enough memory.
  convenience init?(bounds: CGRect, scale: CGFloat, part: PixelRect) {
    guard let buffer = PixelBuffer(bounds: part) else { return nil }
    self.init(bounds: bounds, scale: scale, pixelBounds: part, buffer: buffer)
  }

  /// Returns the whole pixels that cover a size, from the origin; nil if no bitmap can have that size.
  static func pixelBounds(of size: CGSize, scale: CGFloat) -> PixelRect? {
    let width = (Double(size.width) * Double(scale) - 1e-6).rounded(.up)
    let height = (Double(size.height) * Double(scale) - 1e-6).rounded(.up)
    guard width.isFinite, height.isFinite, width >= 0, height >= 0, width * height <= Double(PixelBuffer.maximumPixels),
      width <= Double(PixelBuffer.maximumSide), height <= Double(PixelBuffer.maximumSide)
    else { return nil }
    return PixelRect(x: 0, y: 0, width: Int(width), height: Int(height))
  }

  var byteCount: Int { current.stride * current.height * 4 * (1 + spares.count) }

  func matches(_ bounds: CGRect, _ scale: CGFloat) -> Bool { self.bounds == bounds && self.scale == scale }

  /// The transform from the layer's user space to pixels of the bitmap.
  var baseTransform: CGAffineTransform {
    CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: -bounds.origin.x * scale, ty: -bounds.origin.y * scale)
  }

  /// Returns the pixels that a rectangle in the layer's coordinates touches.
  static func pixels(touchedBy rect: CGRect, bounds: CGRect, scale: CGFloat) -> PixelRect {
    let r = rect.intersection(bounds).offsetBy(dx: -bounds.origin.x, dy: -bounds.origin.y)
    guard !r.isNull, !r.isEmpty, let all = pixelBounds(of: bounds.size, scale: scale) else { return .empty }
    return PixelRect(
      minX: Int((r.minX * scale + 1e-6).rounded(.down)), minY: Int((r.minY * scale + 1e-6).rounded(.down)),
      maxX: Int((r.maxX * scale - 1e-6).rounded(.up)), maxY: Int((r.maxY * scale - 1e-6).rounded(.up))
    ).intersection(all)
  }

  /// Returns a buffer in which to draw `dirty`; nil if there is not enough memory. Pixels outside of `dirty` are those shown last, pixels
  /// inside are filled with `backdrop`. Call `finish` after drawing.
  func prepare(dirty: PixelRect, backdrop: Pixel) -> PixelBuffer? {
    var isClear = false
    let buffer: PixelBuffer
    if isFresh {
      buffer = current
      isClear = true
    } else if let index = spares.indices.first(where: { isKnownUniquelyReferenced(&spares[$0].buffer) }) {
      let spare = spares.remove(at: index)
      if dirty != pixelBounds { spare.buffer.copyPixels(from: current, in: spare.behind) }
      buffer = spare.buffer
    } else {
      // A new buffer is cleared at most once, and not at all if it is filled completely.
      isClear = dirty == pixelBounds && backdrop.isClear
      guard let next = PixelBuffer(bounds: pixelBounds, isCleared: isClear) else { return nil }
      if dirty != pixelBounds { next.copyPixels(from: current, in: pixelBounds) }
      buffer = next
    }
    if !(isClear && backdrop.isClear) {
      var canvas = Canvas(buffer, clip: Clip(dirty))
      canvas.blend = .copy
      canvas.fill(dirty, backdrop)
    }
    return buffer
  }

  /// Keeps the bitmap shown until now for reuse. It lacks the pixels of `dirty`.
  private func addSpare(_ shown: PixelBuffer, _ dirty: PixelRect) {
    for i in spares.indices { spares[i].behind = spares[i].behind.union(dirty) }
    if spares.count == Self.maximumSpares { spares.removeFirst() }
    spares.append((shown, dirty))
  }

  /// The maximum number of separate changed rectangles. If there are more, only their union is kept.
  private static let maximumParts = 16

  /// Makes the prepared buffer, after drawing, the current one.
  /// - Parameter parts: the rectangles that were drawn; `dirty` is their union.
  func finish(_ buffer: PixelBuffer, dirty: PixelRect, parts: [PixelRect], isOpaque: Bool) {
    buffer.isOpaque = isOpaque
    var changed: PixelRect? = dirty
    var changedParts = parts
    // The dirty area is accumulated until the next frame.
    let base = drawnInEpoch == BackingStore.epoch ? contents.base : contents.revision
    if isFresh || dirty == pixelBounds {
      changed = nil
    } else if drawnInEpoch == BackingStore.epoch {
      changed = contents.dirty.map { $0.union(dirty) }
      changedParts = (contents.parts.isEmpty ? contents.dirty.map { [$0] } ?? [] : contents.parts) + parts
    }
    if changed == nil || changedParts.count == 1 || changedParts.count > Self.maximumParts { changedParts = [] }
    if buffer !== current {
      // After a complete redraw no partial redraws are expected, so one bitmap is enough.
      if dirty == pixelBounds { spares.removeAll() } else { addSpare(current, dirty) }
      current = buffer
    }
    isFresh = false
    drawnInEpoch = BackingStore.epoch
    contents = LayerContents(pixels: buffer, revision: BackingStore.nextRevision(), dirty: changed, parts: changedParts, base: base)
  }
}
