import Raster
import RenderTree

extension SceneBuilder {
  /// The tiles of a large picture that show: each has its part of it, and what filters read besides.
  ///
  /// - Parameters:
  ///   - held: what of the picture shows, in its pixels.
  ///   - place: from the picture's pixels to the device's.
  ///   - device: where that is, for a picture that is upright and of which whole pixels show.
  ///   - edges: of the whole picture, which are anti-aliased.
  mutating func addTiles(
    _ tiles: ContentTiles, _ held: PixelRect, _ place: Affine, _ device: RasterRect?, _ filter: ImageFilter, _ edges: EdgeMask,
    _ context: Context
  ) {
    var offset: (dx: Int, dy: Int)?
    if let target = device?.asPixels, target.width == held.width, target.height == held.height {
      offset = (target.minX - held.minX, target.minY - held.minY)
    }
    // In an order of their own: what is made of a frame does not depend on that of a table.
    for index in tiles.tiles.keys.sorted() {
      guard let tile = tiles.tiles[index] else { continue }
      let part = tiles.grid.rect(index).intersection(held)
      if part.isEmpty { continue }
      if let offset {
        let rect = part.offsetBy(dx: offset.dx, dy: offset.dy)
        append(
          .blit(tile.pixels, source: part, dx: offset.dx, dy: offset.dy), rect: rect, opaque: tiles.isOpaque ? rect : .empty, context)
        continue
      }
      let frame = place.mapBounds(of: RasterRect(part)).snapped
      let shown = frame.touchedPixels
      guard isDamaged(shown.intersection(context.clipRect)) else { continue }
      // Along edges between tiles a pixel belongs to one of them: no seam shows.
      append(
        .framedPicture(
          tile.pixels, source: tile.pixels.bounds.intersection(held), place, filter, outline(of: part, within: held, place, edges)),
        rect: shown, opaque: tiles.isOpaque && place.keepsRectangles ? frame.wholePixels : .empty, context)
    }
  }

  private func outline(of part: PixelRect, within held: PixelRect, _ place: Affine, _ edges: EdgeMask) -> Quad {
    let r = RasterRect(part)
    func corner(_ x: Double, _ y: Double) -> RasterPoint { place.apply(to: RasterPoint(x, y)) }
    return Quad(
      (corner(r.minX, r.minY), corner(r.maxX, r.minY), corner(r.maxX, r.maxY), corner(r.minX, r.maxY)),
      smooth: (
        part.minY == held.minY && edges.contains(.minY), part.maxX == held.maxX && edges.contains(.maxX),
        part.maxY == held.maxY && edges.contains(.maxY), part.minX == held.minX && edges.contains(.minX)
      ))
  }
}
