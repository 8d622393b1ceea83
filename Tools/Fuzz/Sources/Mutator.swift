import TestSupport

/// Damages files of a corpus. The same seed gives the same inputs.
struct Mutator {
  private var random: SeededGenerator
  private let corpus: [[UInt8]]
  /// Inputs are never longer, in bytes.
  private static let longest = 1 << 20

  init(seed: UInt64, corpus: [[UInt8]]) {
    random = SeededGenerator(seed: seed)
    self.corpus = corpus
  }

  mutating func next() -> [UInt8] {
    var input = corpus[random.below(corpus.count)]
    for _ in 0...random.below(6) { damage(&input) }
    return Array(input.prefix(Self.longest))
  }

  private mutating func damage(_ input: inout [UInt8]) {
    guard !input.isEmpty else {
      input = [random.byte()]
      return
    }
    let place = random.below(input.count), length = min(random.below(64) + 1, input.count - place)
    switch random.below(10) {
    case 0: input[place] ^= 1 << UInt8(random.below(8))
    case 1: input[place] = random.byte()
    case 2: input[place] = [0, 1, 0x7F, 0x80, 0xFF, 0x20, 0x22, 0x3C, 0x5C][random.below(9)]
    case 3: input.removeSubrange(place..<(place + length))
    case 4: input.insert(contentsOf: input[place..<(place + length)], at: place)
    case 5: input.insert(contentsOf: (0..<length).map { _ in random.byte() }, at: place)
    case 6: input.removeLast(input.count - place)
    case 7:
      let other = corpus[random.below(corpus.count)]
      guard !other.isEmpty else { return }
      let start = random.below(other.count)
      input.replaceSubrange(place..<(place + length), with: other[start..<min(other.count, start + random.below(200) + 1)])
    case 8: number(&input, at: place)
    default:
      // A decimal number becomes another one.
      guard let digit = input[place...].firstIndex(where: { (0x30...0x39).contains($0) }) else { return }
      let end = input[digit...].firstIndex { !(0x30...0x39).contains($0) } ?? input.count
      let numbers = ["0", "-1", "65536", "2147483648", "9223372036854775808", "1e308", "nan", "0.0000001", "inf", "100000"]
      input.replaceSubrange(digit..<end, with: numbers[random.below(numbers.count)].utf8)
    }
  }

  /// Writes a number at the edge of its type, in either order of bytes.
  private mutating func number(_ input: inout [UInt8], at place: Int) {
    let size = [2, 4, 8][random.below(3)]
    guard place + size <= input.count else { return }
    let edges: [UInt64] = [0, 1, 0x7F, 0xFF, 0x7FFF, 0x8000, 0xFFFF, 0x7FFF_FFFF, 0x8000_0000, 0xFFFF_FFFF, .max, 1 << 63]
    let value = edges[random.below(edges.count)]
    let bytes = (0..<size).map { UInt8(truncatingIfNeeded: value >> UInt64($0 * 8)) }
    input.replaceSubrange(place..<(place + size), with: random.below(2) == 0 ? bytes : bytes.reversed())
  }
}

extension SeededGenerator {
  mutating func byte() -> UInt8 { UInt8(truncatingIfNeeded: next()) }
}
