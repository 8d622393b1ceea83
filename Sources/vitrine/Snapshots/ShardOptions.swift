import ArgumentParser
import Foundation
import SnapshotReport

/// The options for drawing only a part of the pictures.
struct ShardOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Draws one of N parts of the pictures, K from 1 to N. Each picture is in one part; `vitrine report --merge` joins the results.",
      valueName: "K/N"),
    transform: { text in
      guard let shard = Shard(text) else { throw ValidationError("--shard \(text): write K/N with K from 1 to N, such as 2/8.") }
      return shard
    })
  var shard: Shard?

  @Option(
    help: ArgumentHelp(
      "With --shard: a costs.json of an earlier run, by which the parts take equally long. All parts must be given the same file.",
      valueName: "file"))
  var costs: String?

  func check() throws {
    if costs != nil, shard == nil { throw ValidationError("--costs requires --shard.") }
    _ = try costsBySeconds()
  }

  /// Returns the drawing times in seconds, by file name.
  func costsBySeconds() throws -> [String: Double] {
    guard let costs else { return [:] }
    guard let data = FileManager.default.contents(atPath: costs) else { throw ValidationError("--costs \(costs): there is no such file.") }
    guard let table = try? JSONDecoder().decode([String: Double].self, from: data) else {
      throw ValidationError("--costs \(costs): this is not a costs.json, which a run of vitrine snapshot leaves beside its report.")
    }
    return table
  }
}
