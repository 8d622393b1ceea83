import ArgumentParser
import Foundation

/// `vitrine bench ops`: measures raster operations; with `--peers` compares with other libraries.
struct BenchOperations: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "ops", abstract: "Raster operations: megapixels per second, one thread.",
    usage: "vitrine bench ops [<operation> ...] [<options>]",
    help: "Benchmarks/README.md defines the operations.")

  @Argument(help: ArgumentHelp("Operations to run; all where none is named.", valueName: "operation"))
  var operations: [String] = []
  @Flag(help: "Run pixman, cairo, Qt, Skia and Blend2D as well, those that the machine has.")
  var peers = false
  @OptionGroup var output: BenchOutput

  func validate() throws {
    let known = RasterOperations.names
    if let stranger = operations.first(where: { !known.contains($0) }) {
      throw ValidationError("no operation is named '\(stranger)'. There are: \(known.joined(separator: ", "))")
    }
  }

  func run() throws {
    try output.checkWritable()
    var records: [OperationRecord] = []
    let chosen = RasterOperations().all.filter { operations.isEmpty || operations.contains($0.name) }
    var line = ProgressLine("operation", of: chosen.count)
    for (index, (name, pixels, body)) in chosen.enumerated() {
      line.report(index + 1)
      records.append(OperationRecord(op: name, peer: "vitrine", megapixelsPerSecond: pixels / Stopwatch.best(of: body) / 1e6))
    }
    line.finish()
    if peers {
      records += try PeerRunner.run(["ops"] + operations).compactMap { OperationRecord(line: $0) }
    }
    print(Self.table(records))
    if peers { print("\n" + OperationTarget.report(Self.grouped(records).rows)) }
    try output.write(records, chart: Self.chart(records))
  }

  private static func grouped(_ records: [OperationRecord]) -> (peers: [String], rows: [(op: String, values: [String: Double])]) {
    var peers: [String] = [], rows: [(op: String, values: [String: Double])] = []
    for record in records {
      if !peers.contains(record.peer) { peers.append(record.peer) }
      if let row = rows.firstIndex(where: { $0.op == record.op }) {
        rows[row].values[record.peer] = record.megapixelsPerSecond
      } else {
        rows.append((record.op, [record.peer: record.megapixelsPerSecond]))
      }
    }
    return (peers, rows)
  }

  private static func table(_ records: [OperationRecord]) -> String {
    let (peers, rows) = grouped(records)
    var table = TextTable(header: ["Mpx/s"] + peers + (peers.count > 1 ? ["x best peer"] : []))
    for row in rows {
      var cells = [row.op] + peers.map { row.values[$0].map { String(Int($0.rounded())) } ?? "" }
      if peers.count > 1 {
        let best = row.values.filter { $0.key != "vitrine" && $0.key != "limit" }.values.max()
        cells.append(best.flatMap { best in row.values["vitrine"].map { String(format: "%.2f", $0 / best) } } ?? "")
      }
      table.add(cells)
    }
    return table.text
  }

  private static func chart(_ records: [OperationRecord]) -> BarChart {
    let (peers, rows) = grouped(records)
    return BarChart(
      title: "Raster operations", unit: "Megapixels per second, one thread",
      groups: rows.map { row in .init(name: row.op, bars: peers.compactMap { peer in row.values[peer].map { (peer, $0) } }) })
  }
}
