import CoreGraphics
import Foundation
import Raster
import RenderTree

/// What a layer drew: a bitmap of its bounds, in pixels of its contents scale.
///
/// The compositor may hold the bitmaps of frames before, so a partial redraw writes another one. They take turns: one that is not
/// shown is brought up to date by what was drawn since, and only then drawn into. There are two, or three where the compositor
/// works on one frame while the next is drawn. A layer that is drawn as a whole keeps one.
@MainActor
package final class BackingStore {
  let bounds: CGRect
  let scale: CGFloat
  /// Of the bitmap: the bounds' origin is at (0, 0).
  let pixelBounds: PixelRect
  private(set) var contents: LayerContents
  private var current: PixelBuffer
  /// The bitmaps of earlier frames, oldest first, and where each differs from `current`.
  private var spares: [(buffer: PixelBuffer, behind: PixelRect)] = []
  private static let maximumSpares = 2
  /// Nothing was drawn yet.
  private var isFresh = true

  private static var lastRevision: UInt64 = 0
  /// Counts composited frames: what was drawn twice since the last one is dirty as a whole.
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

  /// nil where the size is empty or cannot be had.
  convenience init?(bounds: CGRect, scale: CGFloat) {
    guard let pixels = BackingStore.pixelBounds(of: bounds.size, scale: scale), !pixels.isEmpty,
      let buffer = PixelBuffer(bounds: pixels)
    else { return nil }
    self.init(bounds: bounds, scale: scale, pixelBounds: pixels, buffer: buffer)
  }

  /// A part of a picture that is kept in tiles; nil when memory is short.
  convenience init?(bounds: CGRect, scale: CGFloat, part: PixelRect) {
    guard let buffer = PixelBuffer(bounds: part) else { return nil }
    self.init(bounds: bounds, scale: scale, pixelBounds: part, buffer: buffer)
  }

  /// The whole pixels that cover a size, from the origin; nil for sizes that are no bitmap's.
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

  /// User space of the layer to pixels of the bitmap.
  var baseTransform: CGAffineTransform {
    CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: -bounds.origin.x * scale, ty: -bounds.origin.y * scale)
  }

  /// The pixels that a rectangle of a layer's coordinates touches.
  static func pixels(touchedBy rect: CGRect, bounds: CGRect, scale: CGFloat) -> PixelRect {
    let r = rect.intersection(bounds).offsetBy(dx: -bounds.origin.x, dy: -bounds.origin.y)
    guard !r.isNull, !r.isEmpty, let all = pixelBounds(of: bounds.size, scale: scale) else { return .empty }
    return PixelRect(
      minX: Int((r.minX * scale + 1e-6).rounded(.down)), minY: Int((r.minY * scale + 1e-6).rounded(.down)),
      maxX: Int((r.maxX * scale - 1e-6).rounded(.up)), maxY: Int((r.maxY * scale - 1e-6).rounded(.up))
    ).intersection(all)
  }

  /// A buffer to draw `dirty` into: everything outside of it is as it was shown last. What is inside is `backdrop`. nil when
  /// memory is short. Follow with `finish`.
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
      // A new one is cleared once, or not at all where all of it is filled.
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

  /// Keeps what was shown until now, which lacks what was drawn.
  private func keep(_ shown: PixelBuffer, _ dirty: PixelRect) {
    for i in spares.indices { spares[i].behind = spares[i].behind.union(dirty) }
    if spares.count == Self.maximumSpares { spares.removeFirst() }
    spares.append((shown, dirty))
  }

  /// Where more changed parts are one.
  private static let mostParts = 16

  /// Makes the prepared buffer, now drawn into, the one that shows.
  /// - Parameter parts: what was drawn; `dirty` is around it.
  func finish(_ buffer: PixelBuffer, dirty: PixelRect, parts: [PixelRect], isOpaque: Bool) {
    buffer.isOpaque = isOpaque
    var changed: PixelRect? = dirty
    var changedParts = parts
    // What is dirty adds up from one frame to the next.
    let base = drawnInEpoch == BackingStore.epoch ? contents.base : contents.revision
    if isFresh || dirty == pixelBounds {
      changed = nil
    } else if drawnInEpoch == BackingStore.epoch {
      changed = contents.dirty.map { $0.union(dirty) }
      changedParts = (contents.parts.isEmpty ? contents.dirty.map { [$0] } ?? [] : contents.parts) + parts
    }
    if changed == nil || changedParts.count == 1 || changedParts.count > Self.mostParts { changedParts = [] }
    if buffer !== current {
      // A whole redraw shows that partial ones are not the habit: one bitmap is enough.
      if dirty == pixelBounds { spares.removeAll() } else { keep(current, dirty) }
      current = buffer
    }
    isFresh = false
    drawnInEpoch = BackingStore.epoch
    contents = LayerContents(pixels: buffer, revision: BackingStore.nextRevision(), dirty: changed, parts: changedParts, base: base)
  }
}
