import Raster
import RenderTree

extension TreeDiff {
  /// Damages the old and the new area of a shape, gradient or particles if they differ.
  mutating func addFigures(_ p: LayerProperties, _ q: LayerProperties, _ local: Affine, _ context: Context) {
    guard p.figure != nil || q.figure != nil else { return }
    if p.figure == q.figure {
      // Gradients also depend on the bounds and the rounded corners.
      guard case .gradient? = q.figure,
        p.bounds != q.bounds || p.hasOtherCorners(than: q)
      else { return }
    }
    addFigure(p, local, context)
    addFigure(q, local, context)
  }

  /// With more particles than this, the bounds of all particles are damaged at once.
  private static let maximumParticles = 512

  private mutating func addFigure(_ p: LayerProperties, _ local: Affine, _ context: Context) {
    guard let figure = p.figure else { return }
    var clip = context.clipRect
    if p.masksToBounds { clip = clip.intersection(local.mapBounds(of: p.rasterBounds).touchedPixels) }
    if case .particles(let field) = figure, field.particles.count <= TreeDiff.maximumParticles {
      for particle in field.particles { damage.add(local.mapBounds(of: particle.extent).reachedPixels.intersection(clip)) }
      return
    }
    damage.add(local.mapBounds(of: figure.extent(in: p.rasterBounds)).reachedPixels.intersection(clip))
  }
}
