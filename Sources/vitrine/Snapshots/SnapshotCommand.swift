import ArgumentParser
import Foundation
import SnapshotReport

/// `vitrine snapshot`: compares the previews of a catalogue with stored pictures.
struct SnapshotCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "snapshot",
    abstract: "Compares all previews with stored pictures, and writes a report of what differs.",
    help: """
      The previews are those of the project in the current folder or in --package-path; elsewhere Vitrine's samples. NAMES chooses some of them, or
      names .xib and .storyboard files. The pictures are stored in __Snapshots__ of the project's folder: NAME.png, with the views in NAME.json
      beside it; variants are NAME@VARIANT.png. The report shows each difference, which views moved, and whose regions changed.

      EXAMPLES
        vitrine snapshot --record                    stores what is missing or differs
        vitrine snapshot                             compares; then see .build/vitrine/snapshots/report.html
        vitrine snapshot Login Feed --dark
        vitrine snapshot --matrix dark,text-size=large:accessibility3 --device "iPhone 15"
        vitrine snapshot --at 0:0.5:0.1              compares animations frame by frame
        vitrine snapshot --junit results.xml --markdown summary.md --github
        vitrine snapshot --shard 2/8 -o part2        one of eight parts; vitrine report --merge part* joins them

      EXIT STATUS
        0 where all pictures are equal or were recorded; 1 where one differs, is not stored or could not be drawn, or something failed; 64 if the
        arguments are not valid.
      """)

  @Argument(
    help: ArgumentHelp("Previews, or .xib and .storyboard files; all previews if left out.", valueName: "names"), transform: SceneName.init)
  var names: [SceneName] = []

  @Flag(help: "Stores the pictures that are missing or differ. Those that did not change are left alone.")
  var record = false

  @Option(
    help: ArgumentHelp("The folder with the stored pictures; __Snapshots__ in the project's folder if left out.", valueName: "folder"))
  var folder: String?

  @Option(
    help: ArgumentHelp("The difference of a channel, 0 to 255, up to which a pixel counts as equal; 0 if left out.", valueName: "n"))
  var tolerance = 0

  @Option(help: ArgumentHelp("The part of the pixels, 0 to 1, that may differ by more; 0 if left out.", valueName: "part"))
  var tolerancePixels = 0.0

  @Flag(help: "Removes stored pictures whose preview no longer exists. Without it they are only named.")
  var removeOrphans = false

  @OptionGroup var drawing: DrawingOptions
  @OptionGroup var part: ShardOptions
  @OptionGroup var report: ReportOptions
  @OptionGroup var project: ProjectOptions

  func validate() throws {
    guard (0...255).contains(tolerance) else { throw ValidationError("--tolerance \(tolerance): it is from 0 to 255.") }
    guard (0...1).contains(tolerancePixels) else { throw ValidationError("--tolerance-pixels \(tolerancePixels): it is from 0 to 1.") }
    if removeOrphans, part.shard != nil || !names.isEmpty {
      throw ValidationError("--remove-orphans needs a run of everything: leave --shard and the names out.")
    }
    if names.contains(where: \.isFile), names.contains(where: { !$0.isFile }) || project.folder != nil {
      throw ValidationError("Name either previews, or .xib and .storyboard files.")
    }
    try part.check()
    if !needsHost, !PreviewHost.isHost {
      try MainActor.assumeIsolated { for name in names where !name.isFile { _ = try name.entry() } }
    }
  }

  /// Whether the previews of a project are drawn, which needs another process.
  private var needsHost: Bool {
    guard !PreviewHost.isHost, !names.contains(where: \.isFile) else { return false }
    return project.folder != nil || Project.isIn(FileManager.default.currentDirectoryPath)
  }

  func run() throws {
    if let own = SnapshotDrawing.ownFolder, PreviewHost.isHost { return try draw(into: own) }
    let base = needsHost ? try Project.find(in: project.folder).folder : FileManager.default.currentDirectoryPath
    let store = SnapshotStore(folder: folder ?? "\(base)/\(SnapshotStore.defaultName)")
    let output = SnapshotOutput(folder: report.output ?? "\(base)/.build/vitrine/snapshots", options: report)
    try output.prepare()
    if record { try store.prepare() }
    let drawn = try output.temporaryFolder("drawing")
    defer { try? FileManager.default.removeItem(atPath: drawn) }
    if needsHost {
      let arguments = Array(CommandLine.arguments.dropFirst())
      let status = try PreviewHost(project).run(arguments, environment: [SnapshotDrawing.variable: Project.absolute(drawn)])
      guard status == 0 else { throw ExitCode(status) }
    } else {
      try draw(into: drawn)
    }
    try compare(drawn, with: store, output, base: base)
  }

  private func draw(into folder: String) throws {
    try MainActor.assumeIsolated { try SnapshotDrawing(folder: folder, options: drawing, names: names).draw(part) }
  }

  private func compare(_ drawn: String, with store: SnapshotStore, _ output: SnapshotOutput, base: String) throws {
    let catalogue = try DrawnCatalogue(in: drawn)
    let comparison = SnapshotComparison(
      expected: store.folder, actual: drawn, tolerance: .init(channel: tolerance, pixels: tolerancePixels),
      missing: record ? "had no picture before" : "has no stored picture: vitrine snapshot --record stores it")
    var results = catalogue.items.filter(\.isChosen).map { item in
      var result = comparison.result(item.name)
      (result.file, result.line) = (item.file.map { Self.path($0, in: base) }, item.line)
      result.frame = item.frame
      return result
    }
    let orphans = names.isEmpty ? store.orphans(of: catalogue.previews) : []
    let orphanWords =
      removeOrphans
      ? "was stored, and its preview is gone: it is removed" : "is stored, and its preview is gone: --remove-orphans removes it"
    results += orphans.map { SnapshotResult($0, .gone, reason: orphanWords) }
    var run = SnapshotRun(
      .snapshot, title: "Snapshots", expected: "stored", actual: "drawn",
      names: catalogue.items.map(\.name) + orphans, results: results)
    run.shard = part.shard
    try output.keepPictures(of: &run, expected: store.folder, actual: drawn)
    if record { for result in run.results where result.status != .gone { try store.record(result, from: drawn) } }
    if removeOrphans { for name in orphans { try store.remove(name) } }
    try output.write(run, costs: SnapshotOutput.costs(in: drawn))
    output.printLines(run, isRecorded: record)
    // Pictures that could not be compared are recorded too, if they were drawn.
    let isRecorded =
      record && run.results.allSatisfy { $0.status != .failed || FileManager.default.fileExists(atPath: "\(drawn)/\($0.name.file).png") }
    if record { print("Recorded in \(store.folder)") }
    guard run.isClean || isRecorded else { throw ExitCode(1) }
  }

  /// Returns the path of a file relative to a folder; the whole path if it is not below the folder.
  static func path(_ path: String, in folder: String) -> String {
    path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : path
  }
}

extension Project {
  /// The folder that contains the project.
  var folder: String {
    switch self {
    case .package(let folder): folder
    case .xcode(let path): (path as NSString).deletingLastPathComponent
    }
  }
}
