/// A chunk of a PNG file.
struct PNGChunk {
  let kind: String
  /// The range of its data in the file.
  let data: Range<Int>

  /// Returns all chunks of a file. The size of the image, which is in the first one, is checked before anything is decoded.
  static func all(in bytes: [UInt8], _ name: String) throws(ImageFileError) -> [PNGChunk] {
    var chunks: [PNGChunk] = [], offset = 8
    while true {
      guard offset + 12 <= bytes.count else { throw .truncated(file: name) }
      let length = bytes.word(at: offset)
      let kind = String(decoding: bytes[(offset + 4)..<(offset + 8)], as: UTF8.self)
      if offset == 8 {
        guard kind == "IHDR", length == 13 else { throw .corrupt(file: name, reason: "no header chunk") }
        guard offset + 16 <= bytes.count else { throw .truncated(file: name) }
        try ImageFile.check(width: bytes.word(at: 16), height: bytes.word(at: 20), name: name)
      }
      guard length <= Int(Int32.max), offset + 12 + length <= bytes.count else { throw .truncated(file: name) }
      chunks.append(PNGChunk(kind: kind, data: (offset + 8)..<(offset + 8 + length)))
      if kind == "IEND" { return chunks }
      offset += 12 + length
    }
  }

  /// Returns a file without chunks of some kinds.
  static func file(_ bytes: [UInt8], _ chunks: [PNGChunk], without kinds: Set<String>) -> [UInt8] {
    var file = Array(bytes.prefix(8))
    for chunk in chunks where !kinds.contains(chunk.kind) { file += bytes[(chunk.data.lowerBound - 8)..<(chunk.data.upperBound + 4)] }
    return file
  }

  /// Returns the available part of an incomplete file as a complete one.
  static func closed(_ bytes: [UInt8]) -> [UInt8] {
    var offset = 8
    while offset + 12 <= bytes.count {
      let end = offset + 12 + bytes.word(at: offset)
      guard end <= bytes.count else { break }
      if bytes.text(offset + 4, 4) == "IEND" { return bytes }
      offset = end
    }
    var file = Array(bytes.prefix(offset))
    if offset + 8 < bytes.count, bytes.text(offset + 4, 4) == "IDAT" {
      let data = bytes[(offset + 8)...]
      file.append(chunk: "IDAT", data.prefix(bytes.word(at: offset)))
    }
    file.append(chunk: "IEND", [])
    return file
  }

  /// Returns a number in PNG's byte order.
  static func bytes(_ number: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) } }

  /// The remainders of each byte that is followed by 0 to 7 zero bytes: eight tables one after the other.
  private static let remainders: [UInt32] = {
    var tables: [UInt32] = []
    for byte: UInt32 in 0..<256 {
      var sum = byte
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xedb8_8320 : sum >> 1 }
      tables.append(sum)
    }
    for index in 256..<2048 {
      let last = tables[index - 256]
      tables.append(last >> 8 ^ tables[Int(last & 255)])
    }
    return tables
  }()

  /// Returns the CRC-32 that ends each chunk, of all bytes from an index on.
  fileprivate static func check(_ bytes: [UInt8], from start: Int) -> UInt32 {
    remainders.withUnsafeBufferPointer { tables in
      var sum = ~UInt32(0), index = start
      // Eight bytes at a time: each is looked up in the table of the bytes that follow it.
      while index + 8 <= bytes.count {
        var next: UInt32 = 0
        for position in 0..<8 {
          // The first four bytes are combined with the sum so far.
          let before = position < 4 ? sum >> UInt32(8 * position) & 255 : 0
          next ^= tables[(7 - position) * 256 + Int(before ^ UInt32(bytes[index + position]))]
        }
        sum = next
        index += 8
      }
      while index < bytes.count {
        sum = sum >> 8 ^ tables[Int((sum ^ UInt32(bytes[index])) & 255)]
        index += 1
      }
      return ~sum
    }
  }
}

extension [UInt8] {
  /// Returns the number in four bytes, highest byte first.
  func word(at offset: Int) -> Int {
    Int(self[offset]) << 24 | Int(self[offset + 1]) << 16 | Int(self[offset + 2]) << 8 | Int(self[offset + 3])
  }

  mutating func append(chunk kind: String, _ data: some Collection<UInt8>) {
    append(contentsOf: PNGChunk.bytes(data.count))
    let start = count
    append(contentsOf: kind.utf8)
    append(contentsOf: data)
    append(contentsOf: PNGChunk.bytes(Int(PNGChunk.check(self, from: start))))
  }
}
