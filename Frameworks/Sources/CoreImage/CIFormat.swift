import CoreVideo

/// The layout of a pixel (Apple: CIFormat).
public struct CIFormat: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int32
  public init(rawValue: Int32) { self.rawValue = rawValue }
  public static let ARGB8 = CIFormat(rawValue: 23)
  public static let RGBA8 = CIFormat(rawValue: 24)
  public static let BGRA8 = CIFormat(rawValue: 25)
  public static let ABGR8 = CIFormat(rawValue: 26)
  public static let RGBX8 = CIFormat(rawValue: 27)
  public static let RGBA16 = CIFormat(rawValue: 30)
  public static let RGBAh = CIFormat(rawValue: 31)
  public static let RGBAf = CIFormat(rawValue: 34)
  public static let A8 = CIFormat(rawValue: 42)
  public static let A16 = CIFormat(rawValue: 43)
  public static let Ah = CIFormat(rawValue: 44)
  public static let Af = CIFormat(rawValue: 45)
  public static let L8 = CIFormat(rawValue: 46)
  public static let LA8 = CIFormat(rawValue: 47)
  public static let R8 = CIFormat(rawValue: 70)
  public static let R16 = CIFormat(rawValue: 73)
  public static let Rh = CIFormat(rawValue: 75)
  public static let Rf = CIFormat(rawValue: 76)
  public static let RG8 = CIFormat(rawValue: 77)
  public static let RGh = CIFormat(rawValue: 80)
  public static let RGf = CIFormat(rawValue: 81)

  /// The format of a pixel buffer with four 8-bit components; nil for others.
  init?(pixelFormat: OSType) {
    switch pixelFormat {
    case kCVPixelFormatType_32BGRA: self = .BGRA8
    case kCVPixelFormatType_32RGBA: self = .RGBA8
    case kCVPixelFormatType_32ARGB: self = .ARGB8
    case kCVPixelFormatType_32ABGR: self = .ABGR8
    default: return nil
    }
  }
}
public let kCIFormatRGBA8 = CIFormat.RGBA8
public let kCIFormatBGRA8 = CIFormat.BGRA8
public let kCIFormatARGB8 = CIFormat.ARGB8
public let kCIFormatRGBAh = CIFormat.RGBAh
public let kCIFormatRGBAf = CIFormat.RGBAf
