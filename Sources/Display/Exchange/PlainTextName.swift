import Foundation

/// The names of plain text on desktops.
package enum PlainTextName {
  /// The names under which text is offered. All have the same bytes, in UTF-8.
  package static let names = ["text/plain;charset=utf-8", "UTF8_STRING", "text/plain"]
  private static let latin = ["STRING", "TEXT"]

  package static func isText(_ type: String) -> Bool {
    names.contains(type) || latin.contains(type) || type.lowercased().hasPrefix("text/plain;")
  }

  /// Returns the best of the names of text among types; nil if there is none.
  package static func best(of types: [String]) -> String? {
    types.first { $0.lowercased() == names[0] } ?? (names.dropFirst() + latin).first { types.contains($0) }
  }

  /// Decodes text that was offered under a name. Without a charset it is UTF-8 or, if it is not valid, Latin-1.
  package static func text(of data: Data, type: String) -> String {
    // Some programs send the zero at the end of a C string.
    let bytes = data.last == 0 ? data.dropLast() : data
    if !latin.contains(type), let text = String(data: bytes, encoding: .utf8) { return text }
    return String(data: bytes, encoding: .isoLatin1) ?? String(decoding: bytes, as: UTF8.self)
  }
}
