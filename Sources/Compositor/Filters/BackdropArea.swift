import Raster

/// Where a layer shows what is behind it through a filter.
struct BackdropArea {
  let area: PixelRect
  /// Pixels around that it depends on.
  let margin: Int
}

extension Array where Element == BackdropArea {
  /// What looks different where `damage` does: in paint order, since the later show the earlier.
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

  /// What has to be known to draw `damage`: the later are looked at first, since they need the earlier.
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
  /// The part that is drawn when `region` is.
  func needed(_ region: Region) -> PixelRect {
    var bounds = PixelRect.empty
    for rect in region.rects { bounds = bounds.union(rect.intersection(area)) }
    return bounds
  }
}

extension Scene {
  /// Makes the pictures of what lies behind, in paint order.
  ///
  /// - Parameter paint: Draws the items behind into a buffer, within a rectangle.
  func prepareBackdrops(for damage: Region, paint: (Backdrop, PixelBuffer, PixelRect) -> Void) {
    var region = damage
    var needs: [PixelRect] = []
    for backdrop in backdrops.reversed() {
      let place = BackdropArea(area: backdrop.area, margin: backdrop.plan.margin)
      let needed = place.needed(region)
      needs.append(needed)
      if !needed.isEmpty { region.formUnion(needed.insetBy(dx: -place.margin, dy: -place.margin).intersection(backdrop.limit)) }
    }
    for (backdrop, needed) in zip(backdrops, needs.reversed()) where !needed.isEmpty { backdrop.prepare(needed, paint: paint) }
  }
}
