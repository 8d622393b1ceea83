internal import CoreGraphics

/// The tags of EXIF data (a TIFF file without an image) with Apple's names, and its thumbnail.
struct TIFFDirectory {
  private(set) var tiff: CFDictionary = [:]
  private(set) var exif: CFDictionary = [:]
  private(set) var gps: CFDictionary = [:]
  /// The thumbnail as a JPEG file; nil if there is none.
  private(set) var thumbnail: [UInt8]?
  private let bytes: [UInt8]
  private let isLittle: Bool

  /// Returns nil if the bytes do not begin like a TIFF file.
  init?(_ data: ArraySlice<UInt8>) {
    bytes = Array(data)
    guard bytes.count >= 8, bytes[0] == bytes[1], bytes[0] == 0x49 || bytes[0] == 0x4d else { return nil }
    isLittle = bytes[0] == 0x49
    guard number(2, 2) == 42, let first = number(4, 4) else { return nil }
    var offsets: [Int: Int] = [:]
    let next = read(first, TIFFTag.tiff, into: &tiff, &offsets)
    if let offset = offsets[TIFFTag.exifDirectory] { _ = read(offset, TIFFTag.exif, into: &exif, &offsets) }
    if let offset = offsets[TIFFTag.gpsDirectory] { _ = read(offset, TIFFTag.gps, into: &gps, &offsets) }
    guard let next, next > 0 else { return }
    var second: CFDictionary = [:]
    offsets = [:]
    _ = read(next, [:], into: &second, &offsets)
    if let start = offsets[TIFFTag.thumbnail], let count = offsets[TIFFTag.thumbnailLength], start < bytes.count,
      count <= bytes.count - start
    {
      thumbnail = Array(bytes[start..<(start + count)])
    }
  }

  /// The orientation, 1...8; nil if it is missing or invalid.
  var orientation: Int? {
    (tiff[kCGImagePropertyTIFFOrientation] as? Int).flatMap { (1...8).contains($0) ? $0 : nil }
  }

  /// Removes the orientation, for pictures to which the decoder has applied it.
  mutating func removeOrientation() { tiff[kCGImagePropertyTIFFOrientation] = nil }

  /// The resolution in pixels per inch; nil if it is missing or invalid.
  var resolution: (x: Double, y: Double)? {
    guard let x = tiff[kCGImagePropertyTIFFXResolution] as? Double, let y = tiff[kCGImagePropertyTIFFYResolution] as? Double, x > 0, y > 0
    else { return nil }
    let factor = tiff[kCGImagePropertyTIFFResolutionUnit] as? Int == 3 ? 2.54 : 1
    return (x * factor, y * factor)
  }

  /// Reads the tags of a directory. `offsets` receives the values of tags that are offsets. Returns the offset of the next directory.
  private func read(_ offset: Int, _ names: [Int: String], into result: inout CFDictionary, _ offsets: inout [Int: Int]) -> Int? {
    guard let count = number(offset, 2) else { return nil }
    for entry in (0..<count).map({ offset + 2 + $0 * 12 }) {
      guard let tag = number(entry, 2), let kind = number(entry + 2, 2), let count = number(entry + 4, 4) else { return nil }
      if TIFFTag.pointers.contains(tag) { offsets[tag] = number(entry + 8, 4) }
      guard let name = names[tag], let value = value(kind, count, at: entry + 8) else { continue }
      result[name] = TIFFTag.display(name, value)
    }
    return number(offset + 2 + count * 12, 4)
  }

  private func value(_ kind: Int, _ count: Int, at entry: Int) -> Any? {
    let sizes = [1: 1, 2: 1, 3: 2, 4: 4, 5: 8, 6: 1, 7: 1, 8: 2, 9: 4, 10: 8, 11: 4, 12: 8]
    guard let size = sizes[kind], count > 0, count <= bytes.count / size, let start = size * count <= 4 ? entry : number(entry, 4),
      start >= 0, start <= bytes.count - size * count
    else { return nil }
    if kind == 2 { return String(decoding: bytes[start..<(start + count)].prefix { $0 != 0 }, as: UTF8.self) }
    let numbers = (0..<count).compactMap { scalar(kind, start + $0 * size) }
    guard numbers.count == count else { return nil }
    return count == 1 ? numbers[0] : numbers
  }

  private func scalar(_ kind: Int, _ offset: Int) -> NSNumber? {
    switch kind {
    case 1, 7: return number(offset, 1).map { NSNumber(value: $0) }
    case 3: return number(offset, 2).map { NSNumber(value: $0) }
    case 4: return number(offset, 4).map { NSNumber(value: $0) }
    case 6: return number(offset, 1).map { NSNumber(value: Int(Int8(truncatingIfNeeded: $0))) }
    case 8: return number(offset, 2).map { NSNumber(value: Int(Int16(truncatingIfNeeded: $0))) }
    case 9: return number(offset, 4).map { NSNumber(value: Int(Int32(truncatingIfNeeded: $0))) }
    case 11: return number(offset, 4).map { NSNumber(value: Float(bitPattern: UInt32($0))) }
    case 12:
      guard let first = number(offset, 4), let second = number(offset + 4, 4) else { return nil }
      return NSNumber(value: Double(bitPattern: isLittle ? UInt64(second) << 32 | UInt64(first) : UInt64(first) << 32 | UInt64(second)))
    default:
      guard var over = number(offset, 4), var under = number(offset + 4, 4) else { return nil }
      if kind == 10 { (over, under) = (Int(Int32(truncatingIfNeeded: over)), Int(Int32(truncatingIfNeeded: under))) }
      return NSNumber(value: under == 0 ? 0 : Double(over) / Double(under))
    }
  }

  private func number(_ offset: Int, _ size: Int) -> Int? {
    guard offset >= 0, offset <= bytes.count - size else { return nil }
    return (0..<size).reduce(0) { $0 << 8 | Int(bytes[offset + (isLittle ? size - 1 - $1 : $1)]) }
  }
}
