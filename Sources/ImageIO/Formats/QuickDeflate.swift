/// Compresses rows of filtered pixels as a zlib stream (RFC 1950 and 1951), optimized for speed rather than size.
///
/// The only repetition that it uses is that of the previous pixel. In pictures of screens, where most rows equal the one above, that is
/// nearly all the repetition there is. Each block has its own Huffman codes.
final class QuickDeflate {
  private(set) var bytes: [UInt8] = [0x78, 0x01]
  /// The number of bytes in a pixel, which is the distance of all repetitions: 3 or 4.
  private let pixelBytes: Int
  /// The tokens: literal bytes, and `firstLength` plus the length of a repetition.
  private let tokens: UnsafeMutablePointer<UInt16>
  private var tokenCount = 0
  private var bits: UInt64 = 0
  private var bitCount: UInt64 = 0
  /// The two sums of Adler-32.
  private var sum: UInt64 = 1
  private var sumOfSums: UInt64 = 0

  private static let modulus: UInt64 = 65_521
  private static let tokensOfBlock = 1 << 16
  private static let firstLength: UInt16 = 256
  private static let endOfBlock = 256

  /// - Parameter width: the maximum number of pixels in a row.
  init(pixelBytes: Int, width: Int) {
    self.pixelBytes = pixelBytes
    tokens = .allocate(capacity: Self.tokensOfBlock + width * pixelBytes + 8)
  }

  deinit { tokens.deallocate() }

  @inline(__always)
  func add(byte: UInt8) {
    sum &+= UInt64(byte)
    sumOfSums &+= sum
    append(UInt16(byte))
  }

  @inline(__always)
  private func append(_ token: UInt16) {
    tokens[tokenCount] = token
    tokenCount &+= 1
  }

  /// Adds a pixel. Its first byte is the lowest one.
  @inline(__always)
  func add(pixel: UInt32) {
    for index in 0..<UInt32(pixelBytes) { add(byte: UInt8(truncatingIfNeeded: pixel >> (8 * index))) }
  }

  /// Repeats the previous pixel `count` times.
  func repeatLast(_ pixel: UInt32, count: Int) {
    let size = UInt64(pixelBytes), times = UInt64(count)
    // The sums for one pixel: in the second sum, each byte is counted once for itself and once for each byte after it.
    var once: UInt64 = 0, weighed: UInt64 = 0
    for index in 0..<size {
      let byte = UInt64(pixel >> UInt32(8 * index) & 255)
      once += byte
      weighed += byte * (size - index)
    }
    sumOfSums += times * (size * sum + weighed) + once * size * (times * (times &- 1) / 2)
    sum += once * times
    var left = count &* pixelBytes
    let maximum = 258 / pixelBytes * pixelBytes
    while left > maximum {
      append(Self.firstLength &+ UInt16(maximum))
      left &-= maximum
    }
    append(Self.firstLength &+ UInt16(truncatingIfNeeded: left))
  }

  /// Must be called after each row, so that the sums do not overflow.
  func endRow() {
    sum %= Self.modulus
    sumOfSums %= Self.modulus
    if tokenCount >= Self.tokensOfBlock { writeBlock(isLast: false) }
  }

  func finish() {
    writeBlock(isLast: true)
    while bitCount > 0 {
      bytes.append(UInt8(truncatingIfNeeded: bits))
      bits >>= 8
      bitCount = bitCount > 8 ? bitCount - 8 : 0
    }
    let check = UInt32(sumOfSums) << 16 | UInt32(sum)
    for shift: UInt32 in [24, 16, 8, 0] { bytes.append(UInt8(truncatingIfNeeded: check >> shift)) }
  }

  // MARK: Blocks

  /// The repetition lengths by code, from code 257 on: the shortest length, and the number of extra bits.
  private static let lengthCodes: [(first: Int, extra: Int)] = {
    var codes: [(Int, Int)] = [], first = 3
    for index in 0..<28 {
      let extra = index < 8 ? 0 : index / 4 - 1
      codes.append((first, extra))
      first += 1 << extra
    }
    // The length 258 has its own code.
    return codes + [(258, 0)]
  }()

  /// The index in `lengthCodes` of each length.
  private static let codeOfLength: [Int] = (0...258).map { length in
    length == 258 ? 28 : lengthCodes.dropLast().lastIndex { $0.first <= length } ?? 0
  }

  private func writeBlock(isLast: Bool) {
    var counts = [Int](repeating: 0, count: 286)
    counts[Self.endOfBlock] = 1
    var tokenCounts = [Int](repeating: 0, count: Int(Self.firstLength) + 259)
    tokenCounts.withUnsafeMutableBufferPointer { counts in
      for index in 0..<tokenCount { counts[Int(tokens[index])] &+= 1 }
    }
    for byte in 0..<256 { counts[byte] = tokenCounts[byte] }
    let lengthCounts = tokenCounts[Int(Self.firstLength)...].map { $0 }
    for length in 3...258 where lengthCounts[length] > 0 { counts[257 + Self.codeOfLength[length]] += lengthCounts[length] }
    let code = HuffmanCode(counts: counts, longest: 15)
    writeHeader(code, isLast: isLast)

    // The bits of each token, including those of the distance. As there is only one distance, its code is a single 0 bit.
    var table = [(bits: UInt64, count: UInt64)](repeating: (0, 0), count: Int(Self.firstLength) + 259)
    for byte in 0..<256 { table[byte] = (code.bits[byte], code.lengths[byte]) }
    for length in 3...258 where lengthCounts[length] > 0 {
      let index = Self.codeOfLength[length], (first, extra) = Self.lengthCodes[index], count = code.lengths[257 + index]
      table[Int(Self.firstLength) + length] = (code.bits[257 + index] | UInt64(length - first) << count, count + UInt64(extra) + 1)
    }
    writeTokens(table)
    write(code.bits[Self.endOfBlock], code.lengths[Self.endOfBlock])
    tokenCount = 0
  }

  private func writeTokens(_ table: [(bits: UInt64, count: UInt64)]) {
    // A token has at most 15 bits, 5 extra bits, and 1 bit for its distance.
    let block = [UInt8](unsafeUninitializedCapacity: tokenCount * 3 + 16) { out, count in
      var (bits, bitCount, byteCount) = (self.bits, self.bitCount, 0)
      table.withUnsafeBufferPointer { table in
        for index in 0..<tokenCount {
          let entry = table[Int(tokens[index])]
          bits |= entry.bits &<< bitCount
          bitCount &+= entry.count
          guard bitCount >= 32 else { continue }
          UnsafeMutableRawPointer(out.baseAddress! + byteCount).storeBytes(
            of: UInt32(truncatingIfNeeded: bits).littleEndian, as: UInt32.self)
          byteCount &+= 4
          bits &>>= 32
          bitCount &-= 32
        }
      }
      (self.bits, self.bitCount, count) = (bits, bitCount, byteCount)
    }
    bytes += block
  }

  /// The order in which the lengths of the code length codes are written (RFC 1951, 3.2.7).
  private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  private func writeHeader(_ code: HuffmanCode, isLast: Bool) {
    write(isLast ? 1 : 0, 1)
    write(2, 2)
    // The lengths of all codes: those of 286 literals and lengths, and of the distances up to the one in use.
    let lengths = code.lengths.map(Int.init) + [Int](repeating: 0, count: pixelBytes - 1) + [1]
    var counts = [Int](repeating: 0, count: 19)
    for length in lengths { counts[length] += 1 }
    let short = HuffmanCode(counts: counts, longest: 7)
    write(286 - 257, 5)
    write(UInt64(pixelBytes - 1), 5)
    write(19 - 4, 4)
    for symbol in Self.order { write(short.lengths[symbol], 3) }
    for length in lengths { write(short.bits[length], short.lengths[length]) }
  }

  @inline(__always)
  private func write(_ value: UInt64, _ count: UInt64) {
    bits |= value << bitCount
    bitCount += count
    while bitCount >= 32 {
      let word = UInt32(truncatingIfNeeded: bits)
      bytes.append(UInt8(truncatingIfNeeded: word))
      bytes.append(UInt8(truncatingIfNeeded: word >> 8))
      bytes.append(UInt8(truncatingIfNeeded: word >> 16))
      bytes.append(UInt8(truncatingIfNeeded: word >> 24))
      bits >>= 32
      bitCount -= 32
    }
  }
}
