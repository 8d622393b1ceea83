import CoreGraphics
import Raster
import RenderTree

/// The drawing of layer subclasses: shapes, gradients and particles.
extension SceneBuilder {
  mutating func addFigure(_ figure: LayerFigure, _ p: LayerProperties, _ local: Affine, _ context: Context) {
    switch figure {
    case .shape(let shape): add(shape, p, local, context)
    case .gradient(let gradient): add(gradient, p, local, context)
    case .particles(let field): add(field, local, context)
    case .replicator, .emitter: break
    }
  }

  // MARK: Shapes

  private mutating func add(_ shape: ShapeFigure, _ p: LayerProperties, _ local: Affine, _ context: Context) {
    guard let path = shape.path else { return }
    let extent = local.mapBounds(of: shape.extent).reachedPixels
    guard isDamaged(extent.intersection(context.clipRect)) else { return }
    if shape.fills, let color = shape.fillColor {
      if let rect = path.vector.asRect, local.keepsRectangles, color.patternImage == nil, !rect.isEmpty,
        case let frame = local.mapBounds(of: rect).snapped, let whole = frame.asPixels
      {
        append(.fill(color.pixel), rect: whole, opaque: color.pixel.isOpaque ? whole : .empty, context)
      } else {
        var outline = scene.takePath()
        outline.append(path.vector)
        outline.transform(by: local)
        add(outline, shape.fillRule, color, p, extent, local, context)
      }
    }
    if shape.strokes, let color = shape.strokeColor {
      let scale = local.maximumScale
      var outline = caches.figures.line(of: shape, tolerance: 0.1 / (scale > 1e-6 && scale.isFinite ? scale : 1))
      outline.transform(by: local)
      add(outline, .nonZero, color, p, extent, local, context)
    }
  }

  /// - Parameter outline: the outline in device pixels.
  private mutating func add(
    _ outline: VectorPath, _ rule: FillRule, _ color: CGColor, _ p: LayerProperties, _ extent: PixelRect, _ local: Affine,
    _ context: Context
  ) {
    let touched = outline.bounds.touchedPixels.intersection(extent)
    guard isDamaged(touched.intersection(context.clipRect)) else { return }
    if let pattern = color.patternImage {
      let unit = Double(color.patternUnit)
      let transform = Affine(scaleX: unit, y: unit)
        .concatenating(Affine(translationX: Double(p.bounds.minX), y: Double(p.bounds.minY))).concatenating(local)
      guard let inverse = transform.inverted() else { return }
      let paint = Paint.image(ImagePattern(image: pattern.pixels, inverse: inverse, tile: .repeat))
      append(.path(outline, rule, paint), rect: touched, context)
      return
    }
    let pixel = color.pixel
    guard !pixel.isClear else { return }
    // The cached mask is that of the whole shape, so it is used only for shapes that are completely visible.
    if limit.contains(touched), let kept = caches.figures.mask(of: outline, rule, &counters) {
      append(.stencil(kept.mask, dx: kept.dx, dy: kept.dy, pixel), rect: touched, context)
    } else {
      append(.path(outline, rule, .color(pixel)), rect: touched, context)
    }
  }

  // MARK: Gradients

  private mutating func add(_ gradient: GradientFigure, _ p: LayerProperties, _ local: Affine, _ context: Context) {
    let frame = local.mapBounds(of: p.rasterBounds).snapped
    let touched = frame.touchedPixels
    guard !gradient.colors.isEmpty, isDamaged(touched.intersection(context.clipRect)), let inverse = local.inverted(),
      let paint = gradient.paint(in: p.bounds, ramp: caches.figures.ramp(of: gradient), inverse: inverse)
    else { return }
    let isOpaque = gradient.isOpaque
    let whole = local.keepsRectangles ? frame.wholePixels : .empty
    if !p.roundsCorners {
      if whole == touched {
        append(.area(paint), rect: touched, opaque: isOpaque ? touched : .empty, context)
      } else if case let edges = p.smoothEdges(of: p.rasterBounds, local), edges != .all {
        addSharp(p.rasterBounds, edges, isOpaque: isOpaque, local, context) { outline in outline.map { .quad($0, paint) } ?? .area(paint) }
      } else {
        append(
          .path(outline(of: p.rasterBounds, p, local), .nonZero, paint), rect: touched, opaque: isOpaque ? whole : .empty,
          context)
      }
      return
    }
    let side = Int(min(p.cornerExtent * (abs(local.a) + abs(local.b)), 1e6).rounded(.up))
    let middle = whole.width >= whole.height ? whole.insetBy(dx: 0, dy: side) : whole.insetBy(dx: side, dy: 0)
    let path = outline(of: p.rasterBounds, p, local)
    append(.path(path, .nonZero, paint), rect: touched, opaque: isOpaque ? middle : .empty, context)
  }

  // MARK: Particles

  private mutating func add(_ field: ParticleField, _ local: Affine, _ context: Context) {
    guard isDamaged(local.mapBounds(of: field.extent).reachedPixels.intersection(context.clipRect)) else { return }
    for particle in field.particles {
      let transform = particle.transform.concatenating(local)
      let touched = transform.mapBounds(of: RasterRect(particle.source)).touchedPixels
      guard transform.isFinite, transform.determinant != 0, isDamaged(touched.intersection(context.clipRect)) else { continue }
      let image = caches.figures.tinted(particle)
      var below = context
      below.opacity *= particle.opacity
      let index = scene.items.count
      append(
        .picture(image, source: particle.source, transform, particle.isSharp ? .nearest : .linear), rect: touched, below)
      if field.isAdditive, scene.items.count > index { scene.items[index].blend = .plusLighter }
    }
  }
}
