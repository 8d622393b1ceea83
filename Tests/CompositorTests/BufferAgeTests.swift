import Compositor
import Foundation
import Raster
import RenderTree
import TestSupport
import Testing

/// A window with several buffers repaints the damage that each buffer has missed.
@Suite(.namesSeeds) struct BufferAgeTests {
  private func fresh(_ snapshot: RenderSnapshot) -> PixelBuffer {
    let target = PixelBuffer(bounds: snapshot.size)!
    _ = Compositor(threads: 1).composite(snapshot, at: 0, into: target)
    return target
  }

  @Test(arguments: [2, 3], (1...12).map { UInt64($0) })
  func buffersThatTakeTurnsHoldFullFrames(count: Int, seed: UInt64) {
    var tree = RandomTree(seed: seed &+ 500, layers: 12)
    let known = (0..<count).map { _ in PixelBuffer(bounds: tree.snapshot.size)! }
    let told = (0..<count).map { _ in PixelBuffer(bounds: tree.snapshot.size)! }
    let (first, second) = (Compositor(threads: 1), Compositor(threads: 2))
    var painted = 0
    for step in 0..<24 {
      if tree.random.chance(0.8) { tree.change() }
      let snapshot = tree.snapshot
      let frame = first.composite(snapshot, at: 0, into: known[step % count])
      let again = second.composite(snapshot, at: 0, into: told[step % count], age: step < count ? 0 : count)
      if step >= count { painted += frame.counters.pixelsDamaged }
      #expect(frame.damage == again.damage, "seed \(seed), step \(step)")
      let full = fresh(snapshot)
      #expect(known[step % count] == full, "seed \(seed), step \(step): remembered age")
      #expect(told[step % count] == full, "seed \(seed), step \(step): given age")
    }
    #expect(painted < (24 - count) * tree.snapshot.size.area)
  }

  @Test func aBufferOfUnknownAgeIsDrawnWholly() {
    let tree = RandomTree(seed: 9, layers: 5)
    let snapshot = tree.snapshot
    let compositor = Compositor(threads: 1)
    let target = PixelBuffer(bounds: snapshot.size)!
    for age in [0, -1, 100] {
      #expect(compositor.composite(snapshot, at: 0, into: target, age: age).damage == Region(snapshot.size))
    }
    #expect(compositor.composite(snapshot, at: 0, into: target, age: 1).damage.isEmpty)
  }

  @Test func nothingChangedMeansNothingIsLacking() {
    let tree = RandomTree(seed: 3, layers: 5)
    let snapshot = tree.snapshot
    let compositor = Compositor(threads: 1)
    let (a, b) = (PixelBuffer(bounds: snapshot.size)!, PixelBuffer(bounds: snapshot.size)!)
    _ = compositor.composite(snapshot, at: 0, into: a)
    _ = compositor.composite(snapshot, at: 0, into: b)
    _ = compositor.composite(snapshot, at: 0, into: a)
    #expect(compositor.composite(snapshot, at: 0, into: b).damage.isEmpty)
    #expect(compositor.composite(snapshot, at: 0, into: a).damage.isEmpty)
  }
}
