import Foundation

/// An error or a warning, and what was noted to it.
struct Diagnostic: Sendable {
  struct Place: Sendable {
    /// From 0.
    var line: Int
    /// In units of UTF-16.
    var start: Int
    var end: Int

    var range: [String: Any] {
      ["start": ["line": line, "character": start], "end": ["line": line, "character": end]]
    }
  }

  var place: Place
  var isError: Bool
  var message: String
  var notes: [(path: String, place: Place, message: String)] = []

  /// As editors take it.
  var object: [String: Any] {
    let related = notes.map { note in
      [
        "location": ["uri": URL(fileURLWithPath: note.path).absoluteString, "range": note.place.range] as [String: Any],
        "message": note.message,
      ]
        as [String: Any]
    }
    return [
      "range": place.range, "severity": isError ? 1 : 2, "source": "vitrine", "message": message, "relatedInformation": related,
    ]
  }
}
