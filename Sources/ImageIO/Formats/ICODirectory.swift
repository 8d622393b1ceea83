internal import CoreGraphics

/// The list of pictures at the beginning of an ICO file.
struct ICODirectory {
  struct Entry {
    /// The position of the picture in the file.
    var range: Range<Int>
    var width: Int
    var height: Int
    var isPNG: Bool
  }

  private(set) var entries: [Entry] = []

  static func isFile(_ bytes: [UInt8]) -> Bool {
    guard bytes.count >= 22, bytes.starts(with: [0, 0, 1, 0]) else { return false }
    let count = bytes.littleHalf(at: 4)
    return count > 0 && bytes[9] == 0 && bytes.littleWord(at: 14) >= 24 && bytes.littleWord(at: 18) >= 6 + count * 16
  }

  static func mayBegin(with bytes: [UInt8]) -> Bool { bytes.count < 22 && [0, 0, 1, 0].starts(with: bytes.prefix(4)) }

  init(_ bytes: [UInt8], name: String) throws(ImageFileError) {
    let count = bytes.littleHalf(at: 4)
    guard 6 + count * 16 <= bytes.count else { throw .truncated(file: name) }
    for entry in (0..<count).map({ 6 + $0 * 16 }) {
      let (length, start) = (bytes.littleWord(at: entry + 8), bytes.littleWord(at: entry + 12))
      guard start <= bytes.count, length <= bytes.count - start else { throw .truncated(file: name) }
      let picture = Array(bytes[start..<min(start + length, start + 64)])
      if picture.starts(with: PNGReader.signature) {
        guard picture.count >= 24 else { throw .truncated(file: name) }
        entries.append(Entry(range: start..<(start + length), width: picture.word(at: 16), height: picture.word(at: 20), isPNG: true))
      } else {
        let header = try BMPHeader(bytes, at: start, isIcon: true, name: name)
        entries.append(Entry(range: start..<(start + length), width: header.width, height: header.height, isPNG: false))
      }
    }
    for entry in entries { try ImageFile.check(width: entry.width, height: entry.height, name: name) }
  }
}
