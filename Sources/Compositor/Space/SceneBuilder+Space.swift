import CoreGraphics
import Raster
import RenderTree

extension SceneBuilder {
  /// Adds a transform layer: each layer in it on its own, the farthest first.
  ///
  /// - Parameter local: the transform from the transform layer's own plane to device pixels; nil if its properties determine it.
  mutating func addSpace(_ node: RenderNode, _ local: Affine?, _ outer: Context) {
    counters.layersVisited += 1
    let layers = local == nil ? node.spatialLayers(under: outer.superlayer) : node.spatialLayersInPlane
    var outer = outer
    if let local { outer.transform = local }
    guard let back = outer.transform.inverted() else { return }
    let limit = SceneBuilder.maximumSide / 2
    var polygons: [SpacePolygon] = []
    for (index, layer) in layers.enumerated() {
      let bounds = layer.node.properties.rasterBounds.outset(by: limit)
      var area = layer.node.localExtent
      if let from = layer.node.transition?.from { area = area.union(from.localExtent) }
      if !bounds.isEmpty { area = area.intersection(bounds) }
      if let polygon = SpacePolygon(area, layer.matrix, index: index) { polygons.append(polygon) }
    }
    for polygon in DepthOrder(polygons).sorted {
      let layer = layers[polygon.index]
      var context = outer
      context.superlayer = nil
      context.depth += 1
      context.opacity *= layer.opacity
      if layer.isFlipped { context.isFlipped.toggle() }
      context.placement = Homography(planeOf: layer.matrix)
      for line in polygon.cuts {
        // Converts the line from the superlayer's plane to pixels.
        let onDevice = DividingLine(
          a: line.a * back.a + line.b * back.b, b: line.a * back.c + line.b * back.d,
          c: line.a * back.tx + line.b * back.ty + line.c, isPositive: line.isPositive)
        scene.clips.append(ClipRecord(parent: context.clip, shape: .side(onDevice), inner: .empty))
        context.clip = Int32(scene.clips.count - 1)
      }
      add(layer.node, context)
    }
  }
}
