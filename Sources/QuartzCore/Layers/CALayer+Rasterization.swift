import CoreGraphics

extension CALayer {
  /// A scale that no picture has is taken back.
  func rasterizationScaleChanged(from old: CGFloat) {
    guard rasterizationScale != old else { return }
    guard checked(rasterizationScale, "rasterizationScale"), rasterizationScale > 0 else {
      rasterizationScale = old
      return
    }
    rasterizationChanged()
  }

  func rasterizationChanged() {
    let scale = shouldRasterize ? rasterizationScale : 0
    if properties.rasterizationScale != scale { changeSilently { properties.rasterizationScale = scale } }
  }
}
