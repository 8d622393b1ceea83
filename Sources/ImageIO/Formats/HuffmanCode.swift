/// A canonical Huffman code for Deflate: frequent symbols have short codes.
struct HuffmanCode {
  /// The number of bits in the code of each symbol; 0 for symbols that do not occur.
  private(set) var lengths: [UInt64]
  /// The code of each symbol, with its first bit lowest.
  private(set) var bits: [UInt64]

  /// - Parameters:
  ///   - counts: the number of occurrences of each symbol. At least one must be positive.
  ///   - longest: the maximum length of a code, in bits.
  init(counts: [Int], longest: Int) {
    lengths = [UInt64](repeating: 0, count: counts.count)
    bits = lengths
    // The rarest symbols come first. Equally frequent ones are in the order of the symbols, so that the same counts give the same code.
    let symbols = counts.indices.filter { counts[$0] > 0 }.sorted { (counts[$0], $0) < (counts[$1], $1) }
    var numbers = Self.numbers(symbols.map { counts[$0] })
    Self.limit(&numbers, to: longest)
    var symbolIndex = 0
    for length in numbers.indices.reversed() {
      for _ in 0..<numbers[length] {
        lengths[symbols[symbolIndex]] = UInt64(length)
        symbolIndex += 1
      }
    }
    var next = 0
    for length in 1..<max(2, numbers.count) {
      next <<= 1
      for symbol in counts.indices where lengths[symbol] == UInt64(length) {
        bits[symbol] = Self.reversed(next, length)
        next += 1
      }
    }
  }

  /// Returns the number of symbols for each code length in the optimal code.
  /// - Parameter counts: the counts in ascending order.
  private static func numbers(_ counts: [Int]) -> [Int] {
    guard counts.count > 1 else { return [0, counts.count] }
    // Repeatedly combines the two rarest nodes. New nodes are created in ascending order, so the rarest nodes are at the heads of two
    // queues.
    var weights = counts, parents = [Int](repeating: 0, count: counts.count)
    var (leaf, pair) = (0, counts.count)
    while weights.count < 2 * counts.count - 1 {
      var weight = 0
      for _ in 0..<2 {
        let isLeaf = leaf < counts.count && (pair >= weights.count || weights[leaf] <= weights[pair])
        let node = isLeaf ? leaf : pair
        if isLeaf { leaf += 1 } else { pair += 1 }
        weight += weights[node]
        parents[node] = weights.count
      }
      weights.append(weight)
      parents.append(0)
    }
    var depths = [Int](repeating: 0, count: weights.count), numbers = [0]
    for node in weights.indices.dropLast().reversed() {
      depths[node] = depths[parents[node]] + 1
      guard node < counts.count else { continue }
      while numbers.count <= depths[node] { numbers.append(0) }
      numbers[depths[node]] += 1
    }
    return numbers
  }

  /// Shortens codes that are too long and lengthens others, so that the code is complete.
  private static func limit(_ numbers: inout [Int], to longest: Int) {
    guard numbers.count > longest + 1 else { return }
    numbers[longest] += numbers[(longest + 1)...].reduce(0, +)
    numbers.removeLast(numbers.count - longest - 1)
    var used = numbers.indices.dropFirst().reduce(0) { $0 + numbers[$1] << (longest - $1) }
    while used > 1 << longest {
      numbers[longest] -= 1
      let shorter = (1..<longest).last { numbers[$0] > 0 }!
      numbers[shorter] -= 1
      numbers[shorter + 1] += 2
      used -= 1
    }
  }

  private static func reversed(_ code: Int, _ length: Int) -> UInt64 {
    (0..<length).reduce(UInt64(0)) { $0 << 1 | UInt64(code >> $1 & 1) }
  }
}
