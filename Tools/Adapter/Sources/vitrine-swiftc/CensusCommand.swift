import FoundationEssentials
import Glibc
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
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
    write([UInt8](try encoder.encode(counts)), to: STDOUT_FILENO)
    print()
  }
}
