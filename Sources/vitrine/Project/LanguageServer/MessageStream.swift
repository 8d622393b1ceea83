import Foundation

/// A stream of messages of the Language Server Protocol: a header with the length, an empty line, and JSON.
struct MessageStream {
  private let handle: FileHandle
  private var bytes = Data()

  init(_ handle: FileHandle) { self.handle = handle }

  /// Waits for the next message.
  /// - Returns: its JSON; nil if the other side has closed the stream or sends anything else.
  mutating func next() -> Data? {
    let end = Data("\r\n\r\n".utf8)
    while true {
      if let header = bytes.range(of: end) {
        let lines = String(decoding: bytes[bytes.startIndex..<header.lowerBound], as: UTF8.self).lowercased().split(separator: "\r\n")
        guard let line = lines.first(where: { $0.hasPrefix("content-length:") }),
          let length = Int(line.dropFirst("content-length:".count).trimmingCharacters(in: .whitespaces)), length >= 0
        else { return nil }
        while bytes.endIndex - header.upperBound < length { guard readMore() else { return nil } }
        let message = Data(bytes[header.upperBound..<header.upperBound + length])
        bytes = Data(bytes[(header.upperBound + length)...])
        return message
      }
      guard readMore() else { return nil }
    }
  }

  private mutating func readMore() -> Bool {
    let data = handle.availableData
    bytes += data
    return !data.isEmpty
  }

  static func write(_ message: Data, to handle: FileHandle) {
    // A failure is ignored: if the other side has gone, reading ends as well.
    try? handle.write(contentsOf: Data("Content-Length: \(message.count)\r\n\r\n".utf8) + message)
  }
}
