public import Foundation
public import XCTest

/// An expected failure of a test (Apple: XCTExpectedFailure).
open class XCTExpectedFailure: NSObject {
  public struct Options {
    /// Returns whether a failure is expected. By default all are.
    public var issueMatcher: (XCTIssue) -> Bool = { _ in true }
    /// Whether failures are expected. Default: true.
    public var isEnabled = true
    /// Whether the test fails if no expected failure occurred. Default: true.
    public var isStrict = true

    public init() {}
    public static func nonStrict() -> Options {
      var options = Options()
      options.isStrict = false
      return options
    }
  }
}

/// Expects failures from this call to the end of the test.
public func XCTExpectFailure(_ failureReason: String? = nil, options: XCTExpectedFailure.Options) {
  guard options.isEnabled else { return }
  ExpectedFailures.shared.begin(options, failureReason)
}

public func XCTExpectFailure(
  _ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil, issueMatcher: ((XCTIssue) -> Bool)? = nil
) { XCTExpectFailure(failureReason, options: .init(enabled, strict, issueMatcher)) }

/// Expects failures while a closure runs. If none occurs, the test fails, unless the options are not strict.
public func XCTExpectFailure<R>(
  _ failureReason: String? = nil, options: XCTExpectedFailure.Options, failingBlock: () throws -> R
) rethrows -> R {
  guard options.isEnabled else { return try failingBlock() }
  let index = ExpectedFailures.shared.begin(options, failureReason)
  defer { if !ExpectedFailures.shared.end(index), options.isStrict { XCTFail(ExpectedFailures.missing(failureReason)) } }
  return try failingBlock()
}

public func XCTExpectFailure<R>(
  _ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil, failingBlock: () throws -> R,
  issueMatcher: ((XCTIssue) -> Bool)? = nil
) rethrows -> R { try XCTExpectFailure(failureReason, options: .init(enabled, strict, issueMatcher), failingBlock: failingBlock) }

extension XCTExpectedFailure.Options {
  fileprivate init(_ enabled: Bool?, _ strict: Bool?, _ matcher: ((XCTIssue) -> Bool)?) {
    if let enabled { isEnabled = enabled }
    if let strict { isStrict = strict }
    if let matcher { issueMatcher = matcher }
  }
}

/// Whether a failure is expected, in which case it is not recorded. Called by code that the compiler shim adds to test cases.
public func _vitrineExpectsFailure(_ description: String, _ file: String, _ line: Int, _ expected: Bool) -> Bool {
  let issue = XCTIssue(
    type: expected ? .assertionFailure : .thrownError, compactDescription: description,
    sourceCodeContext: XCTSourceCodeContext(location: XCTSourceCodeLocation(filePath: file, lineNumber: line)))
  return ExpectedFailures.shared.take(issue)
}

/// Runs a test and checks that expected failures occurred. Called by code that the compiler shim adds to test cases.
public func _vitrineInvokeTest(_ test: XCTestCase, _ body: () -> Void) {
  ExpectedFailures.shared.clear()
  body()
  for reason in ExpectedFailures.shared.clear() {
    test.recordFailure(
      withDescription: ExpectedFailures.missing(reason), inFile: "<unknown>", atLine: 0, expected: true)
  }
}

/// The currently expected failures, innermost last.
private final class ExpectedFailures: @unchecked Sendable {
  // Unchecked: all state is protected by the lock.
  static let shared = ExpectedFailures()
  private struct Entry {
    var reason: String?
    var options: XCTExpectedFailure.Options
    var wasMet = false
  }
  private let lock = NSRecursiveLock()
  private var entries: [Entry] = []

  static func missing(_ reason: String?) -> String { "Expected failure\(reason.map { " \"\($0)\"" } ?? "") but none was recorded" }

  @discardableResult
  func begin(_ options: XCTExpectedFailure.Options, _ reason: String?) -> Int {
    lock.withLock {
      entries.append(Entry(reason: reason, options: options))
      return entries.count - 1
    }
  }

  /// - Returns: whether a failure occurred.
  func end(_ index: Int) -> Bool {
    lock.withLock {
      let wasMet = entries[index].wasMet
      entries.removeSubrange(index...)
      return wasMet
    }
  }

  func take(_ issue: XCTIssue) -> Bool {
    lock.withLock {
      guard let index = entries.lastIndex(where: { $0.options.issueMatcher(issue) }) else { return false }
      entries[index].wasMet = true
      return true
    }
  }

  /// - Returns: the reasons of the required failures that did not occur.
  @discardableResult
  func clear() -> [String?] {
    lock.withLock {
      defer { entries = [] }
      return entries.filter { !$0.wasMet && $0.options.isStrict }.map(\.reason)
    }
  }
}
