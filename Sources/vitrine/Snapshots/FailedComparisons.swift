import Foundation
import SnapshotReport

/// The pictures that `VitrineTesting` stores for failed comparisons: NAME.expected.png and NAME.actual.png.
struct FailedComparisons {
  let folder: String
  private let names: [String]

  /// - Parameter date: older pictures are left out; nil includes all.
  init(in folder: String, since date: Date? = nil) {
    self.folder = folder
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    names = files.filter { file in
      guard file.hasSuffix(Self.ending) else { return false }
      guard let date else { return true }
      let changed = (try? FileManager.default.attributesOfItem(atPath: "\(folder)/\(file)"))?[.modificationDate] as? Date
      return changed.map { $0 >= date } ?? false
    }.map { String($0.dropLast(Self.ending.count)) }
  }

  private static let ending = ".actual.png"

  var isEmpty: Bool { names.isEmpty }

  /// Writes the report.
  /// - Returns: whether nothing failed.
  func write(_ output: SnapshotOutput) throws -> Bool {
    guard FileManager.default.fileExists(atPath: folder) else { throw CommandError("There is no folder '\(folder)'.") }
    try output.prepare()
    let (expected, actual) = try (output.temporaryFolder("tests-expected"), output.temporaryFolder("tests-actual"))
    defer { for path in [expected, actual] { try? FileManager.default.removeItem(atPath: path) } }
    let snapshots = names.map { SnapshotName(preview: $0) }
    for name in snapshots {
      for (kind, target) in [("expected", expected), ("actual", actual)] {
        guard let data = FileManager.default.contents(atPath: "\(folder)/\(name.preview).\(kind).png") else { continue }
        try OutputFile(path: "\(target)/\(name.file).png").write(data, isOneOfMany: true)
      }
    }
    let comparison = SnapshotComparison(expected: expected, actual: actual)
    var run = SnapshotRun(
      .test, title: "Failed comparisons", expected: "reference", actual: "drawn", names: snapshots,
      results: snapshots.map(comparison.result))
    try output.keepPictures(of: &run, expected: expected, actual: actual)
    try output.write(run, costs: [:])
    output.printLines(run)
    return run.isClean
  }
}
