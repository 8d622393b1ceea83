import Compositor
import CoreGraphics
import Raster
import RenderTree

/// Tests that draw layers on a white screen of 120 x 120 pixels.
protocol DrawsLayers {}

extension DrawsLayers {
  var size: PixelRect { PixelRect(x: 0, y: 0, width: 120, height: 120) }

  func root(_ layers: [ModelLayer]) -> ModelLayer {
    let root = ModelLayer(CGRect(x: 0, y: 0, width: 120, height: 120))
    for (i, layer) in layers.enumerated() { root.insert(layer, at: i) }
    return root
  }

  func snapshot(_ root: ModelLayer) -> RenderSnapshot {
    RenderSnapshot(root: root.node, size: size, scale: 1, background: Pixel(bits: 0xffff_ffff))
  }

  func draw(_ layers: [ModelLayer]) -> PixelBuffer {
    let target = PixelBuffer(bounds: size)!
    _ = Compositor(threads: 2).composite(snapshot(root(layers)), at: 0, into: target)
    return target
  }
}

extension ModelLayer {
  /// Creates a layer with its origin as the anchor point.
  convenience init(_ frame: CGRect, _ color: CGColor? = nil) {
    self.init()
    properties.anchorPoint = .zero
    properties.position = frame.origin
    properties.bounds.size = frame.size
    properties.backgroundColor = color
  }
}
