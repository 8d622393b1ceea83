import CoreGraphics
import Raster

/// A layer that a transform layer shows, with its place in the space of the layer around.
package struct SpatialLayer {
  package let node: RenderNode
  /// From the layer's own space; z points at the viewer.
  package let matrix: CATransform3D
  /// Of the transform layers around it.
  package let opacity: Double
  /// Whether the transform layers around it turn pictures upside down.
  package let isFlipped: Bool
}

extension RenderNode {
  /// Transform layers in transform layers; deeper ones are not shown.
  private static let maximumSpatialLevels = 64

  /// The layers that a transform layer shows, in paint order.
  package func spatialLayers(under superlayer: LayerProperties?) -> [SpatialLayer] {
    RenderNode.spatialLayers(properties, children, properties.matrix(under: superlayer))
  }

  /// The same in the transform layer's own space.
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

  /// The bounds of all that a transform layer shows, where `matrix` puts its space.
  static func spatialReach(_ p: LayerProperties, _ children: NodeList, _ matrix: CATransform3D) -> RasterRect {
    var all = RasterRect.null
    for layer in spatialLayers(p, children, matrix) {
      all = all.union(reach(layer.node.localReach, Homography(planeOf: layer.matrix)).outset(by: 0.001))
      if let from = layer.node.transition?.from {
        all = all.union(reach(from.localReach, Homography(planeOf: layer.matrix)).outset(by: 0.001))
      }
    }
    return all
  }
}
