import CoreGraphics
import Raster
import RenderTree

extension GlassSurface {
  /// The glass of a layer with a glass filter, in device pixels; nil if there is none, or if it is turned or in perspective.
  ///
  /// - Parameters:
  ///   - filter: the filter of the node's backdrop.
  ///   - local: the transform from the layer's bounds space to device pixels.
  init?(_ filter: GlassFilter, of node: RenderNode, _ local: Affine) {
    var shapes: [Shape] = []
    if filter.isContainer {
      var pieces = GlassPieces()
      pieces.visit(node.children, local, node.properties.hasSublayerTransform ? node.properties : nil, depth: 0)
      shapes = pieces.shapes
    } else if let shape = Shape(node.properties, filter.tint, local) {
      shapes = [shape]
    }
    guard let first = shapes.first else { return nil }
    let scale = local.blurScale
    // All pieces have the edge of the smallest one.
    let side = shapes.reduce(min(first.rect.width, first.rect.height)) { min($0, $1.rect.width, $1.rect.height) }
    let depth = min(filter.depth * scale, side / 3)
    self.init(
      shapes: shapes, spacing: filter.spacing * scale, depth: depth, shift: depth * filter.shift, rim: Float(filter.rim),
      rimWidth: GlassFilter.rimWidth * scale)
  }
}

extension GlassSurface.Shape {
  /// The bounds of a layer with its round corners; nil if its sides are not along the axes.
  fileprivate init?(_ p: LayerProperties, _ tint: Pixel, _ local: Affine) {
    guard local.isFinite, local.isAxisAligned, local.a > 0, local.d > 0 else { return nil }
    let rect = local.mapBounds(of: p.rasterBounds)
    guard rect.isFinite, rect.width > 0, rect.height > 0 else { return nil }
    let radii = p.roundsCorners ? p.cornerRadii() * local.blurScale : .zero
    self.init(
      rect, topLeft: radii.topLeft, topRight: radii.topRight, bottomRight: radii.bottomRight, bottomLeft: radii.bottomLeft, tint: tint)
  }
}

/// Collects the pieces of glass below a container.
private struct GlassPieces {
  /// The largest number of pieces. Each costs time for every pixel.
  private static let maximumPieces = 64

  var shapes: [GlassSurface.Shape] = []

  mutating func visit(_ nodes: NodeList, _ local: Affine, _ superlayer: LayerProperties?, depth: Int) {
    guard depth < RenderNode.maximumDepth else { return }
    for chunk in nodes.leaves where chunk.backdropUse.contains(.filters) {
      for node in chunk.nodes where node.backdropUse.contains(.filters) {
        let p = node.properties
        guard p.isVisible, shapes.count < Self.maximumPieces, let transform = p.placement(under: superlayer).affine else { continue }
        let inner = transform.concatenating(local)
        if let glass = p.effects?.backgroundFilter.glass {
          // A container inside of a container draws its own pieces.
          if !glass.isContainer, let shape = GlassSurface.Shape(p, glass.tint, inner) { shapes.append(shape) }
          continue
        }
        visit(node.children, inner, p.hasSublayerTransform ? p : nil, depth: depth + 1)
      }
    }
  }
}
