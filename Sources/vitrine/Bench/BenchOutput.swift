import ArgumentParser
import Foundation

/// Where the figures go besides the terminal.
struct BenchOutput: ParsableArguments {
  @Option(help: ArgumentHelp("Write the figures as records of JSON to this file.", valueName: "file"))
  var json: String?
  @Option(help: ArgumentHelp("Draw the figures as a bar chart into this SVG file.", valueName: "file.svg"))
  var plot: String?

  /// Writes `records` and the chart to the files that were asked for.
  /// - Throws: `CommandError` that names the file that cannot be written.
  func write<Record: Encodable>(_ records: [Record], chart: BarChart) throws {
    if let json {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      try write(encoder.encode(records), to: json)
    }
    if let plot { try write(Data(chart.svg.utf8), to: plot) }
  }

  private func write(_ data: Data, to path: String) throws {
    do { try data.write(to: URL(fileURLWithPath: path)) } catch {
      throw CommandError("cannot write \(path): \(error.localizedDescription)")
    }
  }
}
