import CoreGraphics
import Foundation
import Raster
import RenderTree

extension CALayer {
  /// Displays a layer that is too large for one bitmap: notes the invalid area. Tiles are drawn when they become visible.
  func displayInTiles(_ area: InvalidArea) {
    let bounds = properties.bounds, scale = properties.contentsScale
    guard canDraw else { return dropStore() }
    if let store = backing.tiles, store.matches(bounds, scale, isOpaque: isOpaque) {
      if area == .all { store.invalidate(nil) } else { area.rects.forEach(store.invalidate) }
    } else {
      guard let store = TiledStore(bounds: bounds, scale: scale, halvings: 0, isOpaque: isOpaque) else { return dropStore() }
      backing.source = .tiles(store)
      invalidateNode()
    }
    frameState.drawnWhenVisible.add(self)
    if let visibility = LayerVisibility(of: self, at: MediaClock.now()) { drawTiles(in: visibility) }
  }

  /// Draws the visible tiles that are missing or out of date.
  /// - Returns: whether the contents changed.
  @discardableResult
  func drawTiles(in visibility: LayerVisibility) -> Bool {
    guard let old = backing.tiles else { return false }
    var store = old
    var shown = store.grid.tiles { visibility.shows($0, of: store.grid.bounds) }
    // A picture of earlier bounds is stretched to the new ones as long as all of its visible tiles exist.
    if !store.matches(properties.bounds, properties.contentsScale, isOpaque: isOpaque), shown.contains(where: { store.missing($0) != nil })
    {
      guard TiledStore.isNeeded(for: properties.bounds.size, scale: properties.contentsScale),
        let other = TiledStore(
          bounds: properties.bounds, scale: properties.contentsScale, halvings: store.halvings, isOpaque: isOpaque)
      else {
        setNeedsDisplay()
        return false
      }
      store = other
      backing.source = .tiles(other)
      shown = store.grid.tiles { visibility.shows($0, of: store.grid.bounds) }
    }
    let wanted = halvings(for: shown, of: store)
    if wanted != store.halvings,
      let other = TiledStore(bounds: store.bounds, scale: store.scale, halvings: wanted, isOpaque: isOpaque)
    {
      store = other
      backing.source = .tiles(other)
      shown = store.grid.tiles { visibility.shows($0, of: store.grid.bounds) }
    }
    var hasChanged = store !== old
    for index in shown.prefix(max(1, TiledStore.maximumShownPixels / max(1, store.grid.tileWidth * store.grid.tileHeight))) {
      guard let dirty = store.missing(index), canDraw else { continue }
      draw(index, of: store, dirty)
      hasChanged = true
      // The drawing code may have changed the layer.
      guard backing.tiles === store else { return true }
    }
    let isShown = Set(shown)
    if store.drop(where: { index, isStale, _ in isStale && !isShown.contains(index) }) { hasChanged = true }
    guard hasChanged else { return false }
    store.update()
    invalidateNode()
    frameState.budget.add(self)
    return true
  }

  private func draw(_ index: Int, of store: TiledStore, _ dirty: PixelRect) {
    guard let tile = store.store(index) else {
      LayerLog.invalid("display of \(store.layerRect(dirty)), for which memory is short,", of: self)
      return store.finish(index, nil)
    }
    let pass = DrawingPass(layer: self, tile: tile, dirty: dirty)
    guard run(pass) else { return store.finish(index, nil) }
    if let drawn = pass.finish() { return store.finish(index, drawn) }
    // Nothing was drawn. A complete tile becomes blank; in a partly drawn one the part is cleared.
    guard !pass.isWhole, pass.lazyContext.context != nil else { return store.finish(index, nil) }
    store.finish(index, pass.finish())
  }

  /// Returns the number of halvings. If more tiles are visible than fit into memory, the picture gets a lower
  /// resolution, unless its gravity does not stretch it.
  private func halvings(for shown: [Int], of store: TiledStore) -> Int {
    let area = shown.reduce(0) { $0 + store.grid.rect($1).area } << (2 * store.halvings)
    guard properties.contentsGravity == .resize else { return 0 }
    var halvings = 0
    while area >> (2 * halvings) > TiledStore.maximumShownPixels { halvings += 1 }
    // Returns to the finer resolution only when clearly fewer pixels are visible.
    if halvings == store.halvings - 1, area >> (2 * halvings) > TiledStore.maximumShownPixels * 3 / 4 { return store.halvings }
    return halvings
  }

  /// Releases tiles that are not visible, until `excess` bytes are freed.
  /// - Returns: the number of bytes freed.
  func dropTiles(_ excess: Int, at time: TimeInterval) -> Int {
    guard let store = backing.tiles else { return 0 }
    let visibility = LayerVisibility(of: self, at: time)
    let shown = Set(visibility.map { visibility in store.grid.tiles { visibility.shows($0, of: store.grid.bounds) } } ?? [])
    var freed = 0
    let isChanged = store.drop { index, _, bytes in
      guard freed < excess, !shown.contains(index) else { return false }
      freed += bytes
      return true
    }
    if isChanged {
      store.update()
      invalidateNode()
    }
    return freed
  }
}
