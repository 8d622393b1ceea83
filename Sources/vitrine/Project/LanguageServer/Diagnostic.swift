import Foundation

/// An error or a warning with its notes.
struct Diagnostic: Sendable {
  struct Location: Sendable {
    /// The line number, from 0.
    var line: Int
    /// The start of the range in the line, in UTF-16 code units.
    var start: Int
    var end: Int

    var range: [String: Any] {
      ["start": ["line": line, "character": start], "end": ["line": line, "character": end]]
    }
  }

  var location: Location
  var isError: Bool
  var message: String
  var notes: [(path: String, location: Location, message: String)] = []

  /// The diagnostic in the format of the Language Server Protocol.
  var object: [String: Any] {
    let related = notes.map { note in
      [
        "location": ["uri": URL(fileURLWithPath: note.path).absoluteString, "range": note.location.range] as [String: Any],
        "message": note.message,
      ]
        as [String: Any]
    }
    return [
      "range": location.range, "severity": isError ? 1 : 2, "source": "vitrine", "message": message, "relatedInformation": related,
    ]
  }
}
