/// What in a file is passed over.
package struct InterfaceWarning: CustomStringConvertible, Equatable, Sendable {
  /// Counted from 1.
  package let line: Int
  package let text: String

  package var description: String { "line \(line): \(text)" }
}
