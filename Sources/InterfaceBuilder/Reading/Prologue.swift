import Foundation

/// Checks the beginning of a file and its bytes. Interface Builder writes UTF-8 and no document type;
/// without one there are no entities to expand.
enum Prologue {
  static func check(_ data: Data) throws {
    try checkEncoding(data)
    var rest = data[...]
    func skip(_ text: String) -> Bool {
      guard rest.starts(with: Array(text.utf8)) else { return false }
      rest = rest.dropFirst(text.utf8.count)
      return true
    }
    func skip(through text: String) -> Data? {
      guard let end = rest.range(of: Data(text.utf8)) else {
        rest = Data()[...]
        return nil
      }
      let passed = rest[..<end.lowerBound]
      rest = rest[end.upperBound...]
      return passed
    }
    _ = skip("\u{FEFF}")
    while true {
      rest = rest.drop { $0 <= 32 }
      if skip("<?") {
        if let declaration = skip(through: "?>") { try checkDeclaration(declaration, line: 1) }
      } else if skip("<!--") {
        _ = skip(through: "-->")
      } else if skip("<!") {
        throw InterfaceError(
          line: lines(data[..<rest.startIndex]), reason: "a document type: Interface Builder writes none, and none is read")
      } else {
        break
      }
    }
    if rest.isEmpty { throw InterfaceError(line: lines(data), reason: "the file ends before its first element") }
  }

  /// Returns the data with processing instructions replaced by blanks. Interface Builder writes none except the XML declaration, and
  /// Foundation's parser crashes on an empty one, such as `<?x?>`.
  static func withoutInstructions(_ data: Data) -> Data {
    var bytes = [UInt8](data), index = bytes.starts(with: Array("<?xml ".utf8)) ? 2 : 0
    while index + 1 < bytes.count {
      guard bytes[index] == UInt8(ascii: "<"), bytes[index + 1] == UInt8(ascii: "?") else {
        index += 1
        continue
      }
      var end = index + 2
      while end + 1 < bytes.count, !(bytes[end] == UInt8(ascii: "?") && bytes[end + 1] == UInt8(ascii: ">")) { end += 1 }
      guard end + 1 < bytes.count else { break }
      for position in index...end + 1 where bytes[position] != 10 { bytes[position] = 32 }
      index = end + 2
    }
    return Data(bytes)
  }

  /// Returns the number of the last line.
  static func lines(_ data: Data) -> Int {
    data.reduce(1) { $0 + ($1 == 10 ? 1 : 0) } - (data.last == 10 ? 1 : 0)
  }

  private static func checkEncoding(_ data: Data) throws {
    if let zero = data.firstIndex(of: 0) {
      throw InterfaceError(line: lines(data[..<zero]), reason: "a zero byte: only UTF-8 is read")
    }
    guard String(validating: data, as: UTF8.self) == nil else { return }
    var line = 1, start = data.startIndex
    while let end = data[start...].firstIndex(of: 10) {
      if String(validating: data[start..<end], as: UTF8.self) == nil { break }
      (line, start) = (line + 1, end + 1)
    }
    throw InterfaceError(line: line, reason: "a byte that is not UTF-8")
  }

  private static func checkDeclaration(_ text: Data, line: Int) throws {
    let words = String(decoding: text, as: UTF8.self).lowercased()
    guard words.hasPrefix("xml"), let range = words.range(of: "encoding") else { return }
    let name = words[range.upperBound...].drop { $0 == "=" || $0 == " " || $0 == "\"" || $0 == "'" }.prefix { $0 != "\"" && $0 != "'" }
    guard ["utf-8", "utf8", "us-ascii", "ascii"].contains(String(name)) else {
      throw InterfaceError(line: line, reason: "the encoding \(name): only UTF-8 is read")
    }
  }
}
