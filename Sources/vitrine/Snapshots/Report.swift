import ArgumentParser
import Foundation
import SnapshotReport

/// `vitrine report`: writes the report of existing results.
struct Report: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report",
    abstract: "Joins the results of several machines into one report, or shows the failed comparisons of tests.",
    usage: "vitrine report [<options>]",
    help: """
      The merged report is the same, byte for byte, as that of one run of everything. It does not matter in which order the folders are named, nor
      whether a part is there twice. A part that is missing is named, and no report is written.

      EXAMPLES
        vitrine report --merge part1 part2 part3 -o report
        vitrine report --tests out/snapshots -o report      what VitrineTesting left of failed comparisons

      EXIT STATUS
        0 where all pictures are equal; 1 where one differs, is not stored or could not be drawn, or something failed; 64 if the
        arguments are not valid.
      """)

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp("The folders that vitrine snapshot --shard K/N -o wrote, with their results.json.", valueName: "folders"))
  var merge: [String] = []

  @Option(help: ArgumentHelp("The folder with the pictures of comparisons that failed in tests.", valueName: "folder"))
  var tests: String?

  @OptionGroup var report: ReportOptions

  func validate() throws {
    guard merge.isEmpty == (tests != nil) else { throw ValidationError("Give either --merge with folders, or --tests with a folder.") }
    if merge.map(Project.absolute).contains(Project.absolute(folder)) {
      throw ValidationError("-o \(folder): this is one of the folders that are merged. Choose another.")
    }
  }

  private var folder: String { report.output ?? ".build/vitrine/snapshots" }

  func run() throws {
    if let tests {
      guard try FailedComparisons(in: tests).write(SnapshotOutput(folder: folder, options: report)) else { throw ExitCode(1) }
      return
    }
    let parts = try merge.map { (folder: $0, run: try SnapshotRun(contentsOf: $0)) }
    var (run, sources) = try SnapshotRun.merge(parts)
    let output = SnapshotOutput(folder: folder, options: report)
    try output.prepare()
    var costs: [String: Double] = [:]
    for part in parts {
      let table = FileManager.default.contents(atPath: "\(part.folder)/\(SnapshotOutput.costsName)")
      costs.merge(table.flatMap { try? JSONDecoder().decode([String: Double].self, from: $0) } ?? [:]) { min($0, $1) }
    }
    // The pictures of each part are in its own folder.
    for (index, part) in parts.enumerated() {
      var own = run
      own.results = run.results.filter { sources[$0.name] == index }
      try output.keepPictures(of: &own, expected: "\(part.folder)/expected", actual: "\(part.folder)/actual")
      let kept = Dictionary(uniqueKeysWithValues: own.results.map { ($0.name, $0) })
      run.results = run.results.map { kept[$0.name] ?? $0 }
    }
    try output.write(run, costs: costs)
    output.printLines(run)
    guard run.isClean else { throw ExitCode(1) }
  }
}
