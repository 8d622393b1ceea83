import Compositor
import CoreGraphics
import Raster
import RenderTree
import TestSupport
import Testing

/// Tests cached scaled pictures, clip masks and unchanged groups. The caches respect a budget, and no pixel differs.
@Suite(.namesSeeds) struct KeptPictureTests {
  private let size = PixelRect(x: 0, y: 0, width: 300, height: 200)

  private func box(_ frame: CGRect, _ color: CGColor?) -> ModelLayer {
    let layer = ModelLayer()
    layer.properties.anchorPoint = .zero
    layer.properties.position = frame.origin
    layer.properties.bounds.size = frame.size
    layer.properties.backgroundColor = color
    return layer
  }

  private func picture(_ width: Int, _ height: Int, isOpaque: Bool = false) -> PixelBuffer {
    let pixels = PixelBuffer(bounds: PixelRect(x: 0, y: 0, width: width, height: height))!
    var random = SeededGenerator(seed: UInt64(width * 31 + height))
    for y in 0..<height {
      for x in 0..<width {
        pixels[x, y] = Pixel(
          red: random.number(0...1), green: Double(x) / Double(width), blue: Double(y) / Double(height),
          alpha: isOpaque ? 1 : random.number(0...1))
      }
    }
    pixels.isOpaque = isOpaque
    return pixels
  }

  private func snapshot(_ root: ModelLayer) -> RenderSnapshot {
    RenderSnapshot(root: root.node, size: size, scale: 1, background: Pixel(bits: 0xff30_5070))
  }

  private func fresh(_ root: ModelLayer) -> PixelBuffer {
    let target = PixelBuffer(bounds: size)!
    _ = Compositor(threads: 1).composite(snapshot(root), at: 0, into: target)
    return target
  }

  private func statistics(_ compositor: Compositor, _ kind: CacheKind) -> CacheStatistics {
    compositor.cacheStatistics.first { $0.kind == kind }!
  }

  /// Draws some frames with a layer that moves over other content. `nudge` changes the content half way.
  private func run(_ compositor: Compositor, _ root: ModelLayer, nudge: (() -> Void)? = nil) {
    let mover = box(CGRect(x: 0, y: 60, width: 30, height: 30), CGColor(gray: 0.1, alpha: 0.5))
    root.insert(mover, at: root.children.count)
    let target = PixelBuffer(bounds: size)!
    for step in 0..<12 {
      mover.properties.position.x = CGFloat(20 + step * 12)
      if step == 6 { nudge?() }
      _ = compositor.composite(snapshot(root), at: 0, into: target)
      #expect(target == fresh(root), "step \(step)")
    }
  }

  @Test(arguments: [(400, 300, false), (97, 61, false), (1000, 30, true), (50, 50, true)], [1.0, 0.6])
  func aPictureIsKeptAtTheSizeItIsShown(_ picture: (Int, Int, Bool), opacity: Double) {
    let root = box(CGRect(x: 0, y: 0, width: 300, height: 200), CGColor(gray: 0.9, alpha: 1))
    let image = box(CGRect(x: 20, y: 30, width: 140, height: 90), nil)
    image.contents = LayerContents(pixels: self.picture(picture.0, picture.1, isOpaque: picture.2), revision: 7)
    image.properties.opacity = Float(opacity)
    root.insert(image, at: 0)
    let compositor = Compositor(threads: 2)
    run(compositor, root) { image.properties.position = CGPoint(x: 33, y: 41) }
    let kept = statistics(compositor, .scaled)
    #expect(kept.entries == 1 && kept.bytes >= 140 * 90 * 4 && kept.bytes < 140 * 90 * 4 * 2)
    #expect(kept.hits >= 6 && kept.misses == 3, "moved by whole pixels it is the same picture")
  }

  @Test func anotherSizeOrOtherPixelsAreOtherPictures() {
    let root = box(CGRect(x: 0, y: 0, width: 300, height: 200), CGColor(gray: 0.9, alpha: 1))
    let image = box(CGRect(x: 20, y: 30, width: 140, height: 90), nil)
    image.contents = LayerContents(pixels: picture(400, 300), revision: 7)
    root.insert(image, at: 0)
    let compositor = Compositor(threads: 1)
    run(compositor, root) { image.properties.bounds.size.width = 150 }
    #expect(statistics(compositor, .scaled).entries == 2)
    let pixels = picture(400, 300)
    for y in 100..<200 { for x in 100..<300 { pixels[x, y] = Pixel(red: 1, green: 0, blue: 0, alpha: 1) } }
    run(compositor, root) { image.contents = LayerContents(pixels: pixels, revision: 8) }
    #expect(statistics(compositor, .scaled).entries == 3)
  }

  @Test func theBudgetHolds() {
    let root = box(CGRect(x: 0, y: 0, width: 300, height: 200), CGColor(gray: 0.9, alpha: 1))
    for i in 0..<8 {
      let image = box(CGRect(x: 5 + 30 * i, y: 60, width: 28, height: 28), nil)
      image.contents = LayerContents(pixels: picture(60 + i, 60), revision: UInt64(7 + i))
      root.insert(image, at: 0)
    }
    let compositor = Compositor(threads: 1)
    compositor.cacheBudget = 28 * 32 * 4 * 5
    run(compositor, root)
    let kept = statistics(compositor, .scaled)
    #expect(kept.entries > 0 && kept.bytes <= compositor.cacheBudget)
    compositor.cacheBudget = 0
    #expect(compositor.cacheStatistics.allSatisfy { $0.bytes == 0 })
  }

  @Test func clipsOfRoundCornersAreKept() {
    let root = box(CGRect(x: 0, y: 0, width: 300, height: 200), CGColor(gray: 0.9, alpha: 1))
    for i in 0..<4 {
      let avatar = box(CGRect(x: 10 + 70 * i, y: 50, width: 50, height: 50), nil)
      avatar.properties.cornerRadius = 25
      avatar.properties.masksToBounds = true
      avatar.insert(box(CGRect(x: -5, y: 5, width: 80, height: 40), CGColor(red: 1, green: 0, blue: 0, alpha: 1)), at: 0)
      root.insert(avatar, at: 0)
    }
    let compositor = Compositor(threads: 2)
    run(compositor, root)
    let kept = statistics(compositor, .clips)
    #expect(kept.hits > 10 && kept.bytes > 0 && kept.bytes < 4 * 64 * 64)
    #expect(kept.entries == 1, "apart by whole pixels they have one mask")
  }

  private func group(masked: Bool) -> ModelLayer {
    let group = box(CGRect(x: 20.25, y: 20.5, width: 200, height: 150), CGColor(gray: 0.8, alpha: 1))
    for i in 0..<10 {
      let part = box(CGRect(x: 5 + i * 12, y: 5 + i * 9, width: 60, height: 40), CGColor(gray: CGFloat(i) / 10, alpha: 1))
      part.properties.cornerRadius = 7
      part.properties.transform = CATransform3DMakeRotation(CGFloat(i) / 9, 0, 0, 1)
      if i == 4 { part.contents = LayerContents(pixels: picture(100, 70), revision: 3) }
      group.insert(part, at: i)
    }
    if masked {
      let mask = box(CGRect(x: 10, y: 10, width: 150, height: 120), CGColor(gray: 0, alpha: 0.8))
      mask.properties.cornerRadius = 40
      group.mask = mask
    } else {
      group.properties.opacity = 0.7
    }
    return group
  }

  @Test(arguments: [false, true])
  func aGroupThatStaysIsKept(masked: Bool) {
    let root = box(CGRect(x: 0, y: 0, width: 300, height: 200), CGColor(gray: 0.9, alpha: 1))
    let group = group(masked: masked)
    root.insert(group, at: 0)
    let compositor = Compositor(threads: 2)
    run(compositor, root) { group.children[2].properties.backgroundColor = CGColor(gray: 1, alpha: 1) }
    let kept = statistics(compositor, .groups)
    #expect(kept.hits >= 4 && kept.misses == 2 && kept.entries == 2)
    // At another position the group needs another picture.
    let before = statistics(compositor, .groups).misses
    run(compositor, root) { group.properties.position.x += 3 }
    #expect(statistics(compositor, .groups).misses == before + 1)
  }

  @Test func aGroupWithAFilterOfWhatIsBehindIsNotKept() {
    let root = box(CGRect(x: 0, y: 0, width: 300, height: 200), CGColor(gray: 0.9, alpha: 1))
    let group = group(masked: false)
    group.children[3].properties.effects = LayerEffects(blend: .multiply)
    root.insert(group, at: 0)
    let compositor = Compositor(threads: 1)
    run(compositor, root)
    #expect(statistics(compositor, .groups).entries == 0)
  }

  /// Frames of a tree in which something keeps changing must be equal with warm and empty caches.
  @Test(arguments: (1...30).map { UInt64($0) })
  func framesOfAWarmCacheAreThoseOfACold(seed: UInt64) {
    var tree = RandomTree(seed: seed &+ 9000, layers: 14)
    let target = PixelBuffer(bounds: tree.snapshot.size)!
    let compositor = Compositor(threads: 2)
    let mover = box(CGRect(x: 0, y: 0, width: 60, height: 120), CGColor(gray: 0.5, alpha: 0.3))
    tree.root.insert(mover, at: tree.root.children.count)
    for step in 0..<24 {
      if step % 6 == 5 { tree.change() }
      mover.properties.position.x = CGFloat(step * 37 % 130)
      _ = compositor.composite(tree.snapshot, at: 0, into: target)
      let cold = PixelBuffer(bounds: target.bounds)!
      _ = Compositor(threads: 1).composite(tree.snapshot, at: 0, into: cold)
      #expect(target == cold, "seed \(seed), step \(step)")
    }
  }
}
