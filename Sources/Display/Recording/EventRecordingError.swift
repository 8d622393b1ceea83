/// Why a recording is refused.
package struct EventRecordingError: Error, Equatable, CustomStringConvertible, Sendable {
  /// From 1.
  package var line: Int
  package var expected: String
  package var found: String

  package var description: String { "line \(line): expected \(expected), found \(found.isEmpty ? "nothing" : "'\(found.prefix(60))'")" }
}
