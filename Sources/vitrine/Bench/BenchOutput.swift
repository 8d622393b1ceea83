import ArgumentParser
import Foundation

/// The files to which a benchmark writes its results, besides the terminal.
struct BenchOutput: ParsableArguments {
  @Option(help: ArgumentHelp("Write the figures as records of JSON to this file.", valueName: "file"))
  var json: String?
  @Option(help: ArgumentHelp("Draw the figures as a bar chart into this SVG file.", valueName: "file.svg"))
  var plot: String?

  /// Checks whether the files can be written, before a benchmark runs for minutes.
  /// - Throws: `CommandError` that names a file that cannot be written.
  func checkWritable() throws {
    for path in [json, plot].compactMap(\.self) { try OutputFile(path: path).checkWritable() }
  }

  /// Writes `records` and the chart to the requested files.
  /// - Throws: `CommandError` that names the file that cannot be written.
  func write<Record: Encodable>(_ records: [Record], chart: BarChart) throws {
    if let json {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      try OutputFile(path: json).write(encoder.encode(records))
    }
    if let plot { try OutputFile(path: plot).write(Data(chart.svg.utf8)) }
  }
}
