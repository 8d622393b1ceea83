import Glibc

extension [UInt8] {
  /// Whether the bytes contain the text. The standard library's search is a hundred times slower.
  public func holds(_ text: String) -> Bool { offset(of: text, from: 0) != nil }

  /// Whether a range of the bytes contains one of the texts.
  func holds(_ texts: [String], in range: Range<Int>) -> Bool {
    texts.contains { offset(of: $0, from: range.lowerBound, to: range.upperBound) != nil }
  }

  /// Returns the offset of the first occurrence of the text in a range.
  func offset(of text: String, from start: Int, to end: Int = .max) -> Int? {
    withUnsafeBytes { all -> Int? in
      let bytes = all[..<Swift.min(end, all.count)]
      guard start < bytes.count, let base = all.baseAddress else { return nil }
      var text = text
      return text.withUTF8 { word -> Int? in
        guard let first = word.first, let letters = word.baseAddress else { return start }
        var next = start
        while next + word.count <= bytes.count, let found = memchr(base + next, Int32(first), bytes.count - next - word.count + 1) {
          let offset = UnsafeRawPointer(found) - base
          if memcmp(found, letters, word.count) == 0 { return offset }
          next = offset + 1
        }
        return nil
      }
    }
  }

  /// The names in `canImport(Name)`, in order of occurrence.
  public var namesOfImportConditions: [String] {
    var names: [String] = []
    var start = 0
    while let offset = offset(of: "canImport", from: start) {
      let name = self[(offset + 9)...].drop { [0x20, 0x28].contains($0) }
        .prefix { $0 >= 0x80 || $0 == 0x5F || (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0) }
      names.append(String(decoding: name, as: UTF8.self))
      start = offset + 9
    }
    return names
  }
}

/// A digest of a sequence of texts and bytes. It is equal in all processes, but not cryptographically secure.
public struct ContentDigest: Sendable {
  private var first: UInt64 = 0x9E37_79B9_7F4A_7C15
  private var second: UInt64 = 0xC2B2_AE3D_27D4_EB4F

  public init() {}
  public init(of bytes: [UInt8]) { add(bytes) }

  public mutating func add(_ bytes: [UInt8]) {
    add(word: UInt64(bytes.count))
    bytes.withUnsafeBytes { buffer in
      var offset = 0
      while offset + 8 <= buffer.count {
        add(word: UInt64(littleEndian: buffer.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
        offset += 8
      }
      var rest: UInt64 = 0
      for byte in buffer[offset...] { rest = rest << 8 | UInt64(byte) }
      add(word: rest)
    }
  }

  public mutating func add(_ text: String) { add(Array(text.utf8)) }

  public mutating func add(_ texts: [String]) {
    add(word: UInt64(texts.count))
    for text in texts { add(text) }
  }

  private mutating func add(word: UInt64) {
    first = (first ^ word) &* 0xFF51_AFD7_ED55_8CCD
    first ^= first >> 32
    second = (second &+ word) &* 0x9FB2_1C65_1E98_DF25
    second ^= second >> 29
  }

  public var text: String { String(first, radix: 16) + "-" + String(second, radix: 16) }
}
