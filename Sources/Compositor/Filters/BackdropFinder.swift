import Raster
import RenderTree

/// Finds the layers of a tree that show their backdrop through a filter. Skips subtrees without any.
struct BackdropFinder {
  private(set) var areas: [BackdropArea] = []

  /// - Parameter context: the state inherited from the node's superlayer.
  mutating func visit(_ node: RenderNode, _ context: SceneBuilder.Context) {
    guard node.backdropUse.contains(.filters), node.properties.isVisible, context.depth < RenderNode.maximumDepth else { return }
    if let from = node.transition?.from { visit(from, context) }
    if node.properties.isTransformLayer, node.transition == nil {
      for layer in node.spatialLayers(under: context.superlayer) {
        visit(layer.node, Homography(planeOf: layer.matrix), context)
      }
    } else {
      visit(node, node.properties.placement(under: context.superlayer), context)
    }
  }

  private mutating func visit(_ node: RenderNode, _ placement: Homography, _ context: SceneBuilder.Context) {
    if let affine = placement.affine {
      visitLayer(node, affine.concatenating(context.transform), context)
    } else if let filter = node.properties.effects?.backgroundFilter, !filter.isIdentity {
      // Backdrop filters inside the plane act only within the plane's picture.
      let shown = SceneBuilder.bounds(of: node.properties.rasterBounds, placement.concatenating(context.transform))
      add(shown, filter, context.transform.maximumScale, context)
    }
  }

  /// - Parameter local: the transform from the layer's bounds space to device pixels.
  mutating func visitLayer(_ node: RenderNode, _ local: Affine, _ context: SceneBuilder.Context) {
    guard node.backdropUse.contains(.filters), local.isFinite else { return }
    let p = node.properties
    if p.isTransformLayer {
      var inside = context
      inside.transform = local
      for layer in node.spatialLayersInPlane { visit(layer.node, Homography(planeOf: layer.matrix), inside) }
      return
    }
    let touched = local.mapBounds(of: p.rasterBounds).touchedPixels
    if let filter = p.effects?.backgroundFilter, !filter.isIdentity {
      var area = touched
      if let glass = filter.glass, glass.isContainer {
        area = GlassSurface(glass, of: node, local)?.bounds.touchedPixels ?? .empty
      }
      add(area, filter, local.blurScale, context)
    }
    var inside = context
    inside.transform = local
    inside.superlayer = nil
    inside.depth += 1
    if let mask = node.mask { visit(mask, inside) }
    inside.superlayer = p.hasSublayerTransform ? p : nil
    // At least as large as the clip used for drawing.
    if p.masksToBounds { inside.clipRect = context.clipRect.intersection(touched) }
    for chunk in node.children.leaves where chunk.backdropUse.contains(.filters) {
      for child in chunk.nodes { visit(child, inside) }
    }
  }

  private mutating func add(_ rect: PixelRect, _ filter: PictureFilter, _ scale: Double, _ context: SceneBuilder.Context) {
    let shown = rect.intersection(context.clipRect)
    if shown.isEmpty { return }
    // At least the margin of the glass that is drawn.
    let shift = filter.glass.map { Int(min($0.maximumShift * scale, 1e4).rounded(.up)) + 2 } ?? 0
    areas.append(BackdropArea(area: shown, margin: BlurPlan(filter, scale: scale).margin + shift))
  }
}

extension Affine {
  /// The number of pixels per point for a blur, the same in all directions.
  var blurScale: Double { abs(determinant).squareRoot() }
}
