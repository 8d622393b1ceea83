import Compositor
import CoreGraphics
import Foundation
import Raster
import RenderTree
import Synchronization
import TestSupport
import Testing

@Suite(.namesSeeds) struct FrameThreadTests {
  static let seeds: [UInt64] = [7, 8, 9]

  private final class Seen: Sendable {
    let frames = Mutex<[Frame]>([])
    var count: Int { frames.withLock { $0.count } }
    func add(_ frame: Frame) { frames.withLock { $0.append(frame) } }
  }

  /// Waits until a condition becomes true on another thread. Returns whether it did.
  private func waits(for isTrue: () -> Bool) -> Bool {
    let end = Date(timeIntervalSinceNow: 10)
    while !isTrue() {
      if Date() > end { return false }
      usleep(1000)
    }
    return true
  }

  @Test(arguments: [1, 2, 3, 8], seeds)
  func framesOfAnotherThreadAreTheSameBytes(threads: Int, seed: UInt64) {
    var tree = RandomTree(seed: seed &+ 77, layers: 12, isAnimated: true)
    let (here, there) = (PixelBuffer(bounds: tree.snapshot.size)!, PixelBuffer(bounds: tree.snapshot.size)!)
    let compositor = Compositor(threads: 1)
    let thread = FrameThread(Compositor(threads: threads))
    let seen = Seen()
    defer { thread.stop() }
    for step in 0..<60 {
      tree.change()
      let (snapshot, t) = (tree.snapshot, Double(step) * 0.05)
      thread.submit(.init(snapshot: snapshot, time: t, target: there) { frame, _ in seen.add(frame) })
      let frame = compositor.composite(snapshot, at: t, into: here)
      guard step % 7 == 0 else { continue }
      thread.finish()
      #expect(here == there, "seed \(seed), step \(step)")
      #expect(seen.frames.withLock { $0.last?.damage } == frame.damage)
    }
    thread.finish()
    #expect(here == there)
    #expect(seen.count == 60)
  }

  @Test func aFrameThatIsLateIsDrawnAtTheTimeOfTheClock() throws {
    let tree = RandomTree(seed: 3, layers: 12, isAnimated: true)
    let snapshot = tree.snapshot
    let target = try #require(PixelBuffer(bounds: snapshot.size))
    let thread = FrameThread(Compositor(threads: 2))
    defer { thread.stop() }
    let seen = Seen()
    let time = Mutex(0.0)
    let repetition = FrameThread.Repetition(period: 0.005) {
      time.withLock {
        $0 += 0.05; return min($0, 0.5)
      }
    }
    thread.submit(.init(snapshot: snapshot, time: 0, target: target, repetition: repetition) { frame, _ in seen.add(frame) })
    try #require(waits { seen.count > 12 })
    thread.finish()
    let count = seen.count
    let full = try #require(PixelBuffer(bounds: snapshot.size))
    _ = Compositor(threads: 1).composite(snapshot, at: 0.5, into: full)
    #expect(target == full)
    usleep(50_000)
    #expect(seen.count == count, "nothing goes on after the frames were waited for")
  }

  @Test func whatStandsStillIsDrawnOnce() throws {
    let snapshot = RandomTree(seed: 4, layers: 12).snapshot
    let target = try #require(PixelBuffer(bounds: snapshot.size))
    let thread = FrameThread(Compositor(threads: 2))
    defer { thread.stop() }
    let seen = Seen()
    thread.submit(
      .init(snapshot: snapshot, time: 0, target: target, repetition: .init(period: 0.001) { 1 }) { frame, _ in seen.add(frame) })
    try #require(waits { seen.count > 0 })
    usleep(50_000)
    #expect(seen.count == 1)
  }

  @Test(arguments: [1, 2, 3, 8]) func aCrewRunsEachPartOnce(parts: Int) {
    let pool = WorkerPool()
    for _ in 0..<200 {
      let counts = Mutex([Int](repeating: 0, count: parts))
      pool.perform(parts: parts) { part in counts.withLock { $0[part] += 1 } }
      #expect(counts.withLock { $0 } == [Int](repeating: 1, count: parts))
    }
  }

  /// Two threads run loops, one of them within another loop. All loops must end.
  @Test func loopsOfSeveralThreadsEnd() {
    let (pool, sum) = (WorkerPool(), Sum())
    let threads = (0..<4).map { _ in
      Thread {
        for _ in 0..<100 { pool.perform(parts: 3) { _ in pool.perform(parts: 2) { sum.add($0) } } }
        sum.end()
      }
    }
    for thread in threads { thread.start() }
    #expect(waits { sum.ended == 4 })
    #expect(sum.total == 4 * 100 * 3)
  }

  private final class Sum: Sendable {
    private let state = Mutex((total: 0, ended: 0))
    var total: Int { state.withLock { $0.total } }
    var ended: Int { state.withLock { $0.ended } }
    func add(_ number: Int) { state.withLock { $0.total += number } }
    func end() { state.withLock { $0.ended += 1 } }
  }
}
