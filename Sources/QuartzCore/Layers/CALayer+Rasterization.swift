import CoreGraphics

extension CALayer {
  func rasterizationChanged() {
    let scale = shouldRasterize ? rasterizationScale : 0
    if properties.rasterizationScale != scale { changeSilently { properties.rasterizationScale = scale } }
  }
}
