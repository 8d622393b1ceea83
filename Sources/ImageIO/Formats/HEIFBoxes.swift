internal import CoreGraphics

/// The boxes of a HEIC or AVIF file (ISO/IEC 14496-12 and 23008-12) that determine the cost of decoding. libheif does not limit the cost of
/// the coded pictures in a file, so it is computed here first. The sizes are read from the coded pictures' own headers, because those in
/// the boxes may be wrong.
struct HEIFBoxes {
  /// Whether all boxes end within the file.
  private(set) var isComplete = true
  /// The number of pictures that are parts of others, such as the tiles of a grid.
  private(set) var parts = 0
  /// The number of pixels of the largest picture, according to the boxes and to the coded pictures.
  var largest: Int { max(largestStated, largestCoded) }
  /// The number of pixels of the largest coded picture.
  private(set) var largestCoded = 0
  private var largestStated = 0
  private var itemTypes: [Int: String] = [:]
  private var lengthBytes = 4
  private let bytes: [UInt8]
  private let name: String

  /// Returns the format according to the brands of a file; nil if it is not a HEIC or AVIF file.
  static func format(of bytes: [UInt8]) -> ImageFormat? {
    guard bytes.count >= 16, bytes.text(4, 4) == "ftyp" else { return nil }
    let length = bytes.word(at: 0)
    guard length >= 16, length <= 4096 else { return nil }
    let brands = [bytes.text(8, 4)] + stride(from: 16, to: min(length, bytes.count) - 3, by: 4).map { bytes.text($0, 4) }
    if brands.contains("avif") || brands.contains("avis") { return .avif }
    return brands.contains { ["heic", "heix", "heim", "heis", "hevc", "hevx"].contains($0) } || brands[0] == "mif1" ? .heic : nil
  }

  /// Whether the first bytes of a file, fewer than 16, can belong to such a file.
  static func mayBegin(with bytes: [UInt8]) -> Bool {
    bytes.count < 16 && bytes.count > 3 && bytes.starts(with: [0, 0]) && Array("ftyp".utf8).starts(with: bytes.dropFirst(4).prefix(4))
  }

  init(_ bytes: [UInt8], _ name: String) throws(ImageFileError) {
    (self.bytes, self.name) = (bytes, name)
    let whole = try boxes(0..<bytes.count)
    guard let last = whole.last else { throw .corrupt(file: name, reason: "no boxes") }
    isComplete = last.isWhole && whole.contains { $0.kind == "mdat" }
    guard let meta = whole.first(where: { $0.kind == "meta" && $0.isWhole }) else { return }
    let inner = try boxes(meta.body.dropFirst(4))
    for box in inner where box.kind == "iinf" { try readKinds(box.body) }
    for box in inner where box.kind == "iprp" {
      for list in try boxes(box.body) where list.kind == "ipco" {
        for property in try boxes(list.body) { try readProperty(property.kind, property.body) }
      }
    }
    for box in inner where box.kind == "iref" { try readReferences(box.body) }
    let stored = inner.first { $0.kind == "idat" }?.body
    if stored != nil, last.isWhole, last.body.upperBound == bytes.count { isComplete = true }
    if isComplete { for box in inner where box.kind == "iloc" { try readPlaces(box.body, stored) } }
  }

  private typealias Box = (kind: String, body: Range<Int>, isWhole: Bool)

  private func boxes(_ range: Range<Int>) throws(ImageFileError) -> [Box] {
    var list: [Box] = [], offset = range.lowerBound
    while offset + 8 <= range.upperBound {
      var (length, head) = (bytes.word(at: offset), 8)
      if length == 1, offset + 16 <= range.upperBound {
        guard bytes.word(at: offset + 8) == 0 else { throw .corrupt(file: name, reason: "a box of more than 4 GiB") }
        (length, head) = (bytes.word(at: offset + 12), 16)
      }
      if length == 0 { length = range.upperBound - offset }
      guard length >= head else { throw .corrupt(file: name, reason: "a box of \(length) bytes") }
      let end = min(range.upperBound, offset + length)
      list.append((bytes.text(offset + 4, 4), min(end, offset + head)..<end, offset + length <= range.upperBound))
      guard list.count < 100_000 else { throw .tooCostly(file: name, reason: "more than 100,000 boxes") }
      offset = end
    }
    return list
  }

  private func number(_ offset: Int, _ size: Int, _ end: Int) throws(ImageFileError) -> Int {
    guard size <= 8, offset >= 0, offset + size <= end else { throw .corrupt(file: name, reason: "a box that is too short") }
    let value = (0..<size).reduce(UInt64(0)) { $0 << 8 | UInt64(bytes[offset + $1]) }
    guard value <= UInt64(Int32.max) * 2 else { throw .corrupt(file: name, reason: "a number of \(value)") }
    return Int(value)
  }

  private mutating func readKinds(_ body: Range<Int>) throws(ImageFileError) {
    let isShort = try number(body.lowerBound, 1, body.upperBound) == 0
    for box in try boxes(body.dropFirst(isShort ? 6 : 8)) where box.kind == "infe" {
      let (start, end) = (box.body.lowerBound, box.body.upperBound)
      let size = try number(start, 1, end) == 3 ? 4 : 2
      let item = try number(start + 4, size, end)
      guard start + 10 + size <= end else { continue }
      itemTypes[item] = bytes.text(start + 6 + size, 4)
    }
  }

  private mutating func readProperty(_ kind: String, _ body: Range<Int>) throws(ImageFileError) {
    let (start, end) = (body.lowerBound, body.upperBound)
    switch kind {
    case "ispe":
      let (width, height) = (try number(start + 4, 4, end), try number(start + 8, 4, end))
      try ImageFile.check(width: width, height: height, name: name)
      largestStated = max(largestStated, width * height)
    case "hvcC":
      lengthBytes = try number(start + 21, 1, end) & 3 + 1
      var offset = start + 23
      for _ in 0..<(try number(start + 22, 1, end)) {
        let count = try number(offset + 1, 2, end)
        offset += 3
        for _ in 0..<count {
          let length = try number(offset, 2, end)
          guard offset + 2 + length <= end else { throw .corrupt(file: name, reason: "a parameter set that is cut off") }
          try note(CodedSize.hevc(bytes[(offset + 2)..<(offset + 2 + length)]))
          offset += 2 + length
        }
      }
    case "av1C" where body.count > 4: try note(CodedSize.av1(bytes[(start + 4)..<end]))
    default: break
    }
  }

  private mutating func note(_ size: CodedSize) throws(ImageFileError) {
    switch size {
    case .none: break
    case .damaged: throw .corrupt(file: name, reason: "the header of a coded picture")
    case .pixels(let width, let height):
      try ImageFile.check(width: width, height: height, name: name)
      largestCoded = max(largestCoded, width * height)
    }
  }

  private mutating func readReferences(_ body: Range<Int>) throws(ImageFileError) {
    let size = try number(body.lowerBound, 1, body.upperBound) == 0 ? 2 : 4
    var makers: Set<Int> = [], made: Set<Int> = []
    for box in try boxes(body.dropFirst(4)) where box.kind == "dimg" {
      let (start, end) = (box.body.lowerBound, box.body.upperBound)
      made.insert(try number(start, size, end))
      let count = try number(start + size, 2, end)
      for index in 0..<count { makers.insert(try number(start + size + 2 + index * size, size, end)) }
      parts += count
    }
    guard made.isDisjoint(with: makers) else {
      throw .unsupported(file: name, reason: "a picture made of pictures that are made of others")
    }
  }

  /// Reads the positions of the coded pictures, and their headers.
  private mutating func readPlaces(_ body: Range<Int>, _ stored: Range<Int>?) throws(ImageFileError) {
    let end = body.upperBound, version = try number(body.lowerBound, 1, end), sizes = try number(body.lowerBound + 4, 2, end)
    let (offsetSize, lengthSize, baseSize) = (sizes >> 12, sizes >> 8 & 15, sizes >> 4 & 15), indexSize = version == 0 ? 0 : sizes & 15
    let wide = version == 2 ? 4 : 2
    var offset = body.lowerBound + 6, total = 0
    let count = try number(offset, wide, end)
    offset += wide
    for _ in 0..<count {
      let item = try number(offset, wide, end)
      offset += wide
      var method = 0
      if version > 0 { (method, offset) = (try number(offset, 2, end) & 15, offset + 2) }
      offset += 2
      let base = baseSize == 0 ? 0 : try number(offset, baseSize, end)
      offset += baseSize
      let extents = try number(offset, 2, end)
      offset += 2
      var data: [UInt8] = []
      let isCoded = ["hvc1", "av01"].contains(itemTypes[item] ?? "")
      for _ in 0..<extents {
        offset += indexSize
        let extentOffset = offsetSize == 0 ? 0 : try number(offset, offsetSize, end)
        var length = lengthSize == 0 ? 0 : try number(offset + offsetSize, lengthSize, end)
        offset += offsetSize + lengthSize
        guard isCoded, method < 2 else { continue }
        let source = method == 1 ? stored ?? 0..<0 : 0..<bytes.count, start = source.lowerBound + base + extentOffset
        if length == 0 { length = max(0, source.upperBound - start) }
        guard start <= source.upperBound, length <= source.upperBound - start else { throw .truncated(file: name) }
        total += length
        guard total <= bytes.count * 2 else { throw .tooCostly(file: name, reason: "pictures that share their bytes") }
        data += bytes[start..<(start + length)]
      }
      if isCoded { try readCoded(data[...], isHEVC: itemTypes[item] == "hvc1") }
    }
  }

  private mutating func readCoded(_ data: ArraySlice<UInt8>, isHEVC: Bool) throws(ImageFileError) {
    guard isHEVC else { return try note(CodedSize.av1(data)) }
    var offset = data.startIndex
    while offset + lengthBytes <= data.endIndex {
      let length = (0..<lengthBytes).reduce(0) { $0 << 8 | Int(data[offset + $1]) }
      offset += lengthBytes
      guard length <= data.endIndex - offset else { throw .truncated(file: name) }
      try note(CodedSize.hevc(data[offset..<(offset + length)]))
      offset += length
    }
  }
}
