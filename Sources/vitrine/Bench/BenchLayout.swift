import ArgumentParser
import Foundation
import LayoutSolver

/// `vitrine bench layout`: builds, solves and changes constraint systems; with `--peers` compares with kiwi.
struct BenchLayout: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "layout", abstract: "Systems of constraints: microseconds to build and to change one constant.",
    help: "Lists and trees of 10 to 5,000 views; Benchmarks/README.md defines them.")

  @Flag(help: "Run kiwi as well (a list of 5,000 views takes it minutes and is left out).")
  var peers = false
  @OptionGroup var output: BenchOutput

  func run() throws {
    try output.checkWritable()
    let systems = LayoutSystem.sizes.flatMap { [LayoutSystem.list($0), .tree($0)] }
    var records: [LayoutRecord] = []
    var line = ProgressLine("system", of: systems.count)
    for (index, system) in systems.enumerated() {
      line.report(index + 1)
      records.append(try Self.measure(system))
    }
    line.finish()
    if peers { records += try Self.runPeers(systems.filter { $0.name != "list of 5000" }) }
    print(Self.table(records))
    try output.write(records, chart: Self.chart(records))
  }

  // MARK: Measuring

  private static func measure(_ system: LayoutSystem) throws -> LayoutRecord {
    var building = Stopwatch(), editing = Stopwatch()
    var built = try build(system)
    for _ in 0..<max(5, min(500, 20_000 / system.variables)) { try building.measure { built = try build(system) } }
    let (solver, variables, edited) = built
    let constant = system.relations[system.edited].constant
    // Edits are measured in groups, since reading the clock takes as long as a small edit.
    let group = 10
    for _ in 0..<50 {
      try editing.measure {
        for i in 0..<group {
          try solver.setConstant(edited, constant + Double(i % 2 + 1))
          solver.takeChanges { _ = solver.value(of: $0) }
        }
      }
    }
    return LayoutRecord(
      system: system.name, peer: "vitrine", build: building.percentile(0.5) * 1e6, edit: editing.percentile(0.5) * 1e6 / Double(group),
      sum: variables.reduce(0) { $0 + solver.value(of: $1) })
  }

  private static func build(_ system: LayoutSystem) throws -> (Solver, [Variable], edited: ConstraintID) {
    let solver = Solver()
    let variables = (0..<system.variables).map { _ in solver.makeVariable() }
    var edited: ConstraintID?
    for (index, relation) in system.relations.enumerated() {
      let id = try solver.add(
        Constraint(
          relation.terms.map { .init(variables[$0.variable], $0.coefficient) }, relation.relation, relation.constant,
          priority: relation.priority))
      if index == system.edited { edited = id }
    }
    solver.takeChanges { _ = solver.value(of: $0) }
    return (solver, variables, edited!)
  }

  private static func runPeers(_ systems: [LayoutSystem]) throws -> [LayoutRecord] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "vitrine-layout-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = try systems.map { system in
      let file = folder.appendingPathComponent(system.name)
      try Data(system.text.utf8).write(to: file)
      return file.path
    }
    return try PeerRunner.run(["layout"] + files).compactMap { LayoutRecord(line: $0) }
  }

  // MARK: Output

  private static func table(_ records: [LayoutRecord]) -> String {
    let hasPeer = records.contains { $0.peer != "vitrine" }
    var table = TextTable(
      header: ["µs", "build", "edit"] + (hasPeer ? ["kiwi: build", "edit", "build / kiwi", "edit / kiwi", "same solution"] : []))
    for record in records where record.peer == "vitrine" {
      func text(_ value: Double) -> String { String(format: value < 100 ? "%.2f" : "%.0f", value) }
      var cells = [record.system, text(record.build), text(record.edit)]
      if let other = records.first(where: { $0.peer != "vitrine" && $0.system == record.system }) {
        cells += [
          text(other.build), text(other.edit), String(format: "%.2f", record.build / other.build),
          String(format: "%.2f", record.edit / other.edit), abs(record.sum - other.sum) < 1e-6 * abs(record.sum) ? "yes" : "no",
        ]
      } else if hasPeer {
        cells += ["", "", "", "", ""]
      }
      table.add(cells)
    }
    return table.text
  }

  private static func chart(_ records: [LayoutRecord]) -> BarChart {
    let systems = records.filter { $0.peer == "vitrine" }.map(\.system)
    return BarChart(
      title: "Constraint systems", unit: "Microseconds to build",
      groups: systems.map { name in .init(name: name, bars: records.filter { $0.system == name }.map { ($0.peer, $0.build) }) })
  }
}
