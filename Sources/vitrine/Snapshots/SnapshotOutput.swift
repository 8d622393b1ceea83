import ArgumentParser
import Foundation
import SnapshotReport

/// The options for the output of a comparison.
struct ReportOptions: ParsableArguments {
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The folder for report.html, results.json, costs.json and the pictures that differ; in .build/vitrine of the project if left out.",
      valueName: "folder"))
  var output: String?

  @Option(help: ArgumentHelp("Also writes the results as JUnit XML.", valueName: "file"))
  var junit: String?

  @Option(help: ArgumentHelp("Also writes a summary in Markdown, for the comment on a pull request.", valueName: "file"))
  var markdown: String?

  @Flag(help: "Also prints annotations of GitHub Actions, which mark the lines of the previews.")
  var github = false

  func validate() throws {
    for file in [junit, markdown].compactMap({ $0 }) {
      do { try OutputFile(path: file).checkWritable() } catch { throw ValidationError("\(error)") }
    }
  }
}

/// The folder with the results of a run.
struct SnapshotOutput {
  let folder: String
  let options: ReportOptions

  static let reportName = "report.html", costsName = "costs.json"
  private static let pictureFolders = ["expected", "actual"]

  /// Creates the folder, or checks that it is writable.
  func prepare() throws {
    do { try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true) } catch {
      throw CommandError("cannot make the folder '\(folder)': \(OutputFile.reason(error)). Choose another with -o.")
    }
    guard FileManager.default.isWritableFile(atPath: folder) else {
      throw CommandError("cannot write to the folder '\(folder)': you may not. Choose another with -o.")
    }
    // Removes the results of an earlier run, so that they are not taken for those of a run that fails.
    for name in Self.pictureFolders + [SnapshotRun.fileName, Self.reportName] {
      let path = "\(folder)/\(name)"
      guard FileManager.default.fileExists(atPath: path) else { continue }
      do { try FileManager.default.removeItem(atPath: path) } catch {
        throw CommandError("cannot remove '\(path)': \(OutputFile.reason(error))")
      }
    }
  }

  /// Creates an empty subfolder for pictures that are being drawn.
  func temporaryFolder(_ name: String) throws -> String {
    let path = "\(folder)/\(name)-\(ProcessInfo.processInfo.processIdentifier)"
    try? FileManager.default.removeItem(atPath: path)
    do { try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true) } catch {
      throw CommandError("cannot make the folder '\(path)': \(OutputFile.reason(error))")
    }
    return path
  }

  /// Copies the pictures of results that differ, and records their paths.
  func keepPictures(of run: inout SnapshotRun, expected: String, actual: String) throws {
    for index in run.results.indices where run.results[index].status != .unchanged {
      let name = run.results[index].name.file + ".png"
      run.results[index].expectedPicture = try copyPicture("\(expected)/\(name)", as: "expected/\(name)")
      run.results[index].actualPicture = try copyPicture("\(actual)/\(name)", as: "actual/\(name)")
    }
  }

  private func copyPicture(_ source: String, as name: String) throws -> String? {
    guard let data = FileManager.default.contents(atPath: source) else { return nil }
    let path = "\(folder)/\(name)"
    do {
      try FileManager.default.createDirectory(atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    } catch { throw CommandError("cannot make the folder of '\(path)': \(OutputFile.reason(error))") }
    try OutputFile(path: path).write(data, isOneOfMany: true)
    return name
  }

  /// Writes everything. The results are written last, so that a folder with results is complete.
  /// - Parameter costs: the drawing times in seconds, by file name.
  func write(_ run: SnapshotRun, costs: [String: Double]) throws {
    let folder = folder
    let page = ReportPage(run) { _, path in FileManager.default.contents(atPath: "\(folder)/\(path)") }
    try OutputFile(path: "\(folder)/\(Self.reportName)").write { try page.write($0) }
    if let file = options.junit { try OutputFile(path: file).write(Data(JUnitReport(run).text.utf8)) }
    if let file = options.markdown { try OutputFile(path: file).write(Data(MarkdownSummary(run).text.utf8)) }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try OutputFile(path: "\(folder)/\(Self.costsName)").write(encoder.encode(costs))
    try OutputFile(path: "\(folder)/\(SnapshotRun.fileName)").write(run.data)
    if options.github { for line in GitHubAnnotations(run).lines { print(line) } }
  }

  /// Prints a line for each result that differs, the totals, and the path of the report.
  /// - Parameter isRecorded: whether the pictures that were missing or differ have been stored.
  func printLines(_ run: SnapshotRun, isRecorded: Bool = false) {
    for result in run.results where result.status != .unchanged {
      let words = isRecorded ? result.status.wordsOfRecording : result.status.words(run.kind)
      print("\(words): \(result.name.title): \(result.summary)")
    }
    print("\(isRecorded ? run.summaryOfRecording : run.summary). The report is \(folder)/\(Self.reportName)")
  }

  /// Returns the measured drawing times in seconds, by file name.
  static func costs(in folder: String) -> [String: Double] {
    let data = FileManager.default.contents(atPath: "\(folder)/\(SnapshotDrawing.costsName)") ?? Data()
    let text = String(decoding: data, as: UTF8.self)
    var costs: [String: Double] = [:]
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: "\t")
      // Rounded to tenths of a millisecond.
      if parts.count == 2, let seconds = Double(parts[1]) { costs[String(parts[0])] = (seconds * 10_000).rounded() / 10_000 }
    }
    return costs
  }
}
