internal import CoreGraphics

/// The pages of a TIFF file (TIFF 6.0), as described by their directories.
struct TIFFPages {
  struct Page {
    var width = 0
    var height = 0
    var bits = 1
    var samples = 1
    /// The photometric interpretation: 0 and 1 are grey, 2 is RGB, 5 is CMYK.
    var kind = 0
    var hasAlpha = false
    /// Whether the bytes of all strips and tiles are in the file.
    var isComplete = true
    var isGrey: Bool { kind < 2 }
  }

  static let signatures: [[UInt8]] = [[0x49, 0x49, 42, 0], [0x4d, 0x4d, 0, 42]]
  /// The maximum number of pages that are read.
  static let maximumCount = 10_000
  private(set) var list: [Page] = []
  private let bytes: [UInt8]
  private let isLittle: Bool
  private let name: String

  /// - Throws: `truncated` if a directory is not in the file, or `corrupt`.
  init(_ bytes: [UInt8], _ name: String) throws(ImageFileError) {
    (self.bytes, self.name, isLittle) = (bytes, name, bytes.first == 0x49)
    var offset = try number(4, 4), visited: Set<Int> = []
    while offset != 0 {
      // A chain of directories that contains a cycle is rejected, as libtiff does.
      guard visited.insert(offset).inserted else { throw .corrupt(file: name, reason: "directories in a circle") }
      guard visited.count <= Self.maximumCount else { throw .tooCostly(file: name, reason: "more than \(Self.maximumCount) pages") }
      let count = try number(offset, 2)
      list.append(try page(offset + 2, count))
      offset = try number(offset + 2 + count * 12, 4)
    }
    guard !list.isEmpty else { throw .corrupt(file: name, reason: "no pages") }
  }

  private func page(_ start: Int, _ count: Int) throws(ImageFileError) -> Page {
    var page = Page(), offsets: [Int] = [], lengths: [Int] = []
    for entry in (0..<count).map({ start + $0 * 12 }) {
      switch try number(entry, 2) {
      case 256: page.width = try first(entry)
      case 257: page.height = try first(entry)
      case 258: page.bits = min(64, try first(entry))
      case 262: page.kind = try first(entry)
      case 277: page.samples = min(16, try first(entry))
      case 338: page.hasAlpha = (1...2).contains(try first(entry))
      case 273, 324: offsets = try all(entry)
      case 279, 325: lengths = try all(entry)
      default: break
      }
    }
    page.isComplete = zip(offsets, lengths).allSatisfy { $0 + $1 <= bytes.count }
    return page
  }

  private func first(_ entry: Int) throws(ImageFileError) -> Int { try all(entry, most: 1).first ?? 0 }

  /// Returns the integers of an entry.
  private func all(_ entry: Int, most: Int = .max) throws(ImageFileError) -> [Int] {
    let (kind, count) = (try number(entry + 2, 2), try number(entry + 4, 4))
    guard let size = [1: 1, 3: 2, 4: 4][kind] else { return [] }
    let start = count * size <= 4 ? entry + 8 : try number(entry + 8, 4)
    guard count <= bytes.count / size, start <= bytes.count - count * size else { throw .truncated(file: name) }
    var result: [Int] = []
    for index in 0..<min(count, most) { result.append(try number(start + index * size, size)) }
    return result
  }

  private func number(_ offset: Int, _ size: Int) throws(ImageFileError) -> Int {
    guard offset >= 0, offset <= bytes.count - size else { throw .truncated(file: name) }
    return (0..<size).reduce(0) { $0 << 8 | Int(bytes[offset + (isLittle ? size - 1 - $1 : $1)]) }
  }
}
