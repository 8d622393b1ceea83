/// Why a line of the visual format cannot be used.
struct VisualFormatError: Error, Equatable {
  var reason: String
  /// In characters of the line.
  var place: Int

  /// In Apple's shape: the reason, the line, and a mark below the place.
  func message(for line: String) -> String {
    "Unable to parse constraint format:\n\(reason)\n\(line)\n\(String(repeating: " ", count: min(place, line.count)))^"
  }
}
