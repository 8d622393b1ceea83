/// Content of a file that is ignored.
package struct InterfaceWarning: CustomStringConvertible, Equatable, Sendable {
  /// The number of the line, counted from 1.
  package let line: Int
  package let text: String

  package var description: String { "line \(line): \(text)" }
}
