import Raster

/// The data of an item that is needed to find its visible part. It is small because each band reads the outlines of all items.
struct ItemOutline {
  let minX, minY, maxX, maxY: Int32
  /// The index after the item and its parts.
  let end: Int32
  /// The colour of an item that only fills a rectangle; nil for other items.
  let fill: Pixel?

  init(_ item: PaintItem) {
    self.init(item.rect, end: item.end, fill: item.plainFill)
  }

  init(_ rect: PixelRect, end: Int = 0, fill: Pixel? = nil) {
    // The coordinates are within 2^30.
    (minX, minY) = (Int32(truncatingIfNeeded: rect.minX), Int32(truncatingIfNeeded: rect.minY))
    (maxX, maxY) = (Int32(truncatingIfNeeded: rect.maxX), Int32(truncatingIfNeeded: rect.maxY))
    self.end = Int32(truncatingIfNeeded: end)
    self.fill = fill
  }

  func intersects(_ other: ItemOutline) -> Bool {
    max(minX, other.minX) < min(maxX, other.maxX) && max(minY, other.minY) < min(maxY, other.maxY)
  }
}

extension PaintItem {
  /// The fill colour with the item's opacity applied; nil for items with a clip or blend mode and for other actions.
  fileprivate var plainFill: Pixel? {
    guard clip < 0, blend == .sourceOver, case .fill(let pixel) = action else { return nil }
    return opacity == 255 ? pixel : pixel.scaled(by: opacity)
  }
}
