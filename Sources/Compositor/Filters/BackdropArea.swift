import Raster

/// An area in which a layer shows its backdrop through a filter.
struct BackdropArea {
  let area: PixelRect
  /// The distance in pixels from which the filter reads pixels.
  let margin: Int
}

extension Array where Element == BackdropArea {
  /// Returns `damage` with the pixels that change because their backdrop does. The areas must be in paint order,
  /// since a later one can show an earlier one.
  func spread(_ damage: Region) -> Region {
    var all = damage
    for backdrop in self {
      let near = backdrop.area.insetBy(dx: -backdrop.margin, dy: -backdrop.margin)
      guard all.intersects(near) else { continue }
      for rect in all.simplified(maximumRects: 8).rects {
        all.formUnion(rect.insetBy(dx: -backdrop.margin, dy: -backdrop.margin).intersection(backdrop.area))
      }
    }
    return all
  }

  /// Returns the pixels needed to draw `damage`. The areas are visited from front to back, since a later one needs the earlier ones.
  func sources(of damage: Region, limit: PixelRect) -> Region {
    var all = damage
    for backdrop in reversed() {
      let needed = backdrop.needed(all)
      if !needed.isEmpty { all.formUnion(needed.insetBy(dx: -backdrop.margin, dy: -backdrop.margin).intersection(limit)) }
    }
    return all
  }
}

extension BackdropArea {
  /// Returns the part of the area that must be drawn for `region`.
  func needed(_ region: Region) -> PixelRect {
    var bounds = PixelRect.empty
    for rect in region.rects { bounds = bounds.union(rect.intersection(area)) }
    return bounds
  }
}

extension Scene {
  /// Prepares the backdrops, in paint order.
  ///
  /// - Parameter paint: draws the items of a backdrop into a buffer, within a rectangle.
  func prepareBackdrops(for damage: Region, paint: (Backdrop, PixelBuffer, PixelRect) -> Void) {
    var region = damage
    var needs: [PixelRect] = []
    for backdrop in backdrops.reversed() {
      let backdropArea = BackdropArea(area: backdrop.area, margin: backdrop.margin)
      let needed = backdropArea.needed(region)
      needs.append(needed)
      if !needed.isEmpty {
        region.formUnion(needed.insetBy(dx: -backdropArea.margin, dy: -backdropArea.margin).intersection(backdrop.limit))
      }
    }
    for (backdrop, needed) in zip(backdrops, needs.reversed()) where !needed.isEmpty { backdrop.prepare(needed, paint: paint) }
  }
}
