import Foundation
import SourceAdapter

/// `census FILE...` prints the number of occurrences of each construct that needs adapting, as JSON.
enum CensusCommand {
  static func run(_ arguments: [String]) throws {
    let frameworks = (try? Installation().frameworks) ?? []
    let inputs = try arguments.map { SourceAdapter.Input(path: $0, source: [UInt8](try Data(contentsOf: URL(fileURLWithPath: $0)))) }
    var counts: [String: Int] = [:]
    for output in SourceAdapter(module: "main", options: AdapterOptions(frameworks: frameworks)).adapt(inputs) {
      counts.merge(output.constructs, uniquingKeysWith: +)
    }
    FileHandle.standardOutput.write(try JSONSerialization.data(withJSONObject: counts, options: [.sortedKeys, .prettyPrinted]))
    print()
  }
}
