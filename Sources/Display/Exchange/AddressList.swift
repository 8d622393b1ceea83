import Foundation

/// The type `text/uri-list` (RFC 2483): an address in each line, and comments.
package enum AddressList {
  package static let type = "text/uri-list"

  /// Returns the addresses; lines that are none are ignored.
  package static func addresses(in data: Data) -> [URL] {
    String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline).compactMap { line in
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
