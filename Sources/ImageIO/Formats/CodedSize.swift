/// The size of a picture in the header of its coded data.
enum CodedSize {
  /// The bytes contain no header.
  case none
  case damaged
  case pixels(width: Int, height: Int)

  /// Reads a unit of HEVC (ITU-T H.265, 7.3.2.2). Only sequence parameter sets have a size.
  static func hevc(_ unit: ArraySlice<UInt8>) -> CodedSize {
    guard unit.count > 2, let first = unit.first, first >> 1 & 63 == 33 else { return .none }
    // Decoders ignore other layers.
    guard first & 1 == 0, unit[unit.startIndex + 1] >> 3 == 0 else { return .none }
    var bits = Bits(withoutEmulation(unit.dropFirst(2).prefix(1024)))
    bits.skip(4)
    let layers = bits.read(3)
    bits.skip(1 + 96)
    let flags = (0..<layers).map { _ in bits.read(2) }
    if layers > 0 { bits.skip((8 - layers) * 2) }
    for flag in flags { bits.skip((flag & 2 != 0 ? 88 : 0) + (flag & 1 != 0 ? 8 : 0)) }
    _ = bits.readGolomb()
    if bits.readGolomb() == 3 { bits.skip(1) }
    let (width, height) = (bits.readGolomb(), bits.readGolomb())
    return bits.isOver ? .damaged : .pixels(width: width, height: height)
  }

  /// Removes the emulation prevention bytes of a unit, which prevent false start codes.
  private static func withoutEmulation(_ unit: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = [], zeros = 0
    for byte in unit {
      if zeros >= 2, byte == 3 { zeros = 0; continue }
      zeros = byte == 0 ? zeros + 1 : 0
      result.append(byte)
    }
    return result
  }

  /// Reads units of AV1 (AV1 Bitstream Specification, 5.5). Of several sequence headers, the largest size is used.
  static func av1(_ units: ArraySlice<UInt8>) -> CodedSize {
    var offset = units.startIndex, result = CodedSize.none
    while offset < units.endIndex {
      let head = units[offset]
      offset += head & 4 != 0 ? 2 : 1
      var length = max(0, units.endIndex - offset)
      if head & 2 != 0 {
        (length, offset) = readLength(units, offset)
      }
      guard length >= 0, offset <= units.endIndex, length <= units.endIndex - offset else { return .damaged }
      if head >> 3 & 15 == 1 {
        let size = sequence(units[offset..<(offset + length)])
        guard case .pixels(let width, let height) = size else { return .damaged }
        if case .pixels(let oldWidth, let oldHeight) = result, oldWidth * oldHeight > width * height {} else { result = size }
      }
      offset += length
    }
    return result
  }

  /// Returns a number that is coded with 7 bits in each byte, lowest first, and the offset after it.
  private static func readLength(_ units: ArraySlice<UInt8>, _ start: Int) -> (Int, Int) {
    var value = 0
    for index in 0..<8 {
      guard start + index < units.endIndex else { return (-1, start) }
      value |= Int(units[start + index] & 127) << (index * 7)
      if units[start + index] & 128 == 0 { return (value, start + index + 1) }
    }
    return (-1, start)
  }

  private static func sequence(_ unit: ArraySlice<UInt8>) -> CodedSize {
    var bits = Bits(Array(unit.prefix(1024)))
    bits.skip(4)
    if bits.read(1) == 1 {
      bits.skip(5)
    } else {
      var delayBits = 0, hasModel = false
      if bits.read(1) == 1 {
        bits.skip(64)
        if bits.read(1) == 1 { _ = bits.readGolomb() }
        hasModel = bits.read(1) == 1
        if hasModel {
          delayBits = bits.read(5) + 1
          bits.skip(32 + 10)
        }
      }
      let hasDelays = bits.read(1) == 1
      for _ in 0...bits.read(5) {
        bits.skip(12)
        if bits.read(5) > 7 { bits.skip(1) }
        if hasModel, bits.read(1) == 1 { bits.skip(delayBits * 2 + 1) }
        if hasDelays, bits.read(1) == 1 { bits.skip(4) }
      }
    }
    let (across, down) = (bits.read(4) + 1, bits.read(4) + 1)
    let (width, height) = (bits.read(across) + 1, bits.read(down) + 1)
    return bits.isOver ? .damaged : .pixels(width: width, height: height)
  }

  /// Reads bits, the highest first.
  private struct Bits {
    private let bytes: [UInt8]
    private var bitOffset = 0
    /// Whether more bits were read than there are.
    private(set) var isOver = false

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    mutating func skip(_ count: Int) {
      bitOffset += count
      if bitOffset > bytes.count * 8 { isOver = true }
    }

    mutating func read(_ count: Int) -> Int {
      var value = 0
      for _ in 0..<count {
        let byte = bitOffset >> 3
        value = value << 1 | (byte < bytes.count ? Int(bytes[byte] >> (7 - UInt8(bitOffset & 7)) & 1) : 0)
        skip(1)
      }
      return value
    }

    /// Reads a number in Exp-Golomb coding.
    mutating func readGolomb() -> Int {
      var zeros = 0
      while !isOver, read(1) == 0 { zeros += 1 }
      guard zeros < 32 else { isOver = true; return 0 }
      return 1 << zeros - 1 + read(zeros)
    }
  }
}
