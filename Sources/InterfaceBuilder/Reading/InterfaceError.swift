/// The reason why a file cannot be read.
package struct InterfaceError: Error, CustomStringConvertible, Equatable, Sendable {
  /// The number of the line, counted from 1.
  package let line: Int
  package let reason: String

  package init(line: Int, reason: String) {
    self.line = max(1, line)
    self.reason = reason
  }

  package var description: String { "line \(line): \(reason)" }
}
