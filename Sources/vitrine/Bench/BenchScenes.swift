import ArgumentParser
import Compositor
import Foundation
import QuartzCore
import UIKit
import VitrineTesting

/// `vitrine bench scenes`: measures whole redraws, from a changed view to pixels.
struct BenchScenes: ShowsPreviews {
  static let configuration = CommandConfiguration(
    commandName: "scenes", abstract: "Redraw scenes: frames per second, percentiles, pixels written.",
    help: """
      A frame is a turn of the run loop: changes, layout, drawing, commit and compositing. Nothing is shown. With more threads than one a \
      frame is composited while the next is made, as in a window; times are then those from frame to frame.

      --preview measures a preview of the project in the current folder, or a sample: frames in which everything is laid out and drawn again,
      and frames in which only the clock goes on, by a sixtieth of a second.
      """)

  @Argument(help: ArgumentHelp("Scenes to run, by a part of their name; all where none is named.", valueName: "scene"))
  var scenes: [String] = []
  @Option(help: "Threads that composite; all cores where it is left out.")
  var threads: Int?
  @Option(help: "Frames to measure per scene.")
  var frames = 200
  @Flag(help: "Run the same scenes in Qt's QGraphicsView as well, where the machine has it.")
  var peers = false
  @Option(help: ArgumentHelp("A preview to measure instead; `vitrine list` shows them.", valueName: "name"), transform: SceneName.init)
  var preview: SceneName?
  @OptionGroup var output: BenchOutput
  @OptionGroup var project: ProjectOptions

  var previewName: SceneName? { preview }
  var needsPreviews: Bool { preview != nil }

  func check() throws {
    if let preview {
      guard scenes.isEmpty, !peers else { throw ValidationError("--preview is measured alone: leave the scenes and --peers out.") }
      _ = try MainActor.assumeIsolated { try preview.entry() }
    }
    guard (1...100_000).contains(frames) else { throw ValidationError("--frames must be 1 to 100000, not \(frames)") }
    if let threads, !(1...256).contains(threads) { throw ValidationError("--threads must be 1 to 256, not \(threads)") }
    if let stranger = scenes.first(where: { name in !RedrawScene.all.contains { $0.name.contains(name) } }) {
      throw ValidationError("no scene is named '\(stranger)'. There are: \(RedrawScene.all.map(\.name).joined(separator: ", "))")
    }
  }

  func show() throws {
    try output.checkWritable()
    if let preview { return try show(preview) }
    let chosen = RedrawScene.all.filter { scene in scenes.isEmpty || scenes.contains { scene.name.contains($0) } }
    let threads = self.threads ?? ProcessInfo.processInfo.activeProcessorCount
    let bytesPerSecond = Self.copyThroughput()
    var records: [SceneRecord] = []
    var line = ProgressLine("scene", of: chosen.count)
    for (index, scene) in chosen.enumerated() {
      line.report(index + 1)
      let (record, pixels) = MainActor.assumeIsolated { measure(scene, threads: threads) }
      records.append(record)
      guard pixels > 0 else { continue }
      let seconds = Double(pixels * 4) / bytesPerSecond, milliseconds = seconds * 1000
      records.append(
        SceneRecord(
          scene: scene.name, peer: "limit", threads: 1, framesPerSecond: 1 / seconds, p50: milliseconds, p95: milliseconds,
          p99: milliseconds, processor: milliseconds, pixelsPerFrame: record.pixelsPerFrame))
    }
    line.finish()
    if peers {
      records += try PeerRunner.run(["scenes"]).compactMap { SceneRecord(line: $0) }.filter { peer in
        chosen.contains { $0.name == peer.scene }
      }
    }
    print(Self.table(records))
    try output.write(records, chart: Self.chart(records))
  }

  /// Measures a preview at scale 2.
  private func show(_ preview: SceneName) throws {
    let threads = self.threads ?? ProcessInfo.processInfo.activeProcessorCount
    let records = try MainActor.assumeIsolated {
      let entry = try preview.entry()
      @MainActor func makePreview() -> HeadlessPreview {
        HostLimits.limitTime { HeadlessPreview(entry, size: entry.screenSize(), scale: 2) }
      }
      let drawn = makePreview(), moving = makePreview()
      return [
        measure("\(entry.name): all", on: drawn.screen, threads: threads) { _ in Self.invalidate(drawn.screen.window) },
        measure("\(entry.name): clock", on: moving.screen, threads: threads) { _ in moving.screen.passTime(1 / 60) },
      ].map(\.0)
    }
    print(Self.table(records))
    try output.write(records, chart: Self.chart(records))
  }

  @MainActor private static func invalidate(_ view: UIView) {
    view.setNeedsLayout()
    view.setNeedsDisplay()
    for subview in view.subviews { invalidate(subview) }
  }

  /// Returns the times, and the number of pixels that changed per frame.
  @MainActor private func measure(_ scene: RedrawScene, threads: Int) -> (SceneRecord, Int) {
    let screen = HeadlessScreen(size: scene.size, scale: 1)
    let root = UIView(frame: CGRect(origin: .zero, size: scene.size))
    root.backgroundColor = .white
    screen.show(root)
    return measure(scene.name, on: screen, threads: threads, change: scene.build(root))
  }

  /// - Parameter change: changes the views for a frame, before the turn ends.
  @MainActor private func measure(
    _ name: String, on screen: HeadlessScreen, threads: Int, change: (Int) -> Void
  ) -> (SceneRecord, Int) {
    screen.compositor.threads = threads
    for frame in 0..<10 {  // warm up: caches, first drawing
      change(frame)
      screen.settle()
    }
    var pixels = 0, changed = 0
    for frame in 10..<10 + frames {
      change(frame)
      screen.settle()
      pixels += screen.lastFrame.pixelsWritten
      // The scale is 1, so points are pixels.
      changed += screen.lastFrame.damage.reduce(0) { $0 + Int($1.width * $1.height) }
    }
    // As in a window: with a second thread, one frame is composited while the next is prepared.
    screen.compositesAhead = threads > 1
    var watch = Stopwatch()
    for frame in 10 + frames..<10 + 2 * frames {
      watch.measure {
        change(frame)
        screen.settle()
      }
    }
    screen.finishFrames()
    let record = SceneRecord(
      scene: name, peer: "vitrine", threads: threads, framesPerSecond: 1 / watch.mean, p50: watch.percentile(0.5) * 1000,
      p95: watch.percentile(0.95) * 1000, p99: watch.percentile(0.99) * 1000,
      processor: watch.processorPercentile(0.5) * 1000, pixelsPerFrame: pixels / frames)
    return (record, changed / frames)
  }

  /// Measures the bytes that `memcpy` copies per second on this machine, in blocks of 4 MB.
  private static func copyThroughput() -> Double {
    let count = 4 << 20
    let source = [UInt8](repeating: 1, count: count)
    var target = [UInt8](repeating: 0, count: count)
    return Double(count) / Stopwatch.best { target.withUnsafeMutableBytes { to in source.withUnsafeBytes { to.copyMemory(from: $0) } } }
  }

  private static func table(_ records: [SceneRecord]) -> String {
    let peers = records.map(\.peer).filter { $0 != "vitrine" && $0 != "limit" }.reduce(into: [String]()) {
      if !$0.contains($1) { $0.append($1) }
    }
    var table = TextTable(
      header: ["scene", "frames/s", "p50 ms", "p95 ms", "p99 ms", "cpu ms", "pixels/frame", "% of memcpy"] + peers.map { "x \($0)" })
    for record in records where record.peer == "vitrine" {
      func ratio(to peer: String, _ format: String, _ factor: Double) -> String {
        let other = records.first { $0.scene == record.scene && $0.peer == peer }
        // Compares medians of processor time, since other work on the machine stretches single frames considerably.
        return other.map { String(format: format, factor * $0.processor / max(record.processor, 1e-9)) } ?? ""
      }
      let times = [record.p50, record.p95, record.p99, record.processor].map { String(format: $0 < 0.1 ? "%.5f" : "%.3f", $0) }
      table.add(
        [record.scene, String(format: "%.0f", record.framesPerSecond)] + times
          + [record.pixelsPerFrame.map(String.init) ?? "", ratio(to: "limit", "%.0f", 100)] + peers.map { ratio(to: $0, "%.1f", 1) })
    }
    return table.text
  }

  private static func chart(_ records: [SceneRecord]) -> BarChart {
    let scenes = records.filter { $0.peer == "vitrine" }.map(\.scene)
    let groups = scenes.map { scene in
      BarChart.Group(name: scene, bars: records.filter { $0.scene == scene }.map { ($0.peer, $0.framesPerSecond) })
    }
    return BarChart(title: "Redraw scenes", unit: "Frames per second", groups: groups)
  }
}
