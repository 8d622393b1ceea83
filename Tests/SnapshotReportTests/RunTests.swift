import Foundation
import Testing

@testable import SnapshotReport

@Suite struct RunTests {
  private func names(_ count: Int) -> [SnapshotName] { (0..<count).map { SnapshotName(preview: "Preview \($0)") } }

  @Test func fileNamesAreReadableAndDifferent() {
    #expect(SnapshotName(preview: "Log in", variant: "dark, large").file == "Log in@dark, large")
    #expect(SnapshotName(preview: "a/b").file == "a%2Fb" && SnapshotName(preview: "a%2Fb").file == "a%252Fb")
    #expect(SnapshotName(preview: ".hidden").file == "%2Ehidden" && SnapshotName(preview: "a@b").file == "a%40b")
    #expect(SnapshotName(preview: "Übersicht").file == "Übersicht")
    for name in [SnapshotName(preview: "a/b@%", variant: "dark, large"), SnapshotName(preview: "Übersicht 2")] {
      #expect(SnapshotName(file: name.file) == name)
    }
    let long = String(repeating: "x", count: 300)
    let files = [SnapshotName(preview: long + "1").file, SnapshotName(preview: long + "2").file]
    #expect(Set(files).count == 2 && files.allSatisfy { $0.utf8.count <= 200 })
  }

  @Test func everyNameIsInOnePart() {
    let all = names(101)
    for count in [1, 2, 7, 200] {
      let parts = (1...count).map { Shard(number: $0, count: count).part(of: all) }
      #expect(parts.joined().sorted() == all.sorted())
      #expect(parts.map(\.count).max()! - parts.map(\.count).min()! <= 1)
      #expect(Shard(number: 1, count: count).part(of: all.reversed()) == parts[0], "the order of the names does not matter")
    }
  }

  @Test func partsAreBalancedByCost() {
    let all = names(40)
    let costs = Dictionary(uniqueKeysWithValues: all.enumerated().map { ($1.file, $0 == 0 ? 20 : 1.0) })
    let parts = (1...3).map { Shard(number: $0, count: 3).part(of: all, costs: costs) }
    let sums = parts.map { $0.reduce(0) { $0 + costs[$1.file]! } }
    #expect(sums.max()! - sums.min()! <= 1, "\(sums)")
    #expect(parts.joined().sorted() == all.sorted())
  }

  @Test func partsAreReadFromText() {
    #expect(Shard("2/3") == Shard(number: 2, count: 3))
    for text in ["0/3", "4/3", "1", "1/0", "a/b", "1/2/3", "-1/2", ""] { #expect(Shard(text) == nil, "\(text)") }
  }

  private func run(_ results: [SnapshotResult], shard: Shard? = nil, of names: [SnapshotName]) -> SnapshotRun {
    var run = SnapshotRun(.snapshot, title: "T", expected: "stored", actual: "drawn", names: names, results: results)
    run.shard = shard
    return run
  }

  @Test func mergedPartsAreTheWhole() throws {
    let all = names(10)
    let whole = run(all.map { SnapshotResult($0, .unchanged) }, of: all)
    let parts = (1...3).map { number in
      let shard = Shard(number: number, count: 3)
      return ("part\(number)", run(shard.part(of: all).map { SnapshotResult($0, .unchanged) }, shard: shard, of: all))
    }
    let merged = try SnapshotRun.merge(parts.reversed() + [parts[0]])
    #expect(try merged.run.data == whole.data)
    #expect(merged.sources.count == 10)
  }

  @Test func aMissingPartIsNamed() throws {
    let all = names(10)
    let shard = Shard(number: 1, count: 3)
    let part = run(shard.part(of: all).map { SnapshotResult($0, .unchanged) }, shard: shard, of: all)
    let error = #expect(throws: SnapshotRunError.self) { try SnapshotRun.merge([("a", part)]) }
    #expect(error?.description.contains("parts 2/3, 3/3 are missing") == true, "\(String(describing: error))")
  }

  @Test func partsOfDifferentRunsAreNotMerged() throws {
    let all = names(2)
    let a = run([SnapshotResult(all[0], .unchanged)], of: all), b = run([SnapshotResult(all[1], .unchanged)], of: names(3))
    var error = #expect(throws: SnapshotRunError.self) { try SnapshotRun.merge([("a", a), ("b", b)]) }
    #expect(error?.description.contains("a and b are not parts of one run: only one of them knows Preview 2") == true)
    let c = run([SnapshotResult(all[0], .changed)], of: all)
    error = #expect(throws: SnapshotRunError.self) { try SnapshotRun.merge([("a", a), ("c", c)]) }
    #expect(error?.description.contains("different results for Preview 0") == true)
  }

  @Test func aFolderWithoutResultsIsNamed() throws {
    let folder = NSTemporaryDirectory() + "run-\(UUID())"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var error = #expect(throws: SnapshotRunError.self) { try SnapshotRun(contentsOf: folder) }
    #expect(error?.description.contains("results.json is not there") == true)
    try Data("[]".utf8).write(to: URL(fileURLWithPath: folder + "/results.json"))
    error = #expect(throws: SnapshotRunError.self) { try SnapshotRun(contentsOf: folder) }
    #expect(error?.description.contains("is not the result of a run") == true)
  }
}
