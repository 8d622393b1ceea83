/// The reason for which a visual format string is invalid.
struct VisualFormatError: Error, Equatable {
  var reason: String
  /// The position of the error in the string, in characters.
  var position: Int

  /// Returns a message in Apple's format: the reason, the string, and a mark below the position.
  func message(for line: String) -> String {
    "Unable to parse constraint format:\n\(reason)\n\(line)\n\(String(repeating: " ", count: min(position, line.count)))^"
  }
}
