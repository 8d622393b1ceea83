import CoreGraphics
import Foundation
import Raster
import RenderTree

/// The tiles of a layer whose drawing is too large for one bitmap. Each tile is drawn when it first becomes visible, and may be
/// released by the budget when it is not visible.
@MainActor
package final class TiledStore {
  let bounds: CGRect
  let scale: CGFloat
  /// The number of times the resolution is halved, because more tiles are visible at once than fit into memory.
  let halvings: Int
  package let grid: TileGrid
  private(set) var contents: LayerContents
  private var stores: [Int: BackingStore] = [:]
  /// The parts of tiles that changed since they were drawn. They are drawn again when visible.
  private var stale: [Int: PixelRect] = [:]
  /// The tiles in which the drawing code drew nothing.
  private var blanks: Set<Int> = []
  private let isOpaque: Bool

  /// The maximum number of pixels visible at once in one layer. They take half of the default budget.
  static let maximumShownPixels = 32 << 20

  /// Returns nil if the size is too small or too large for a tiled picture.
  init?(bounds: CGRect, scale: CGFloat, halvings: Int, isOpaque: Bool) {
    guard let pixels = TiledStore.pixelBounds(of: bounds.size, scale: scale / CGFloat(1 << halvings)) else { return nil }
    self.bounds = bounds
    self.scale = scale
    self.halvings = halvings
    self.isOpaque = isOpaque
    grid = TileGrid(bounds: pixels)
    contents = LayerContents(tiles: ContentTiles(grid: grid, isOpaque: isOpaque, tiles: [:]), revision: BackingStore.nextRevision())
  }

  private static func pixelBounds(of size: CGSize, scale: CGFloat) -> PixelRect? {
    let width = (Double(size.width) * Double(scale) - 1e-6).rounded(.up)
    let height = (Double(size.height) * Double(scale) - 1e-6).rounded(.up)
    let limit = Double(TileGrid.maximumSide)
    guard width >= 1, height >= 1, width <= limit, height <= limit else { return nil }
    return PixelRect(x: 0, y: 0, width: Int(width), height: Int(height))
  }

  /// Whether a layer of that size is drawn in tiles.
  static func isNeeded(for size: CGSize, scale: CGFloat) -> Bool {
    guard let pixels = pixelBounds(of: size, scale: scale) else { return false }
    return max(pixels.width, pixels.height) > TileGrid.longestWhole
  }

  func matches(_ bounds: CGRect, _ scale: CGFloat, isOpaque: Bool) -> Bool {
    self.bounds == bounds && self.scale == scale && self.isOpaque == isOpaque
  }

  var pixelsPerPoint: CGFloat { scale / CGFloat(1 << halvings) }

  package var byteCount: Int { stores.values.reduce(0) { $0 + $1.byteCount } }
  package var tileCount: Int { stores.count }

  /// Converts a rectangle of the picture to the layer's coordinates.
  func layerRect(_ pixels: PixelRect) -> CGRect {
    let k = pixelsPerPoint
    return CGRect(
      x: CGFloat(pixels.minX) / k + bounds.origin.x, y: CGFloat(pixels.minY) / k + bounds.origin.y,
      width: CGFloat(pixels.width) / k, height: CGFloat(pixels.height) / k)
  }

  /// Marks a rectangle in the layer's coordinates as changed; nil for the whole layer.
  func invalidate(_ rect: CGRect?) {
    let dirty = rect.map { pixels(touchedBy: $0) } ?? grid.bounds
    for index in stores.keys {
      let part = grid.held(index).intersection(dirty)
      if !part.isEmpty { stale[index] = stale[index]?.union(part) ?? part }
    }
    blanks = rect == nil ? [] : blanks.filter { !grid.held($0).intersects(dirty) }
  }

  private func pixels(touchedBy rect: CGRect) -> PixelRect {
    let r = rect.intersection(bounds).offsetBy(dx: -bounds.origin.x, dy: -bounds.origin.y)
    guard !r.isNull, !r.isEmpty else { return .empty }
    let k = pixelsPerPoint
    return PixelRect(
      minX: Int((r.minX * k + 1e-6).rounded(.down)), minY: Int((r.minY * k + 1e-6).rounded(.down)),
      maxX: Int((r.maxX * k - 1e-6).rounded(.up)), maxY: Int((r.maxY * k - 1e-6).rounded(.up))
    ).intersection(grid.bounds)
  }

  /// Returns the part of a tile that must be drawn; nil if it is up to date.
  func missing(_ index: Int) -> PixelRect? {
    if stores[index] == nil { return blanks.contains(index) ? nil : grid.held(index) }
    return stale[index]
  }

  /// Returns a store in which to draw a tile; nil if there is not enough memory.
  func store(_ index: Int) -> BackingStore? {
    stores[index] ?? BackingStore(bounds: bounds, scale: pixelsPerPoint, part: grid.held(index))
  }

  /// Records that a tile was drawn; a nil store means that it is blank.
  func finish(_ index: Int, _ store: BackingStore?) {
    stores[index] = store
    stale[index] = nil
    if store == nil { blanks.insert(index) } else { blanks.remove(index) }
  }

  /// Releases the tiles for which `isDropped` returns true. It is called first for the tiles drawn longest ago.
  /// - Returns: whether there was any.
  func drop(where isDropped: (_ index: Int, _ isStale: Bool, _ bytes: Int) -> Bool) -> Bool {
    let byAge = stores.sorted { $0.value.contents.revision < $1.value.contents.revision }
    let removed = byAge.filter { isDropped($0.key, stale[$0.key] != nil, $0.value.byteCount) }.map(\.key)
    for index in removed {
      stores[index] = nil
      stale[index] = nil
    }
    return !removed.isEmpty
  }

  /// Updates the contents after tiles were drawn or released.
  func update() {
    let tiles = stores.mapValues { store in
      let shown = store.contents
      return ContentTiles.Tile(pixels: shown.pixels, revision: shown.revision, dirty: shown.dirty, base: shown.base)
    }
    contents = LayerContents(
      tiles: ContentTiles(grid: grid, isOpaque: isOpaque, tiles: tiles), revision: BackingStore.nextRevision())
  }
}
