import ArgumentParser
import Foundation
import UIKit

/// `vitrine bench text`: measures the layout of labels, and compares with plain Pango.
struct BenchText: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "text", abstract: "Lay out 1,000 different labels, beside bare Pango.",
    help: """
      Every label is made, given its text, and measured; nothing is drawn. Processor time of the median round. With --peers the same \
      strings go through Pango alone, each with a layout of its own, in turn with ours.
      """)

  @Option(help: "How many labels.")
  var labels = 1000
  @Flag(help: "Measure bare Pango, too.")
  var peers = false

  func validate() throws {
    guard (1...100_000).contains(labels) else { throw ValidationError("--labels must be 1 to 100000, not \(labels)") }
  }

  /// Returns different strings of different lengths, mostly Latin as in typical interfaces.
  static func strings(_ count: Int) -> [String] {
    let words = [
      "Settings", "Today", "a long word", "Notifications", "and", "7 new", "Résumé", "Downloads", "the quick brown fox", "Done", "Edit",
      "Privacy & Security", "한국어", "Übersicht", "of", "items", "Cancel", "Mail",
    ]
    return (0..<count).map { number in
      let picked = (0..<(1 + number % 5)).map { words[(number * 7 + $0 * 5 + number / words.count) % words.count] }
      return "\(number) " + picked.joined(separator: " ")
    }
  }

  func run() throws {
    let strings = Self.strings(labels)
    guard peers else { return Self.printFigure("vitrine", MainActor.assumeIsolated { Self.measure(strings) }) }
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "vitrine-labels-\(ProcessInfo.processInfo.processIdentifier).txt")
    try Data((strings.joined(separator: "\n") + "\n").utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    // The two are measured alternately: the speed of a shared processor changes from second to second, but is mostly equal within a pair.
    var own: [Double] = [], theirs: [Double] = []
    for _ in 0..<Self.turns {
      own.append(MainActor.assumeIsolated { Self.measure(strings) })
      theirs.append(try Self.measureInPango(file))
    }
    Self.printFigure("vitrine", Stopwatch.median(of: own))
    Self.printFigure("pango", Stopwatch.median(of: theirs))
    let ratios = zip(own, theirs).map { $0 / $1 }
    print(
      String(
        format: "vitrine takes %.2f times as long (median of %d pairs, %.2f to %.2f)", Stopwatch.median(of: ratios), Self.turns,
        ratios.min()!, ratios.max()!))
  }

  private static let turns = 11

  /// Measures the microseconds for one string.
  private static func measureInPango(_ file: URL) throws -> Double {
    for line in try PeerRunner.run(["text", file.path]) {
      let fields = line.split(separator: "\t")
      if fields.count == 3, let time = Double(fields[2]) { return time }
    }
    throw CommandError("Benchmarks/Peers/run text printed no time.")
  }

  private static func printFigure(_ name: String, _ value: Double) { print("\(name)\tlabels\t\(String(format: "%.2f", value)) µs each") }

  /// Measures the microseconds for one label.
  @MainActor private static func measure(_ strings: [String]) -> Double {
    var watch = Stopwatch()
    var sum = CGFloat(0)
    for round in 0..<16 {
      func layOutAll() {
        for string in strings {
          let label = UILabel()
          label.text = string
          sum += label.intrinsicContentSize.width
        }
      }
      if round == 0 { layOutAll() } else { watch.measure(layOutAll) }
    }
    return sum > 0 ? watch.processorPercentile(0.5) / Double(strings.count) * 1e6 : 0
  }
}
