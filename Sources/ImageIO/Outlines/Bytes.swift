extension [UInt8] {
  /// Returns the number in two bytes, higher byte first.
  func half(at offset: Int) -> Int { Int(self[offset]) << 8 | Int(self[offset + 1]) }
  func littleHalf(at offset: Int) -> Int { Int(self[offset]) | Int(self[offset + 1]) << 8 }
  func littleThree(at offset: Int) -> Int { littleHalf(at: offset) | Int(self[offset + 2]) << 16 }
  func littleWord(at offset: Int) -> Int { littleThree(at: offset) | Int(self[offset + 3]) << 24 }

  func text(_ offset: Int, _ count: Int) -> String { String(decoding: self[offset..<(offset + count)], as: UTF8.self) }
}
