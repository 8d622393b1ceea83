import Foundation

/// Finds web addresses in a text.
enum LinkFinder {
  private static let starts = ["https://", "http://", "www."]

  /// Returns the web addresses, with ranges in UTF-16 units.
  static func links(in text: String) -> [(range: NSRange, url: URL)] {
    var found: [(range: NSRange, url: URL)] = []
    var offset = 0
    for word in text.split(omittingEmptySubsequences: false, whereSeparator: { $0.isWhitespace }) {
      let start = word.startIndex.utf16Offset(in: text)
      offset = start
      var piece = word
      while let first = piece.first, "(<[\"'".contains(first) {
        piece = piece.dropFirst()
        offset += 1
      }
      while let last = piece.last, ".,;:!?)>]\"'".contains(last) { piece = piece.dropLast() }
      let lower = piece.lowercased()
      guard let prefix = starts.first(where: lower.hasPrefix), piece.count > prefix.count else { continue }
      guard let url = URL(string: prefix == "www." ? "http://\(piece)" : String(piece)) else { continue }
      found.append((NSRange(location: offset, length: piece.utf16.count), url))
    }
    return found
  }
}
