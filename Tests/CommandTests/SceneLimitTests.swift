import CAllocationCount
import Compositor
import Foundation
import Testing
import UIKit

@testable import VitrineTesting
@testable import vitrine

/// Checks upper limits for the cost of a frame of each benchmark scene, in numbers that are the same on all machines; no times.
///
/// The table is `Benchmarks/limits.tsv`. `VITRINE_UPDATE_LIMITS=1` writes the measured numbers, with a quarter more allocations, since the
/// number of allocations in the standard library differs between toolchains.
@Suite(.serialized) @MainActor struct SceneLimitTests {
  struct Cost: Equatable {
    var written = 0
    var moved = 0
    var visited = 0
    var draws = 0
    var allocations = 0

    static let columns = "scene\twritten\tmoved\tvisited\tdraws\tallocations"

    init() {}

    init?(_ fields: [Substring]) {
      let numbers = fields.compactMap { Int($0) }
      guard numbers.count == 5 else { return nil }
      (written, moved, visited, draws, allocations) = (numbers[0], numbers[1], numbers[2], numbers[3], numbers[4])
    }

    var line: String { "\(written)\t\(moved)\t\(visited)\t\(draws)\t\(allocations)" }
  }

  private static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Benchmarks/limits.tsv")

  private static func limits() throws -> [String: Cost] {
    var limits: [String: Cost] = [:]
    for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst() {
      let fields = line.split(separator: "\t")
      let cost = try #require(Cost(Array(fields.dropFirst())), "\(line)")
      limits[String(fields[0])] = cost
    }
    return limits
  }

  /// Returns the largest cost of some frames, for each number separately.
  private func cost(of scene: RedrawScene) -> Cost {
    let screen = HeadlessScreen(size: scene.size, scale: 1)
    screen.compositor.threads = 2
    let root = UIView(frame: CGRect(origin: .zero, size: scene.size))
    root.backgroundColor = .white
    screen.show(root)
    let change = scene.build(root)
    var cost = Cost()
    for frame in 0..<18 {
      allocation_count_start()
      change(frame)
      screen.settle()
      let allocations = allocation_count_stop()
      guard frame >= 10 else { continue }
      let counters = screen.lastCounters
      cost.written = max(cost.written, counters.pixelsWritten)
      cost.moved = max(cost.moved, counters.pixelsMoved)
      cost.visited = max(cost.visited, counters.layersVisited)
      cost.draws = max(cost.draws, counters.drawCalls)
      cost.allocations = max(cost.allocations, allocations)
    }
    return cost
  }

  @Test func noSceneCostsMoreThanItsLimit() throws {
    if ProcessInfo.processInfo.environment["VITRINE_UPDATE_LIMITS"] == "1" {
      var lines = [Cost.columns]
      for scene in RedrawScene.all {
        var cost = cost(of: scene)
        cost.allocations += (cost.allocations + 3) / 4
        lines.append("\(scene.name)\t\(cost.line)")
      }
      try (lines.joined(separator: "\n") + "\n").write(to: Self.file, atomically: true, encoding: .utf8)
      return
    }
    let limits = try Self.limits()
    #expect(Set(limits.keys) == Set(RedrawScene.all.map(\.name)), "the scenes of Benchmarks/limits.tsv")
    for scene in RedrawScene.all {
      guard let limit = limits[scene.name] else { continue }
      let cost = cost(of: scene)
      #expect(cost.written <= limit.written, "\(scene.name): pixels written")
      #expect(cost.moved <= limit.moved, "\(scene.name): pixels moved")
      #expect(cost.visited <= limit.visited, "\(scene.name): layers visited")
      #expect(cost.draws <= limit.draws, "\(scene.name): draw calls")
      #expect(cost.allocations <= limit.allocations, "\(scene.name): heap allocations")
    }
  }

  /// The size of the tree does not matter, only the size of the change.
  @Test func aChangeCostsTheSameWorkInTreesOfAnySize() throws {
    let limits = try Self.limits()
    for (small, large) in [
      ("1 view of 10", "1 view of 100000"), ("1 leaf of 10 moves", "1 leaf of 100000 moves"),
      ("1 of 10 comes, goes", "1 of 100000 comes, goes"),
    ] {
      let (a, b) = (try #require(limits[small]), try #require(limits[large]))
      #expect(b.visited <= a.visited * 2 && b.draws <= a.draws * 2 && b.allocations <= a.allocations * 2, "\(large)")
    }
  }

  /// Hidden layers cost no pixels.
  @Test func opaqueViewsStacked50DeepTouchThePixelsOfOne() {
    func counters(_ count: Int) -> FrameCounters {
      let screen = HeadlessScreen(size: CGSize(width: 1170, height: 2532), scale: 1)
      let views = (0..<count).map { _ in UIView(frame: screen.window.bounds) }
      for view in views {
        view.backgroundColor = .white
        screen.window.addSubview(view)
      }
      screen.settle()
      for view in views { view.backgroundColor = .red }
      screen.settle()
      return screen.lastCounters
    }
    let (one, fifty) = (counters(1), counters(50))
    #expect(one.pixelsWritten == 1170 * 2532)
    #expect(fifty.pixelsWritten == one.pixelsWritten && fifty.drawCalls == one.drawCalls)
  }

  @Test func allocationsAreCounted() {
    allocation_count_start()
    let list = [Int](repeating: 1, count: 1000 + Int.random(in: 0...1))
    let count = allocation_count_stop()
    #expect(count == -1 || count >= 1, "\(list.count)")
  }
}
