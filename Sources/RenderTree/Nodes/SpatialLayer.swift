import CoreGraphics
import Raster

/// A layer shown by a transform layer, with its position in the space of the surrounding layer.
package struct SpatialLayer {
  package let node: RenderNode
  /// The transform from the layer's own space; z points at the viewer.
  package let matrix: CATransform3D
  /// The product of the opacities of the enclosing transform layers.
  package let opacity: Double
  /// Whether the enclosing transform layers turn contents upside down.
  package let isFlipped: Bool
}

extension RenderNode {
  /// The maximum nesting of transform layers; deeper ones are not shown.
  private static let maximumSpatialLevels = 64

  /// Returns the layers that a transform layer shows, in paint order.
  package func spatialLayers(under superlayer: LayerProperties?) -> [SpatialLayer] {
    RenderNode.spatialLayers(properties, children, properties.matrix(under: superlayer))
  }

  /// The layers that a transform layer shows, in its own space.
  package var spatialLayersInPlane: [SpatialLayer] { RenderNode.spatialLayers(properties, children, CATransform3DIdentity) }

  static func spatialLayers(_ p: LayerProperties, _ children: NodeList, _ matrix: CATransform3D) -> [SpatialLayer] {
    var out: [SpatialLayer] = []
    let opacity = Double(min(max(p.opacity, 0), 1))
    gather(p, children, matrix, opacity, p.isGeometryFlipped, 0, &out)
    return out
  }

  private static func gather(
    _ p: LayerProperties, _ children: NodeList, _ matrix: CATransform3D, _ opacity: Double, _ isFlipped: Bool, _ level: Int,
    _ out: inout [SpatialLayer]
  ) {
    guard level < maximumSpatialLevels, !p.isHidden, opacity > 0 else { return }
    for child in children where child.properties.isVisible {
      let q = child.properties
      let own = CATransform3DConcat(q.matrix(under: p), matrix)
      if q.isTransformLayer, child.transition == nil {
        let shown = opacity * Double(min(max(q.opacity, 0), 1))
        gather(q, child.children, own, shown, isFlipped != q.isGeometryFlipped, level + 1, &out)
      } else {
        out.append(SpatialLayer(node: child, matrix: own, opacity: opacity, isFlipped: isFlipped))
      }
    }
  }

  /// Returns the bounds of everything that a transform layer shows, in the space that `matrix` maps to.
  static func spatialExtent(_ p: LayerProperties, _ children: NodeList, _ matrix: CATransform3D) -> RasterRect {
    var all = RasterRect.null
    for layer in spatialLayers(p, children, matrix) {
      all = all.union(extent(layer.node.localExtent, Homography(planeOf: layer.matrix)).outset(by: 0.001))
      if let from = layer.node.transition?.from {
        all = all.union(extent(from.localExtent, Homography(planeOf: layer.matrix)).outset(by: 0.001))
      }
    }
    return all
  }
}
