import Foundation

/// An element of ASN.1 in its distinguished encoding (ITU-T X.690). Each length is checked against the data.
struct DERElement {
  static let integer: UInt8 = 0x02, bitString: UInt8 = 0x03, objectIdentifier: UInt8 = 0x06
  static let sequence: UInt8 = 0x30, set: UInt8 = 0x31, version: UInt8 = 0xA0

  let tag: UInt8
  let content: ArraySlice<UInt8>
  /// The element with its tag and length.
  let encoded: ArraySlice<UInt8>

  /// Reads the first element of the bytes. Returns nil if it is not complete.
  init?(_ bytes: ArraySlice<UInt8>) {
    var rest = bytes
    guard let tag = rest.popFirst(), let first = rest.popFirst() else { return nil }
    var length = Int(first)
    if first >= 0x80 {
      // A long length has up to four bytes here, which is more than certificates need.
      let count = Int(first & 0x7F)
      guard (1...4).contains(count), rest.count >= count else { return nil }
      length = rest.prefix(count).reduce(0) { $0 << 8 | Int($1) }
      rest = rest.dropFirst(count)
    }
    guard rest.count >= length else { return nil }
    self.tag = tag
    content = rest.prefix(length)
    encoded = bytes[bytes.startIndex..<content.endIndex]
  }

  /// The elements in the content; nil if the content is broken.
  var children: [DERElement]? {
    var found: [DERElement] = []
    var rest = content
    while !rest.isEmpty {
      guard let next = DERElement(rest) else { return nil }
      found.append(next)
      rest = rest[next.content.endIndex...]
    }
    return found
  }

  /// The bytes of a bit string that consists of whole bytes.
  var bits: ArraySlice<UInt8>? {
    guard tag == Self.bitString, content.first == 0 else { return nil }
    return content.dropFirst()
  }

  /// A text in one of the encodings of names.
  var text: String? {
    switch tag {
    case 0x0C, 0x12, 0x13, 0x16: String(bytes: content, encoding: .utf8)
    case 0x14: String(bytes: content, encoding: .isoLatin1)
    case 0x1E: String(bytes: content, encoding: .utf16BigEndian)
    default: nil
    }
  }
}
