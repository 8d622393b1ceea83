internal import CoreGraphics

/// The tags of TIFF, EXIF and GPS data, with Apple's names.
enum TIFFTag {
  static let exifDirectory = 0x8769, gpsDirectory = 0x8825, thumbnail = 0x0201, thumbnailLength = 0x0202
  static let pointers: Set = [exifDirectory, gpsDirectory, thumbnail, thumbnailLength]

  static let tiff: [Int: String] = [
    0x010d: kCGImagePropertyTIFFDocumentName, 0x010e: kCGImagePropertyTIFFImageDescription, 0x010f: kCGImagePropertyTIFFMake,
    0x0110: kCGImagePropertyTIFFModel, 0x0112: kCGImagePropertyTIFFOrientation, 0x011a: kCGImagePropertyTIFFXResolution,
    0x011b: kCGImagePropertyTIFFYResolution, 0x0128: kCGImagePropertyTIFFResolutionUnit, 0x0131: kCGImagePropertyTIFFSoftware,
    0x0132: kCGImagePropertyTIFFDateTime, 0x013b: kCGImagePropertyTIFFArtist, 0x013c: kCGImagePropertyTIFFHostComputer,
    0x8298: kCGImagePropertyTIFFCopyright,
  ]

  static let exif: [Int: String] = [
    0x829a: kCGImagePropertyExifExposureTime, 0x829d: kCGImagePropertyExifFNumber, 0x8822: kCGImagePropertyExifExposureProgram,
    0x8827: kCGImagePropertyExifISOSpeedRatings, 0x9000: kCGImagePropertyExifVersion, 0x9003: kCGImagePropertyExifDateTimeOriginal,
    0x9004: kCGImagePropertyExifDateTimeDigitized, 0x9010: kCGImagePropertyExifOffsetTime, 0x9011: kCGImagePropertyExifOffsetTimeOriginal,
    0x9012: kCGImagePropertyExifOffsetTimeDigitized, 0x9101: kCGImagePropertyExifComponentsConfiguration,
    0x9201: kCGImagePropertyExifShutterSpeedValue, 0x9202: kCGImagePropertyExifApertureValue,
    0x9203: kCGImagePropertyExifBrightnessValue, 0x9204: kCGImagePropertyExifExposureBiasValue,
    0x9205: kCGImagePropertyExifMaxApertureValue, 0x9206: kCGImagePropertyExifSubjectDistance, 0x9207: kCGImagePropertyExifMeteringMode,
    0x9208: kCGImagePropertyExifLightSource, 0x9209: kCGImagePropertyExifFlash, 0x920a: kCGImagePropertyExifFocalLength,
    0x9214: kCGImagePropertyExifSubjectArea, 0x9286: kCGImagePropertyExifUserComment, 0x9290: kCGImagePropertyExifSubsecTime,
    0x9291: kCGImagePropertyExifSubsecTimeOriginal, 0x9292: kCGImagePropertyExifSubsecTimeDigitized,
    0xa000: kCGImagePropertyExifFlashPixVersion, 0xa001: kCGImagePropertyExifColorSpace, 0xa002: kCGImagePropertyExifPixelXDimension,
    0xa003: kCGImagePropertyExifPixelYDimension, 0xa217: kCGImagePropertyExifSensingMethod, 0xa301: kCGImagePropertyExifSceneType,
    0xa401: kCGImagePropertyExifCustomRendered, 0xa402: kCGImagePropertyExifExposureMode, 0xa403: kCGImagePropertyExifWhiteBalance,
    0xa404: kCGImagePropertyExifDigitalZoomRatio, 0xa405: kCGImagePropertyExifFocalLenIn35mmFilm,
    0xa406: kCGImagePropertyExifSceneCaptureType, 0xa408: kCGImagePropertyExifContrast, 0xa409: kCGImagePropertyExifSaturation,
    0xa40a: kCGImagePropertyExifSharpness, 0xa420: kCGImagePropertyExifImageUniqueID, 0xa430: kCGImagePropertyExifCameraOwnerName,
    0xa431: kCGImagePropertyExifBodySerialNumber, 0xa432: kCGImagePropertyExifLensSpecification, 0xa433: kCGImagePropertyExifLensMake,
    0xa434: kCGImagePropertyExifLensModel, 0xa435: kCGImagePropertyExifLensSerialNumber,
  ]

  static let gps: [Int: String] = [
    0: kCGImagePropertyGPSVersion, 1: kCGImagePropertyGPSLatitudeRef, 2: kCGImagePropertyGPSLatitude, 3: kCGImagePropertyGPSLongitudeRef,
    4: kCGImagePropertyGPSLongitude, 5: kCGImagePropertyGPSAltitudeRef, 6: kCGImagePropertyGPSAltitude, 7: kCGImagePropertyGPSTimeStamp,
    8: kCGImagePropertyGPSSatellites, 9: kCGImagePropertyGPSStatus, 10: kCGImagePropertyGPSMeasureMode, 11: kCGImagePropertyGPSDOP,
    12: kCGImagePropertyGPSSpeedRef, 13: kCGImagePropertyGPSSpeed, 14: kCGImagePropertyGPSTrackRef, 15: kCGImagePropertyGPSTrack,
    16: kCGImagePropertyGPSImgDirectionRef, 17: kCGImagePropertyGPSImgDirection, 18: kCGImagePropertyGPSMapDatum,
    23: kCGImagePropertyGPSDestBearingRef, 24: kCGImagePropertyGPSDestBearing, 29: kCGImagePropertyGPSDateStamp,
    31: kCGImagePropertyGPSHPositioningError,
  ]

  /// Converts a stored value to the form in Apple's dictionaries: angles in degrees, times as text, sensitivities as an array.
  static func display(_ name: String, _ value: Any) -> Any {
    let numbers = (value as? [NSNumber])?.map(\.doubleValue)
    switch name {
    case kCGImagePropertyGPSLatitude, kCGImagePropertyGPSLongitude:
      guard let numbers, numbers.count == 3 else { return value }
      return NSNumber(value: numbers[0] + numbers[1] / 60 + numbers[2] / 3600)
    case kCGImagePropertyGPSTimeStamp:
      guard let numbers, numbers.count == 3, numbers.allSatisfy({ (0..<100).contains($0) }) else { return value }
      return numbers.map { $0 < 10 ? "0\(Int($0))" : "\(Int($0))" }.joined(separator: ":")
    case kCGImagePropertyExifISOSpeedRatings: return numbers == nil ? [value] : value
    // The digits are stored as text.
    case kCGImagePropertyExifVersion, kCGImagePropertyExifFlashPixVersion:
      guard let numbers, numbers.allSatisfy({ (48..<58).contains($0) }) else { return value }
      return numbers.map { NSNumber(value: Int($0) - 48) }.dropLast(numbers.last == 48 ? 1 : 0).map { $0 }
    case kCGImagePropertyExifUserComment:
      // The first eight bytes name the encoding.
      guard let numbers, numbers.count > 8, numbers.allSatisfy({ (0..<256).contains($0) }) else { return value }
      return String(decoding: numbers.dropFirst(8).map { UInt8($0) }.prefix { $0 != 0 }, as: UTF8.self)
    default: return value
    }
  }
}
