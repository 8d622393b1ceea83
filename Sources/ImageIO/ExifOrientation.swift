/// Finds the orientation tag of a JPEG's EXIF data.
enum ExifOrientation {
  /// 1...8, or nil where there is none or it makes no sense.
  static func find(inJPEG bytes: [UInt8]) -> Int? {
    var place = 2
    while place + 4 <= bytes.count, bytes[place] == 0xff {
      let marker = bytes[place + 1]
      if marker == 0xff {
        place += 1
        continue
      }
      if marker == 0xda || marker == 0xd9 { return nil }
      let length = Int(bytes[place + 2]) << 8 | Int(bytes[place + 3])
      guard length >= 2, place + 2 + length <= bytes.count else { return nil }
      let segment = bytes[(place + 4)..<(place + 2 + length)]
      if marker == 0xe1, segment.starts(with: Array("Exif".utf8) + [0, 0]) { return find(inTIFF: Array(segment.dropFirst(6))) }
      place += 2 + length
    }
    return nil
  }

  private static func find(inTIFF bytes: [UInt8]) -> Int? {
    guard bytes.count >= 8 else { return nil }
    let isLittle = bytes[0] == 0x49
    func short(_ at: Int) -> Int? {
      guard at >= 0, at + 2 <= bytes.count else { return nil }
      return isLittle ? Int(bytes[at]) | Int(bytes[at + 1]) << 8 : Int(bytes[at]) << 8 | Int(bytes[at + 1])
    }
    func long(_ at: Int) -> Int? {
      guard let a = short(at), let b = short(at + 2) else { return nil }
      return isLittle ? a | b << 16 : a << 16 | b
    }
    guard let directory = long(4), let count = short(directory) else { return nil }
    for index in 0..<count {
      let entry = directory + 2 + index * 12
      guard let tag = short(entry) else { return nil }
      if tag == 0x0112 { return short(entry + 8).flatMap { (1...8).contains($0) ? $0 : nil } }
    }
    return nil
  }
}
