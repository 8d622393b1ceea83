import ArgumentParser
import Foundation
import SnapshotReport

/// `vitrine review`: compares the previews of two commits.
struct Review: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "review",
    abstract: "Draws all previews of two commits, and writes a report of what differs between them.",
    help: """
      Both commits are built in a git work tree in .build/vitrine/review of the project's folder, which is removed afterwards. Nothing is stored in
      the repository. HEAD is the commit that is checked out, if it is left out; changes that are in no commit are then an error, since they would
      not be seen.

      EXAMPLES
        vitrine review main                          what this branch changes; see .build/vitrine/review/report.html
        vitrine review v1.2 v1.3 --matrix dark
        vitrine review origin/main HEAD --markdown summary.md -o review

      EXIT STATUS
        0 where the report was written, whatever differs; with --exit-code 1 where something differs; 1 where a commit does not build or something
        else failed; 64 if the arguments are not valid.
      """)

  @Argument(help: "The commit to compare with: a branch, a tag, a hash.")
  var base: String

  @Argument(help: "The commit to look at; the one that is checked out if left out.")
  var head: String?

  @Flag(help: "Ends with status 1 if something differs.")
  var exitCode = false

  @OptionGroup var drawing: DrawingOptions
  @OptionGroup var report: ReportOptions
  @OptionGroup var project: ProjectOptions

  func run() throws {
    if let own = SnapshotDrawing.ownFolder, PreviewHost.isHost {
      return try MainActor.assumeIsolated { try SnapshotDrawing(folder: own, options: drawing, takesAll: true).draw() }
    }
    let folder = try Project.find(in: project.folder).folder, repository = try Repository(containing: folder)
    let commits = try (repository.commit(base), repository.commit(head ?? "HEAD"))
    if head == nil, case let changed = try repository.changedFiles(), !changed.isEmpty {
      let names = changed.prefix(3).joined(separator: ", ") + (changed.count > 3 ? " and \(changed.count - 3) others" : "")
      throw CommandError(
        "There are changes that are in no commit: \(names). Commit or stash them, or compare what is committed: vitrine review \(base) HEAD"
      )
    }
    let output = SnapshotOutput(folder: report.output ?? "\(folder)/.build/vitrine/review", options: report)
    try output.prepare()
    let (old, new) = try (output.temporaryFolder("base"), output.temporaryFolder("head"))
    // The work tree has the name of the repository's folder, on which a package may depend.
    let worktree = "\(folder)/.build/vitrine/review/worktree"
    let tree = "\(worktree)/\((repository.top as NSString).lastPathComponent)"
    defer {
      repository.removeWorkTree(at: tree)
      for path in [old, new, worktree] { try? FileManager.default.removeItem(atPath: path) }
    }
    // Removes the work tree that a killed run has left.
    repository.removeWorkTree(at: tree)
    let sides = try [(commits.0, old, "base"), (commits.1, new, "head")].map { commit, drawn, name in
      Project.note("drawing the \(name), \(commit.title)")
      return try draw(commit, named: name, repository, in: tree, into: drawn)
    }
    var run = compare(sides, old, new, commits, tree: tree)
    try output.keepPictures(of: &run, expected: old, actual: new)
    try output.write(run, costs: SnapshotOutput.costs(in: new))
    output.printLines(run)
    if exitCode, !run.isClean { throw ExitCode(1) }
  }

  private func draw(
    _ commit: Repository.Commit, named name: String, _ repository: Repository, in tree: String, into drawn: String
  ) throws -> DrawnCatalogue {
    try repository.checkOut(commit, at: tree)
    let folder = repository.prefix.isEmpty ? tree : "\(tree)/\(repository.prefix)"
    guard FileManager.default.fileExists(atPath: folder) else {
      throw CommandError("The \(name), \(commit.title), has no folder \(repository.prefix).")
    }
    var options = project
    // If the user named an Xcode project, the same project is named in the work tree.
    options.folder =
      project.folder.map(Project.isXcode) == true
      ? "\(folder)/\((project.folder! as NSString).lastPathComponent)" : folder
    let status: Int32
    do {
      status = try PreviewHost(options).run(
        Array(CommandLine.arguments.dropFirst()), environment: [SnapshotDrawing.variable: Project.absolute(drawn)])
    } catch { throw CommandError("The \(name), \(commit.title), cannot be drawn: \(error)") }
    guard status == 0 else { throw CommandError("The \(name), \(commit.title), cannot be drawn. The lines above say why.") }
    return try DrawnCatalogue(in: drawn)
  }

  private func compare(
    _ sides: [DrawnCatalogue], _ old: String, _ new: String, _ commits: (Repository.Commit, Repository.Commit), tree: String
  ) -> SnapshotRun {
    let comparison = SnapshotComparison(expected: old, actual: new)
    let before = Set(sides[0].items.map(\.name)), after = Set(sides[1].items.map(\.name))
    var results = sides[1].items.map { item in
      var result = comparison.result(item.name)
      if result.status == .new, before.contains(item.name) { result.reason = "could not be drawn in the base" }
      (result.file, result.line) = (item.file.map { SnapshotCommand.path($0, in: tree) }, item.line)
      result.frame = item.frame
      return result
    }
    results += before.subtracting(after).map { SnapshotResult($0, .gone) }
    return SnapshotRun(
      .review, title: "Review of \(commits.1.title)", expected: commits.0.title, actual: commits.1.title, names: Array(before.union(after)),
      results: results)
  }
}
