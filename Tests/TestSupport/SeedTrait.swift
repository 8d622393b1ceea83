import Synchronization
import Testing

/// Adds to each failure of a test the seeds of the random number generators that the test has made until then.
public struct SeedTrait: TestTrait, SuiteTrait, TestScoping {
  public var isRecursive: Bool { true }

  public func provideScope(for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void) async throws {
    let log = SeedLog()
    let naming = IssueHandlingTrait.compactMapIssues { issue in
      var issue = issue
      if let seeds = log.description { issue.comments.append(Comment(rawValue: seeds)) }
      return issue
    }
    try await SeedLog.$current.withValue(log) { try await naming.provideScope(for: test, testCase: testCase, performing: function) }
  }
}

extension Trait where Self == SeedTrait {
  /// Reports the seeds of random number generators with each failure.
  public static var namesSeeds: Self { SeedTrait() }
}

/// The seeds that a test has used.
final class SeedLog: Sendable {
  @TaskLocal static var current: SeedLog?
  /// A test with a loop over seeds fails at one of the last.
  private static let length = 4
  private let seeds = Mutex<[UInt64]>([])

  func add(_ seed: UInt64) {
    seeds.withLock {
      if $0.last == seed { return }
      $0.append(seed)
      if $0.count > Self.length { $0.removeFirst() }
    }
  }

  var description: String? {
    let seeds = seeds.withLock { $0 }
    return seeds.isEmpty ? nil : "random seeds, last one last: \(seeds.map(String.init).joined(separator: ", "))"
  }
}
