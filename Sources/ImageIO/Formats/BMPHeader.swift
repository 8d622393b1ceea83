internal import CoreGraphics

/// The header of a device-independent bitmap, which is used in BMP and ICO files.
struct BMPHeader {
  enum Coding { case plain, runs8, runs4, masks }

  private(set) var width = 0
  private(set) var height = 0
  private(set) var isTopDown = false
  private(set) var bits = 0
  private(set) var coding = Coding.plain
  /// The bit masks of red, green, blue and alpha in a pixel of 16 or 32 bits.
  private(set) var masks: [UInt32] = [0, 0, 0, 0]
  private(set) var palette: [UInt32] = []
  /// The offset after header, masks and palette.
  private(set) var end = 0
  /// The number of bytes in a row of uncompressed pixels. Rows begin at multiples of four bytes.
  var rowBytes: Int { (width * bits + 31) / 32 * 4 }

  private static let sizes: Set = [12, 40, 52, 56, 64, 108, 124]

  static func isFile(_ bytes: [UInt8]) -> Bool {
    bytes.count >= 18 && bytes.starts(with: [0x42, 0x4d]) && sizes.contains(bytes.littleWord(at: 14))
  }

  static func mayBegin(with bytes: [UInt8]) -> Bool { bytes.count < 18 && [0x42, 0x4d].starts(with: bytes.prefix(2)) }

  /// - Parameter isIcon: whether the height includes the mask below the picture.
  init(_ bytes: [UInt8], at start: Int, isIcon: Bool, name: String) throws(ImageFileError) {
    guard start >= 0, start + 12 <= bytes.count else { throw .truncated(file: name) }
    let size = bytes.littleWord(at: start)
    guard Self.sizes.contains(size) else { throw .unsupported(file: name, reason: "a BMP header of \(size) bytes") }
    guard start + size <= bytes.count else { throw .truncated(file: name) }
    var (compression, colors) = (0, 0)
    if size == 12 {
      (width, height) = (bytes.littleHalf(at: start + 4), bytes.littleHalf(at: start + 6))
      bits = bytes.littleHalf(at: start + 10)
    } else {
      width = Int(Int32(truncatingIfNeeded: bytes.littleWord(at: start + 4)))
      let rows = Int(Int32(truncatingIfNeeded: bytes.littleWord(at: start + 8)))
      (height, isTopDown) = (abs(rows), rows < 0)
      bits = bytes.littleHalf(at: start + 14)
      (compression, colors) = (bytes.littleWord(at: start + 16), bytes.littleWord(at: start + 32))
    }
    if isIcon { height /= 2 }
    try ImageFile.check(width: width, height: height, name: name)
    switch (compression, bits) {
    case (0, 1), (0, 2), (0, 4), (0, 8), (0, 16), (0, 24), (0, 32): coding = .plain
    case (1, 8): coding = .runs8
    case (2, 4): coding = .runs4
    case (3, 16), (3, 32), (6, 16), (6, 32): coding = .masks
    default: throw .unsupported(file: name, reason: "a BMP of \(bits) bits a pixel with compression \(compression)")
    }
    guard !isTopDown || coding == .plain || coding == .masks else { throw .corrupt(file: name, reason: "runs from the top") }
    end = start + size
    try readMasks(bytes, start, size, compression, name)
    try readPalette(bytes, colors, entry: size == 12 ? 3 : 4, name)
  }

  private mutating func readMasks(
    _ bytes: [UInt8], _ start: Int, _ size: Int, _ compression: Int, _ name: String
  ) throws(ImageFileError) {
    if coding == .masks {
      // The masks are part of long headers, and follow the shortest one.
      let count = size >= 56 || compression == 6 ? 4 : 3
      guard start + 40 + count * 4 <= bytes.count else { throw .truncated(file: name) }
      for index in 0..<count { masks[index] = UInt32(bytes.littleWord(at: start + 40 + index * 4)) }
      if size == 40 { end += count * 4 }
    } else if bits == 16 {
      masks = [0x7c00, 0x03e0, 0x001f, 0]
    } else if bits == 32 {
      masks = [0xff_0000, 0xff00, 0xff, 0]
    }
    // The bits of each component must be adjacent.
    for mask in masks where mask != 0 {
      let shifted = mask >> UInt32(mask.trailingZeroBitCount)
      guard shifted & (shifted &+ 1) == 0 else { throw .corrupt(file: name, reason: "the mask \(String(mask, radix: 16))") }
    }
  }

  private mutating func readPalette(_ bytes: [UInt8], _ colors: Int, entry: Int, _ name: String) throws(ImageFileError) {
    let maximum = bits <= 8 ? 1 << bits : 0
    // A picture that does not use a palette may contain one as a hint. It is skipped.
    let count = bits <= 8 ? (colors == 0 ? maximum : colors) : colors
    guard count <= 65_536 else { throw .corrupt(file: name, reason: "\(count) colours") }
    guard end + count * entry <= bytes.count else { throw .truncated(file: name) }
    for index in 0..<min(count, maximum) { palette.append(0xff00_0000 | UInt32(bytes.littleThree(at: end + index * entry))) }
    end += count * entry
  }
}
