import ArgumentParser
import Foundation
import UIKit

/// `vitrine bench text`: what it costs to lay out labels, beside bare Pango.
struct BenchText: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "text", abstract: "Lay out 1,000 different labels, beside bare Pango.",
    discussion: """
      Every label is made, given its text, and measured; nothing is drawn. Processor time of the median round. With --peers the same \
      strings go through Pango alone, each with a layout of its own.
      """)

  @Option(help: "How many labels.")
  var labels = 1000
  @Flag(help: "Measure bare Pango, too.")
  var peers = false

  func validate() throws {
    guard (1...100_000).contains(labels) else { throw ValidationError("--labels must be 1 to 100000, not \(labels)") }
  }

  /// Different, of different lengths, mostly Latin as interfaces are.
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
    let own = MainActor.assumeIsolated { Self.measure(strings) }
    print("vitrine\tlabels\t\(Self.figure(own)) µs each")
    guard peers else { return }
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "vitrine-labels-\(ProcessInfo.processInfo.processIdentifier).txt")
    try Data((strings.joined(separator: "\n") + "\n").utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    for line in try PeerRunner.run(["text", file.path]) {
      let fields = line.split(separator: "\t")
      guard fields.count == 3, let theirs = Double(fields[2]) else { continue }
      print("\(fields[0])\t\(fields[1])\t\(Self.figure(theirs)) µs each; vitrine takes \(Self.figure(own / theirs)) times as long")
    }
  }

  private static func figure(_ value: Double) -> String { String(format: "%.2f", value) }

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
