import Raster
import RenderTree

extension SceneBuilder {
  /// Adds the visible tiles of a large picture. Each tile draws its part of the picture and holds the
  /// neighbouring pixels that filters read.
  ///
  /// - Parameters:
  ///   - held: the visible part of the picture, in its pixels.
  ///   - place: the transform from the picture's pixels to device pixels.
  ///   - device: the rectangle in device pixels, for an upright picture of which whole pixels are visible; nil for others.
  ///   - edges: the edges of the whole picture that are anti-aliased.
  mutating func addTiles(
    _ tiles: ContentTiles, _ held: PixelRect, _ transform: Affine, _ device: RasterRect?, _ filter: ImageFilter, _ edges: EdgeMask,
    _ context: Context
  ) {
    var offset: (dx: Int, dy: Int)?
    if let target = device?.asPixels, target.width == held.width, target.height == held.height {
      offset = (target.minX - held.minX, target.minY - held.minY)
    }
    // Sorted, so that the result does not depend on the order of a hash table.
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
      let frame = transform.mapBounds(of: RasterRect(part)).snapped
      let shown = frame.touchedPixels
      guard isDamaged(shown.intersection(context.clipRect)) else { continue }
      // Along the edges between tiles each pixel belongs to exactly one tile, so no seam is visible.
      append(
        .framedPicture(
          tile.pixels, source: tile.pixels.bounds.intersection(held), transform, filter, outline(of: part, within: held, transform, edges)),
        rect: shown, opaque: tiles.isOpaque && transform.keepsRectangles ? frame.wholePixels : .empty, context)
    }
  }

  private func outline(of part: PixelRect, within held: PixelRect, _ transform: Affine, _ edges: EdgeMask) -> Quad {
    let r = RasterRect(part)
    func corner(_ x: Double, _ y: Double) -> RasterPoint { transform.apply(to: RasterPoint(x, y)) }
    return Quad(
      (corner(r.minX, r.minY), corner(r.maxX, r.minY), corner(r.maxX, r.maxY), corner(r.minX, r.maxY)),
      smooth: (
        part.minY == held.minY && edges.contains(.minY), part.maxX == held.maxX && edges.contains(.maxX),
        part.maxY == held.maxY && edges.contains(.maxY), part.minX == held.minX && edges.contains(.minX)
      ))
  }
}
