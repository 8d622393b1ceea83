extension [UInt8] {
  /// Returns the number in two bytes, higher byte first.
  func half(at place: Int) -> Int { Int(self[place]) << 8 | Int(self[place + 1]) }
  func littleHalf(at place: Int) -> Int { Int(self[place]) | Int(self[place + 1]) << 8 }
  func littleThree(at place: Int) -> Int { littleHalf(at: place) | Int(self[place + 2]) << 16 }
  func littleWord(at place: Int) -> Int { littleThree(at: place) | Int(self[place + 3]) << 24 }

  func text(_ place: Int, _ count: Int) -> String { String(decoding: self[place..<(place + count)], as: UTF8.self) }
}
