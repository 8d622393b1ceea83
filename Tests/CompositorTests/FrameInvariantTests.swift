import Compositor
import Foundation
import Raster
import RenderTree
import TestSupport
import Testing

@Suite(.namesSeeds) struct FrameInvariantTests {
  static let seeds: [UInt64] = (1...40).map { $0 }

  private func fresh(
    _ snapshot: RenderSnapshot, at t: TimeInterval, threads: Int = 1, ignoresOcclusion: Bool = false
  ) -> PixelBuffer {
    let target = PixelBuffer(bounds: snapshot.size)!
    let compositor = Compositor(threads: threads)
    compositor.debug.ignoresOcclusion = ignoresOcclusion
    _ = compositor.composite(snapshot, at: t, into: target)
    return target
  }

  private func difference(_ a: PixelBuffer, _ b: PixelBuffer) -> String {
    for y in a.bounds.minY..<a.bounds.maxY {
      for x in a.bounds.minX..<a.bounds.maxX where a[x, y] != b[x, y] {
        return "at (\(x), \(y)): \(String(a[x, y].bits, radix: 16)) and \(String(b[x, y].bits, radix: 16))"
      }
    }
    return "none"
  }

  @Test(arguments: seeds)
  func anIncrementalFrameOverPoisonEqualsAFullOne(seed: UInt64) {
    var tree = RandomTree(seed: seed, layers: 5 + Int(seed) % 20)
    let plain = PixelBuffer(bounds: tree.snapshot.size)!
    let poisoned = PixelBuffer(bounds: tree.snapshot.size)!
    let (first, second) = (Compositor(threads: 1), Compositor(threads: 2))
    _ = first.composite(tree.snapshot, at: 0, into: plain)
    _ = second.composite(tree.snapshot, at: 0, into: poisoned)
    for step in 0..<30 {
      for _ in 0..<tree.random.whole(1...3) { tree.change() }
      let snapshot = tree.snapshot
      let frame = first.composite(snapshot, at: 0, into: plain)
      // Moved content is copied from pixels of the previous frame, which must be kept.
      for rect in frame.moved.isEmpty ? frame.damage.rects : [] { Canvas(poisoned).fill(rect, Pixel(bits: 0x80ff_0080)) }
      let again = second.composite(snapshot, at: 0, into: poisoned)
      #expect(again.damage == frame.damage)
      let full = fresh(snapshot, at: 0)
      #expect(plain == full, "seed \(seed), step \(step): plain differs \(difference(plain, full))")
      #expect(poisoned == full, "seed \(seed), step \(step): poisoned differs \(difference(poisoned, full))")
      if plain != full || poisoned != full { return }
    }
  }

  @Test(arguments: seeds)
  func framesOfAnimatedTreesEqualFullOnes(seed: UInt64) {
    var tree = RandomTree(seed: seed &+ 1000, layers: 10, isAnimated: true)
    let target = PixelBuffer(bounds: tree.snapshot.size)!
    let compositor = Compositor(threads: 2)
    for step in 0..<25 {
      let t = Double(step) * 0.13
      if step % 4 == 3 { tree.change() }
      let snapshot = tree.snapshot
      _ = compositor.composite(snapshot, at: t, into: target)
      let full = fresh(snapshot, at: t)
      #expect(target == full, "seed \(seed), step \(step): \(difference(target, full))")
      if target != full { return }
    }
  }

  @Test(arguments: seeds)
  func threadsAndOcclusionChangeNoPixel(seed: UInt64) {
    // Large enough for many bands.
    var tree = RandomTree(seed: seed &+ 2000, layers: 40)
    tree.root.properties.bounds.size = CGSize(width: 160, height: 120)
    var snapshot = tree.snapshot
    snapshot.scale = 5
    snapshot.size = PixelRect(x: 0, y: 0, width: 800, height: 600)
    let one = fresh(snapshot, at: 0)
    for threads in [2, 3, 8] {
      #expect(fresh(snapshot, at: 0, threads: threads) == one, "seed \(seed), \(threads) threads")
    }
    let all = fresh(snapshot, at: 0, ignoresOcclusion: true)
    #expect(all == one, "seed \(seed): \(difference(all, one))")
    tree.change()
  }

  @Test(arguments: seeds)
  func aPartDrawnByItselfEqualsThePartOfTheWhole(seed: UInt64) {
    let tree = RandomTree(seed: seed &+ 3000, layers: 25)
    let full = fresh(tree.snapshot, at: 0)
    let target = full.copy()!
    let compositor = Compositor(threads: 1)
    _ = compositor.composite(tree.snapshot, at: 0, into: target)
    let part = PixelRect(x: 31, y: 17, width: 57, height: 41)
    Canvas(target).fill(part, Pixel(bits: 0xff00_ff00))
    compositor.invalidate(part)
    let frame = compositor.composite(tree.snapshot, at: 0, into: target)
    #expect(frame.damage == Region(part))
    #expect(target == full, "seed \(seed): \(difference(target, full))")
  }

  @Test func aTurnThatChangesNothingCompositesNothing() {
    let tree = RandomTree(seed: 7, layers: 200)
    let target = PixelBuffer(bounds: tree.snapshot.size)!
    let compositor = Compositor(threads: 2)
    _ = compositor.composite(tree.snapshot, at: 0, into: target)
    let frame = compositor.composite(tree.snapshot, at: 1, into: target)
    #expect(frame.damage.isEmpty)
    #expect(frame.counters == FrameCounters())
    #expect(!frame.isAnimating)
  }
}
