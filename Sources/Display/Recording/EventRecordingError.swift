/// The reason why a recording is rejected.
package struct EventRecordingError: Error, Equatable, CustomStringConvertible, Sendable {
  /// The number of the line, from 1.
  package var line: Int
  package var expected: String
  package var found: String

  package var description: String { "line \(line): expected \(expected), found \(found.isEmpty ? "nothing" : "'\(found.prefix(60))'")" }
}
