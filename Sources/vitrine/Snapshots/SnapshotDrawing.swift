import ArgumentParser
import CoreGraphics
import Display
import Foundation
import Hosting
import ImageIO
import Inspection
import Raster
import SnapshotReport
import UIKit

/// Draws the pictures of previews and writes their view trees into a folder.
@MainActor
struct SnapshotDrawing {
  /// The environment variable that holds the folder, in the host of a project.
  nonisolated static let variable = "VITRINE_SNAPSHOT_FOLDER"
  /// The folder that the environment names; nil in a process that is no host.
  nonisolated static var ownFolder: String? { ProcessInfo.processInfo.environment[variable] }
  nonisolated static let costsName = "costs.txt"

  let folder: String
  let options: DrawingOptions
  /// The names of previews in the arguments; empty for all.
  var names: [SceneName] = []
  /// Whether to accept an empty catalogue, and previews with the same name. Otherwise they are errors.
  var takesAll = false

  /// A picture to be drawn.
  private struct Job {
    var item: DrawnCatalogue.Item
    var variant: SnapshotVariant
    var entry: (LookOptions) throws -> PreviewEntry
    var isFile: Bool
  }

  /// - Parameter part: the pictures to draw; nil for all.
  func draw(_ part: ShardOptions? = nil) throws {
    var jobs = try jobs()
    if let part, let shard = part.shard {
      let part = try Set(shard.part(of: jobs.map(\.item.name), costs: part.costsBySeconds()))
      for index in jobs.indices { jobs[index].item.isChosen = part.contains(jobs[index].item.name) }
    }
    let progress = GalleryProgress.own, before = progress?.state ?? (drawn: [], failed: [])
    let previews = names.contains { $0.isFile } ? [] : Catalog.entries.map(\.name)
    try DrawnCatalogue(previews: previews, items: jobs.map(\.item)).write(in: folder)
    let chosen = jobs.indices.filter { jobs[$0].item.isChosen }
    var line = ProgressLine("picture", of: chosen.count)
    defer { line.finish() }
    Self.keepFreedMemory()
    let record = try AppendedFile("\(folder)/\(Self.costsName)")
    for (count, index) in chosen.enumerated() where !before.failed.contains(index) && !before.drawn.contains(index) {
      try progress?.begin(index)
      let start = HardwareClock.nanoseconds
      let file = jobs[index].item.name.file
      do { try draw(jobs[index], as: "\(folder)/\(file)") } catch let error as ValidationError {
        try OutputFile(path: "\(folder)/\(file).failed").write(Data(error.message.utf8), isOneOfMany: true)
      }
      try record.add("\(file)\t\(Double(HardwareClock.nanoseconds - start) / 1e9)\n")
      line.report(count + 1)
    }
  }

  /// Lets the C library reuse the memory of one screen for the next. By default it returns blocks of that size to the system each time,
  /// which takes a third of the total time.
  private static func keepFreedMemory() {
    guard let function = dlsym(nil, "mallopt") else { return }
    let mallopt = unsafeBitCast(function, to: (@convention(c) (Int32, Int32) -> Int32).self)
    // M_MMAP_THRESHOLD, whose maximum is 32 MiB, and M_TRIM_THRESHOLD.
    _ = mallopt(-3, 32 << 20)
    _ = mallopt(-1, 256 << 20)
  }

  private func draw(_ job: Job, as path: String) throws {
    let entry = try job.entry(job.variant.look), look = job.isFile ? job.variant.look.ofFile : job.variant.look
    var screen = options.screen
    screen.look = look
    let metrics = try screen.metrics(of: entry, defaultScale: MomentOptions.defaultScale)
    let preview = HostLimits.limitTime {
      var preview = HeadlessPreview(entry, size: metrics.size, scale: metrics.scale, look: look.look, keyboard: options.keyboard.keyboard)
      if job.variant.moment > 0 { preview.advance(to: job.variant.moment) }
      return preview
    }
    defer { preview.screen.adopt(PreviewLook()) }
    let name = job.item.name
    let picture = try ImageFile.encode(CGImage(pixels: preview.screen.pixels), as: .png, name: name.title, isFast: true)
    let views = Inspector(.main).looks().views.map(Self.view)
    let tree = SnapshotTree(
      preview: name.preview, variant: name.variant, size: [metrics.size.width, metrics.size.height].map { Double($0) },
      scale: Double(metrics.scale), views: views)
    try OutputFile(path: path + ".json").write(tree.data, isOneOfMany: true)
    // The picture is written last, so that each picture has a tree.
    try OutputFile(path: path + ".png").write(picture, isOneOfMany: true)
  }

  private static func view(_ look: ViewLook) -> SnapshotTree.View {
    var view = SnapshotTree.View(look.row)
    view.draws = look.draws ? true : nil
    view.identifier = look.identifier.flatMap { $0.isEmpty ? nil : $0 }
    view.colors = look.colors.isEmpty ? nil : look.colors
    return view
  }

  // MARK: Pictures to draw

  private func jobs() throws -> [Job] {
    var jobs: [Job] = []
    for (item, isFile, entry) in try chosenEntries() {
      for variant in options.variants {
        var item = item
        item.name.variant = variant.label
        item.frame = variant.strip.map {
          SnapshotResult.Frame(strip: SnapshotName(preview: item.name.preview, variant: $0).title, moment: variant.moment)
        }
        jobs.append(Job(item: item, variant: variant, entry: entry, isFile: isFile))
      }
    }
    guard takesAll || !jobs.isEmpty else { throw CommandError(Catalog.nothing) }
    var seen: Set<SnapshotName> = []
    if let twice = jobs.first(where: { !seen.insert($0.item.name).inserted }) {
      throw ValidationError("\(twice.item.name.preview) is named twice. Name each preview and file once.")
    }
    return jobs
  }

  private typealias Chosen = (DrawnCatalogue.Item, isFile: Bool, entry: (LookOptions) throws -> PreviewEntry)

  private func chosenEntries() throws -> [Chosen] {
    let entries = try names.isEmpty ? Catalog.entries : names.filter { !$0.isFile }.map { try $0.entry() }
    let alike = entries.filter(\.sharesName)
    if !takesAll, let first = alike.first {
      throw CommandError(
        "Several previews have the same name, so their pictures cannot be told apart: "
          + "\(alike.map { "\($0.name) (\($0.summary))" }.joined(separator: ", ")). Name them apart, as in #Preview(\"\(first.name), empty\")."
      )
    }
    let previews = entries.map { entry -> Chosen in
      let item = DrawnCatalogue.Item(
        name: SnapshotName(preview: entry.name), file: entry.source?.file, line: entry.source?.line, isChosen: true)
      return (item, false, { _ in entry })
    }
    return try previews + names.compactMap(\.file).flatMap(Self.entries)
  }

  /// Returns the scenes of a storyboard, or the views of a nib in one picture.
  private static func entries(of file: InterfaceFile) throws -> [Chosen] {
    let name = file.url.deletingPathExtension().lastPathComponent
    func chosen(_ name: String, _ scene: String?) -> Chosen {
      let item = DrawnCatalogue.Item(name: SnapshotName(preview: name), file: file.url.path, isChosen: true)
      return (item, true, { try file.scene(InterfaceView($0, scene: scene)) })
    }
    let scenes = file.document.scenes.compactMap { $0.controller }.map { $0.element["storyboardIdentifier"] ?? $0.identifier }
    return scenes.isEmpty ? [chosen(name, nil)] : scenes.map { chosen("\(name).\($0)", $0) }
  }
}

/// A file to which lines are appended.
private struct AppendedFile {
  private let handle: FileHandle

  init(_ path: String) throws {
    guard FileManager.default.fileExists(atPath: path) || FileManager.default.createFile(atPath: path, contents: nil),
      let handle = FileHandle(forWritingAtPath: path)
    else { throw CommandError("\(path) cannot be written.") }
    self.handle = handle
    try handle.seekToEnd()
  }

  func add(_ text: String) throws { try handle.write(contentsOf: Data(text.utf8)) }
}
