import Foundation
import SampleScenes
import Testing

/// Tests `vitrine bench` and `vitrine gallery`. Counters are checked, but no times.
@Suite struct BenchTests {
  private struct Operation: Decodable {
    let op, peer: String
    let mpx_s: Double
  }

  private struct Scene: Decodable {
    let scene, peer: String
    let threads: Int
    let fps, p50_ms, p95_ms, p99_ms: Double
    let pixels_per_frame: Int?
  }

  private let folder: Folder

  init() throws { folder = try Folder() }

  @Test func operationsAreRecordedAndPlotted() throws {
    let result = try Tool.run("bench", "ops", "small_over", "star", "--json", "a.json", "--plot", "a.svg", in: folder)
    #expect(result.status == 0, "\(result.errors)")
    let records = try JSONDecoder().decode([Operation].self, from: folder.data("a.json"))
    #expect(records.map(\.op) == ["star", "small_over"])
    #expect(records.allSatisfy { $0.peer == "vitrine" && $0.mpx_s > 0 })
    #expect(try folder.text("a.svg").hasPrefix("<svg") && folder.text("a.svg").contains("small_over"))
  }

  @Test func motionIsTheTimeFromFrameToFrame() throws {
    let result = try Tool.run(
      arguments: ["bench", "motion", "Animator", "--seconds", "0.5"], environment: ["SDL_VIDEODRIVER": "dummy"], in: folder)
    #expect(result.status == 0, "\(result.errors)")
    let lines = result.output.split(separator: "\n")
    #expect(lines.count == 2 && lines[0].hasPrefix("frames"))
    #expect(lines.last.flatMap { Int($0.prefix { $0.isNumber }) } ?? 0 > 1)
    let still = try Tool.run(
      arguments: ["bench", "motion", "ContentModes", "--seconds", "0.1"], environment: ["SDL_VIDEODRIVER": "dummy"], in: folder)
    #expect(still.output.contains("nothing moves") || still.errors.contains("nothing moves"))
  }

  /// The cost of a redraw depends on the damage, not on the size of the tree. A frame without changes costs nothing.
  @Test func pixelsPerFrameFollowTheDamage() throws {
    let result = try Tool.run("bench", "scenes", "1 view", "nothing", "stacked", "--frames", "3", "--json", "s.json", in: folder)
    #expect(result.status == 0, "\(result.errors)")
    let records = try JSONDecoder().decode([Scene].self, from: folder.data("s.json"))
    let pixels = records.filter { $0.peer == "vitrine" }.reduce(into: [:]) { $0[$1.scene] = $1.pixels_per_frame }
    #expect(
      pixels == [
        "nothing changes": 0, "1 view of 10": 10_000, "1 view of 1000": 10_000, "1 view of 10000": 10_000,
        "1 view of 100000": 10_000,
        "50 opaque views stacked": 1170 * 2532,
      ])
    #expect(records.contains { $0.peer == "limit" && $0.scene == "1 view of 10" && $0.fps > 0 })
  }

  @Test func mistakesAreNamed() throws {
    let unknown = try Tool.run("bench", "ops", "blit", in: folder)
    #expect(unknown.status == 64 && unknown.errors.contains("blit_copy"))
    let unwritable = try Tool.run("bench", "scenes", "nothing", "--json", "none/a.json", in: folder)
    #expect(unwritable.status == 1 && unwritable.errors.contains("none/a.json"))
    let threads = try Tool.run("bench", "scenes", "--threads", "0", in: folder)
    #expect(threads.status == 64)
  }

  @Test func galleryHoldsEverySceneAndASheet() throws {
    let result = try Tool.run("gallery", "-o", "pictures", "--scale", "0.5", "--at", "0", in: folder)
    #expect(result.status == 0, "\(result.errors)")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path("pictures"))
    #expect(Set(names) == Set(SampleScenes.all.map { "\($0.name).png" } + ["contact-sheet.png"]))
  }
}
