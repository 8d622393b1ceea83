import Compositor
import CoreGraphics
import Raster
import RenderTree
import Testing

/// Tests layers that are cached with their sublayers as pictures.
@Suite struct GroupCacheTests {
  private let size = PixelRect(x: 0, y: 0, width: 300, height: 200)

  private func box(_ frame: CGRect, _ gray: CGFloat) -> ModelLayer {
    let layer = ModelLayer()
    layer.properties.anchorPoint = .zero
    layer.properties.position = frame.origin
    layer.properties.bounds.size = frame.size
    layer.properties.backgroundColor = CGColor(gray: gray, alpha: 1)
    return layer
  }

  /// Returns a group with overlapping parts, and a layer that moves over it.
  private func scene() -> (root: ModelLayer, group: ModelLayer, mover: ModelLayer) {
    let root = box(CGRect(x: 0, y: 0, width: 300, height: 200), 1)
    let group = box(CGRect(x: 20, y: 20, width: 200, height: 150), 0.8)
    for i in 0..<10 {
      let part = box(CGRect(x: 5 + i * 12, y: 5 + i * 9, width: 60, height: 40), CGFloat(i) / 10)
      part.properties.cornerRadius = 7
      part.properties.transform = CATransform3DMakeRotation(CGFloat(i) / 9, 0, 0, 1)
      group.insert(part, at: i)
    }
    group.properties.opacity = 0.7
    let mover = box(CGRect(x: 0, y: 60, width: 30, height: 30), 0.1)
    root.insert(group, at: 0)
    root.insert(mover, at: 1)
    return (root, group, mover)
  }

  private func snapshot(_ root: ModelLayer, scale: CGFloat = 1) -> RenderSnapshot {
    RenderSnapshot(root: root.node, size: size, scale: scale, background: Pixel(bits: 0xffff_ffff))
  }

  private func fresh(_ root: ModelLayer, scale: CGFloat = 1) -> PixelBuffer {
    let target = PixelBuffer(bounds: size)!
    let compositor = Compositor(threads: 1)
    _ = compositor.composite(snapshot(root, scale: scale), at: 0, into: target)
    return target
  }

  private func statistics(_ compositor: Compositor, _ kind: CacheKind) -> CacheStatistics {
    compositor.cacheStatistics.first { $0.kind == kind }!
  }

  @Test func theBudgetHoldsAndChangesNoPixel() {
    let (root, group, mover) = scene()
    group.properties.isRasterized = true
    let target = PixelBuffer(bounds: size)!
    let compositor = Compositor(threads: 1)
    compositor.cacheBudget = 5000
    for step in 0..<8 {
      mover.properties.position.x = CGFloat(30 + step * 10)
      _ = compositor.composite(snapshot(root), at: 0, into: target)
      #expect(target == fresh(root), "step \(step)")
      #expect(compositor.cacheStatistics.reduce(0) { $0 + $1.bytes } <= 5000)
    }
  }

  @Test(arguments: [1.0, 2.0, 0.5]) func aRasterizedLayerIsAPictureOfItsOwnResolution(scale: Double) {
    let (root, group, mover) = scene()
    group.properties.isRasterized = true
    group.properties.rasterizationScale = scale
    let target = PixelBuffer(bounds: size)!
    let compositor = Compositor(threads: 2)
    for step in 0..<6 {
      mover.properties.position.x = CGFloat(30 + step * 10)
      if step == 3 { group.children[2].properties.backgroundColor = .white }
      if step == 5 { group.properties.position.x += 11 }
      _ = compositor.composite(snapshot(root), at: 0, into: target)
      #expect(target == fresh(root), "step \(step)")
    }
    let kept = statistics(compositor, .rasterized)
    #expect(kept.misses == 2, "a change inside makes it anew, a move does not")
    #expect(kept.hits >= 3)
    // At the scale of the device the picture equals that of the parts; at half of it, it is coarser.
    let plain = scene()
    plain.mover.properties.position = mover.properties.position
    plain.group.properties.position = group.properties.position
    plain.group.children[2].properties.backgroundColor = .white
    #expect((fresh(plain.root) == target) == (scale == 1))
  }
}
