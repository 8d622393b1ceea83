internal import CImageLibraries
internal import CPNG
internal import CoreGraphics

extension ColorProfile {
  /// Finds the profile of a file. Returns nil if it has none, or if the profile does not match the pixel format.
  convenience init?(of bytes: [UInt8], _ format: ImageFormat) {
    switch format {
    case .png:
      guard let chunks = try? PNGChunk.all(in: bytes, "") else { return nil }
      self.init(png: bytes, chunks)
    case .jpeg: self.init(jpeg: bytes)
    case .webP: self.init(webP: bytes)
    case .heic, .avif:
      guard let file = try? HEIFFile(bytes, "") else { return nil }
      self.init(file.profile)
    case .tiff:
      guard let file = try? TIFFFile(bytes, "", page: 0, memory: ImageDecodingLimits.current.pictureBytes) else { return nil }
      self.init(file.profile)
    case .gif, .bmp, .ico: return nil
    }
  }

  convenience init?(png bytes: [UInt8], _ chunks: [PNGChunk]) {
    guard chunks.contains(where: { $0.kind == "iCCP" }) else { return nil }
    var profile = [UInt8](repeating: 0, count: Self.maximumBytes)
    var source = cpng_source()
    let count = bytes.withUnsafeBufferPointer { data in
      source.bytes = data.baseAddress
      source.left = data.count
      return cpng_copy_profile(&source, &profile, profile.count)
    }
    guard count <= profile.count else { return nil }
    self.init(Array(profile.prefix(count)))
    // Bit 2 of the colour type is set in colour pictures.
    guard space == (bytes[25] & 2 == 0 ? .grey : .rgb) else { return nil }
  }

  /// Reads the profile of a JPEG, which is divided into numbered parts.
  convenience init?(jpeg bytes: [UInt8]) {
    var parts: [Int: ArraySlice<UInt8>] = [:], offset = 2
    while offset + 4 <= bytes.count, bytes[offset] == 0xff, bytes[offset + 1] != 0xda {
      if bytes[offset + 1] == 0xff { offset += 1; continue }
      if bytes[offset + 1] == 0x01 || 0xd0...0xd8 ~= bytes[offset + 1] { offset += 2; continue }
      let end = offset + 2 + bytes.half(at: offset + 2)
      guard end > offset + 3, end <= bytes.count else { break }
      if bytes[offset + 1] == 0xe2, end - offset > 18, bytes.text(offset + 4, 12) == "ICC_PROFILE\0" {
        parts[Int(bytes[offset + 16])] = bytes[(offset + 18)..<end]
      }
      offset = end
    }
    guard !parts.isEmpty else { return nil }
    self.init(parts.sorted { $0.key < $1.key }.flatMap(\.value))
  }

  convenience init?(webP bytes: [UInt8]) {
    var offset = 12
    while offset + 8 <= bytes.count {
      let length = bytes.littleWord(at: offset + 4), start = offset + 8
      guard length <= bytes.count - start else { break }
      if bytes.text(offset, 4) == "ICCP" {
        self.init(Array(bytes[start..<(start + length)]))
        guard space == .rgb else { return nil }
        return
      }
      offset = start + length + length & 1
    }
    return nil
  }
}
