import Foundation

/// The type `text/uri-list` (RFC 2483): an address in each line, and comments.
package enum AddressList {
  package static let type = "text/uri-list"

  /// The most lines that are read. A list of another program may have any length, and each address becomes an item.
  private static let lineLimit = 10_000

  /// Returns the addresses; lines that are none are ignored.
  package static func addresses(in data: Data) -> [URL] {
    let lines = String(decoding: data, as: UTF8.self).split(maxSplits: lineLimit, whereSeparator: \.isNewline).prefix(lineLimit)
    return lines.compactMap { line in
      let text = line.trimmingCharacters(in: .whitespaces.union(.controlCharacters))
      guard !text.isEmpty, !text.hasPrefix("#") else { return nil }
      if text.hasPrefix("/") { return URL(fileURLWithPath: text) }
      guard let url = URL(string: text), url.scheme != nil else { return nil }
      // The host of a file is this machine, or it has none.
      return url.isFileURL ? URL(fileURLWithPath: url.path) : url
    }
  }

  package static func data(of addresses: [URL]) -> Data { Data(addresses.map { $0.absoluteString + "\r\n" }.joined().utf8) }
}
