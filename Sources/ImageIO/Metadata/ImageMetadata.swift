internal import CoreGraphics

/// Inserts properties into a file that was just written.
enum ImageMetadata {
  static func insert(_ properties: CFDictionary, into data: Data, _ format: ImageFormat) -> Data {
    var properties = properties
    if let orientation = properties[kCGImageDestinationOrientation] { properties[kCGImagePropertyOrientation] = orientation }
    let exif = TIFFWriter.encode(properties)
    let resolution = CGImageProperties.number(properties[kCGImagePropertyDPIWidth]).flatMap { x in
      CGImageProperties.number(properties[kCGImagePropertyDPIHeight]).map { (x: x, y: $0) }
    }
    var bytes = [UInt8](data)
    switch format {
    case .png where bytes.count > 33:
      var chunks: [UInt8] = []
      if let resolution, 0.1..<1e6 ~= resolution.x, 0.1..<1e6 ~= resolution.y {
        let perMeter = [resolution.x, resolution.y].flatMap { PNGChunk.bytes(Int(($0 / 0.0254).rounded())) }
        chunks.append(chunk: "pHYs", perMeter + [1])
      }
      if let exif { chunks.append(chunk: "eXIf", exif) }
      bytes.insert(contentsOf: chunks, at: 33)
    case .jpeg where bytes.count > 20 && bytes.text(6, 4) == "JFIF":
      if let resolution, 1..<65536 ~= resolution.x, 1..<65536 ~= resolution.y {
        let (x, y) = (Int(resolution.x.rounded()), Int(resolution.y.rounded()))
        bytes.replaceSubrange(13..<18, with: [1, UInt8(x >> 8 & 255), UInt8(x & 255), UInt8(y >> 8 & 255), UInt8(y & 255)])
      }
      if let exif, exif.count < 65000 {
        let length = exif.count + 8
        let head = [0xff, 0xe1, UInt8(length >> 8), UInt8(length & 255)] + Array("Exif\0\0".utf8)
        // After JFIF's segment, which must be the first.
        bytes.insert(contentsOf: head + exif, at: 4 + bytes.half(at: 4))
      }
    default: return data
    }
    return Data(bytes)
  }
}
