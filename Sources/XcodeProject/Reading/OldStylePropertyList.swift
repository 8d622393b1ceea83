/// A parser for property lists in the NeXT style, which project files use. Foundation reads them too, but silently returns only the first
/// part of a file if a semicolon is missing.
struct OldStylePropertyList {
  struct Fault: Error {
    var line: Int
    var reason: String
  }

  static let maximumDepth = 200

  private let bytes: [UInt8]
  private var index = 0

  /// - Returns: strings, `[Any]` and `[String: Any]`.
  /// - Throws: a `Fault`.
  static func read(_ bytes: [UInt8]) throws -> Any {
    var list = OldStylePropertyList(bytes: bytes)
    let value = try list.value(depth: 0)
    guard try list.next() == nil else { throw list.fault("something follows after the end") }
    return value
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private func fault(_ reason: String) -> Fault {
    Fault(line: 1 + bytes[..<min(index, bytes.count)].count { $0 == UInt8(ascii: "\n") }, reason: reason)
  }

  /// Skips white space and comments, and returns the next byte without consuming it.
  private mutating func next() throws -> UInt8? {
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: " ") || (9...13).contains(byte) {
        index += 1
      } else if byte == UInt8(ascii: "/"), index + 1 < bytes.count, bytes[index + 1] == byte {
        index = bytes[index...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      } else if byte == UInt8(ascii: "/"), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "*") {
        var end = index + 2
        while end + 1 < bytes.count, !(bytes[end] == UInt8(ascii: "*") && bytes[end + 1] == UInt8(ascii: "/")) { end += 1 }
        guard end + 1 < bytes.count else { throw fault("a comment does not end") }
        index = end + 2
      } else {
        return byte
      }
    }
    return nil
  }

  private mutating func take(_ sign: Unicode.Scalar, after what: String) throws {
    guard try next() == UInt8(ascii: sign) else { throw fault("\"\(sign)\" is missing after \(what)") }
    index += 1
  }

  private mutating func value(depth: Int) throws -> Any {
    guard depth < Self.maximumDepth else { throw fault("lists stand in lists more than \(Self.maximumDepth) deep") }
    switch try next() {
    case UInt8(ascii: "{"): return try dictionary(depth: depth)
    case UInt8(ascii: "("): return try array(depth: depth)
    case UInt8(ascii: "<"): return try data()
    default: return try string()
    }
  }

  private mutating func dictionary(depth: Int) throws -> [String: Any] {
    index += 1
    var result: [String: Any] = [:]
    while let byte = try next() {
      if byte == UInt8(ascii: "}") {
        index += 1
        return result
      }
      let key = try string()
      try take("=", after: "the key \(key.prefix(80))")
      result[key] = try value(depth: depth + 1)
      try take(";", after: "the value of \(key.prefix(80))")
    }
    throw fault("the file ends within a dictionary")
  }

  private mutating func array(depth: Int) throws -> [Any] {
    index += 1
    var result: [Any] = []
    while let byte = try next() {
      if byte == UInt8(ascii: ")") {
        index += 1
        return result
      }
      result.append(try value(depth: depth + 1))
      if try next() == UInt8(ascii: ",") {
        index += 1
      } else if try next() != UInt8(ascii: ")") {
        throw fault("\",\" is missing in a list")
      }
    }
    throw fault("the file ends within a list")
  }

  /// Skips data in hexadecimal digits, which projects do not use.
  private mutating func data() throws -> String {
    guard let end = bytes[index...].firstIndex(of: UInt8(ascii: ">")) else { throw fault("data does not end") }
    index = end + 1
    return ""
  }

  private mutating func string() throws -> String {
    guard let first = try next() else { throw fault("the file ends where a value should stand") }
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return try quoted(by: first) }
    let start = index
    while index < bytes.count, Self.isPlain(bytes[index]) { index += 1 }
    guard index > start else { throw fault("\"\(Unicode.Scalar(first))\" begins no value") }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"), 128...255:
      true
    default: "_$/:.-+@".utf8.contains(byte)
    }
  }

  private mutating func quoted(by quote: UInt8) throws -> String {
    let opening = index
    index += 1
    var text: [UInt8] = []
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == quote { return String(decoding: text, as: UTF8.self) }
      if byte == UInt8(ascii: "\\") { escape(into: &text) } else { text.append(byte) }
    }
    index = opening
    throw fault("a quoted text does not end")
  }

  private mutating func escape(into text: inout [UInt8]) {
    guard index < bytes.count else { return }
    let byte = bytes[index]
    index += 1
    switch byte {
    case UInt8(ascii: "n"): text.append(10)
    case UInt8(ascii: "t"): text.append(9)
    case UInt8(ascii: "r"): text.append(13)
    case UInt8(ascii: "U"):
      let digits = bytes[index...].prefix(4)
      guard let code = UInt32(String(decoding: digits, as: UTF8.self), radix: 16), let scalar = Unicode.Scalar(code) else { return }
      index += digits.count
      text += Array(String(scalar).utf8)
    default: text.append(byte)
    }
  }
}
