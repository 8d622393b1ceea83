internal import CoreGraphics

/// Writes properties as EXIF data, highest byte first.
struct TIFFWriter {
  private struct Entry {
    var tag: Int
    var kind: Int
    var count: Int
    var data: [UInt8]
  }

  /// Returns nil if EXIF has a tag for none of the properties.
  static func encode(_ properties: CFDictionary) -> [UInt8]? {
    var tiff = CGImageProperties.dictionary(properties[kCGImagePropertyTIFFDictionary])
    if let orientation = properties[kCGImagePropertyOrientation] { tiff[kCGImagePropertyTIFFOrientation] = orientation }
    var first = entries(tiff, TIFFTag.tiff)
    let exif = entries(CGImageProperties.dictionary(properties[kCGImagePropertyExifDictionary]), TIFFTag.exif)
    let gps = entries(CGImageProperties.dictionary(properties[kCGImagePropertyGPSDictionary]), TIFFTag.gps)
    guard !first.isEmpty || !exif.isEmpty || !gps.isEmpty else { return nil }
    if !exif.isEmpty { first.append(Entry(tag: TIFFTag.exifDirectory, kind: 4, count: 1, data: word(0))) }
    if !gps.isEmpty { first.append(Entry(tag: TIFFTag.gpsDirectory, kind: 4, count: 1, data: word(0))) }
    let exifPlace = 8 + directory(first, at: 8).count
    let gpsPlace = exifPlace + (exif.isEmpty ? 0 : directory(exif, at: exifPlace).count)
    for index in first.indices {
      if first[index].tag == TIFFTag.exifDirectory { first[index].data = word(exifPlace) }
      if first[index].tag == TIFFTag.gpsDirectory { first[index].data = word(gpsPlace) }
    }
    return [0x4d, 0x4d, 0, 42, 0, 0, 0, 8] + directory(first, at: 8) + (exif.isEmpty ? [] : directory(exif, at: exifPlace))
      + (gps.isEmpty ? [] : directory(gps, at: gpsPlace))
  }

  private static func directory(_ entries: [Entry], at offset: Int) -> [UInt8] {
    var head = half(entries.count), tail: [UInt8] = []
    let behind = offset + 2 + entries.count * 12 + 4
    for entry in entries.sorted(by: { $0.tag < $1.tag }) {
      head += half(entry.tag) + half(entry.kind) + word(entry.count)
      if entry.data.count <= 4 {
        head += entry.data + [UInt8](repeating: 0, count: 4 - entry.data.count)
      } else {
        head += word(behind + tail.count)
        tail += entry.data + (entry.data.count.isMultiple(of: 2) ? [] : [0])
      }
    }
    return head + word(0) + tail
  }

  private static func entries(_ values: CFDictionary, _ names: [Int: String]) -> [Entry] {
    names.compactMap { tag, name in values[name].flatMap { entry(tag, name, $0) } }
  }

  private static func entry(_ tag: Int, _ name: String, _ value: Any) -> Entry? {
    switch name {
    case kCGImagePropertyExifVersion, kCGImagePropertyExifFlashPixVersion:
      guard let digits = (value as? [Any])?.compactMap({ CGImageProperties.number($0) }), !digits.isEmpty else { return nil }
      let text = (digits + [0, 0, 0, 0]).prefix(4).map { UInt8(48 + min(9, max(0, $0))) }
      return Entry(tag: tag, kind: 7, count: 4, data: text)
    case kCGImagePropertyExifUserComment:
      guard let text = value as? String else { return nil }
      let data = Array("ASCII\0\0\0".utf8) + Array(text.utf8)
      return Entry(tag: tag, kind: 7, count: data.count, data: data)
    case kCGImagePropertyExifComponentsConfiguration, kCGImagePropertyExifSceneType:
      let numbers = ((value as? [Any]) ?? [value]).compactMap { CGImageProperties.number($0) }
      let data = numbers.map { UInt8(min(255, max(0, $0))) }
      return Entry(tag: tag, kind: 7, count: data.count, data: data)
    case kCGImagePropertyGPSLatitude, kCGImagePropertyGPSLongitude:
      guard let degrees = CGImageProperties.number(value).map(abs), degrees <= 360 else { return nil }
      let minutes = (degrees - degrees.rounded(.down)) * 60
      let seconds = (minutes - minutes.rounded(.down)) * 60
      let data = word(Int(degrees)) + word(1) + word(Int(minutes)) + word(1) + word(Int((seconds * 10_000).rounded())) + word(10_000)
      return Entry(tag: tag, kind: 5, count: 3, data: data)
    case kCGImagePropertyGPSTimeStamp:
      guard let parts = (value as? String)?.split(separator: ":").compactMap({ Double($0) }), parts.count == 3 else { return nil }
      return Entry(tag: tag, kind: 5, count: 3, data: parts.flatMap { rational(abs($0)) })
    case kCGImagePropertyGPSVersion, kCGImagePropertyGPSAltitudeRef:
      let data = ((value as? [Any]) ?? [value]).compactMap { CGImageProperties.number($0) }.map { UInt8(min(255, max(0, $0))) }
      return Entry(tag: tag, kind: 1, count: data.count, data: data)
    default: break
    }
    if let text = value as? String {
      let data = Array(text.utf8) + [0]
      return Entry(tag: tag, kind: 2, count: data.count, data: data)
    }
    let numbers = ((value as? [Any]) ?? [value]).compactMap { CGImageProperties.number($0) }
    guard !numbers.isEmpty, numbers.allSatisfy({ abs($0) < 2e9 }) else { return nil }
    if rationals.contains(name) {
      let isSigned = signed.contains(name)
      return Entry(tag: tag, kind: isSigned ? 10 : 5, count: numbers.count, data: numbers.flatMap { rational(isSigned ? $0 : abs($0)) })
    }
    let isShort = numbers.allSatisfy { (0...65535).contains($0) }
    return Entry(
      tag: tag, kind: isShort ? 3 : 4, count: numbers.count, data: numbers.flatMap { isShort ? half(Int($0)) : word(Int(abs($0))) })
  }

  private static func rational(_ value: Double) -> [UInt8] {
    let under = abs(value) < 2000 ? (value.rounded() == value ? 1 : 1_000_000) : 1
    // Short exposure times are written as 1 divided by a number.
    if value > 0, value < 0.5 { return word(1_000_000) + word(Int(min(2e9, (1_000_000 / value).rounded()))) }
    return word(Int((value * Double(under)).rounded())) + word(under)
  }

  private static func half(_ value: Int) -> [UInt8] { [UInt8(truncatingIfNeeded: value >> 8), UInt8(truncatingIfNeeded: value)] }
  private static func word(_ value: Int) -> [UInt8] { PNGChunk.bytes(value) }

  private static let signed: Set = [
    kCGImagePropertyExifShutterSpeedValue, kCGImagePropertyExifBrightnessValue, kCGImagePropertyExifExposureBiasValue,
  ]
  private static let rationals: Set = signed.union([
    kCGImagePropertyTIFFXResolution, kCGImagePropertyTIFFYResolution, kCGImagePropertyExifExposureTime, kCGImagePropertyExifFNumber,
    kCGImagePropertyExifApertureValue, kCGImagePropertyExifMaxApertureValue, kCGImagePropertyExifSubjectDistance,
    kCGImagePropertyExifFocalLength, kCGImagePropertyExifDigitalZoomRatio, kCGImagePropertyExifLensSpecification,
    kCGImagePropertyGPSAltitude, kCGImagePropertyGPSDOP, kCGImagePropertyGPSSpeed, kCGImagePropertyGPSTrack,
    kCGImagePropertyGPSImgDirection, kCGImagePropertyGPSDestBearing, kCGImagePropertyGPSHPositioningError,
  ])
}
