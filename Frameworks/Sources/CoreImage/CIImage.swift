@_exported import CoreGraphics
@_exported import CoreVideo
@_exported import FoundationCompatibility
@_exported import ImageIO
@_exported import UIKit

/// A picture. Linux has no Core Image: filters return their input unchanged, except those that measure the difference of two pictures
/// (Apple: CIImage).
open class CIImage: NSObject, @unchecked Sendable {
  // Unchecked: the class is immutable, which the compiler cannot verify for an open class.
  let picture: CGImage?
  /// The result of a filter that measures: one number for each pixel.
  let measure: PixelMeasure?
  open var extent: CGRect {
    if let measure { return CGRect(x: 0, y: 0, width: measure.width, height: measure.height) }
    return picture.map { CGRect(x: 0, y: 0, width: $0.width, height: $0.height) } ?? .zero
  }

  init(picture: CGImage?) { (self.picture, measure) = (picture, nil) }
  init(measure: PixelMeasure) { (picture, self.measure) = (nil, measure) }
  public convenience init(cgImage image: CGImage) { self.init(picture: image) }
  public convenience init(cgImage image: CGImage, options: [CIImageOption: Any]?) { self.init(picture: image) }
  public convenience init?(image: UIImage) {
    guard let picture = image.cgImage else { return nil }
    self.init(picture: picture)
  }
  public convenience init?(image: UIImage, options: [CIImageOption: Any]?) { self.init(image: image) }
  public convenience init?(data: Data) {
    guard let picture = UIImage(data: data)?.cgImage else { return nil }
    self.init(picture: picture)
  }
  public convenience init?(contentsOf url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data)
  }
  public convenience init(cvPixelBuffer pixelBuffer: CVPixelBuffer) { self.init(picture: nil) }
  public convenience init(color: CIColor) { self.init(picture: nil) }
  open func transformed(by matrix: CGAffineTransform) -> CIImage { self }
  open func cropped(to rect: CGRect) -> CIImage { CIImage(picture: picture?.cropping(to: rect)) }
  open func clampedToExtent() -> CIImage { self }
  open func applyingFilter(_ filterName: String, parameters params: [String: Any]) -> CIImage {
    PixelMeasure.filter(filterName, of: self, params).map(CIImage.init(measure:)) ?? self
  }
  open func applyingFilter(_ filterName: String) -> CIImage { self }
  open func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage { self }
  open func oriented(forExifOrientation orientation: Int32) -> CIImage { self }
  open func orientationTransform(for orientation: CGImagePropertyOrientation) -> CGAffineTransform { .identity }
  open func composited(over dest: CIImage) -> CIImage { self }
  open func applyingGaussianBlur(sigma: Double) -> CIImage { self }
  open func clamped(to rect: CGRect) -> CIImage { self }
  open func settingProperties(_ properties: [AnyHashable: Any]) -> CIImage { self }
  open var properties: [String: Any] { [:] }
  open var cgImage: CGImage? { picture }
  open var pixelBuffer: CVPixelBuffer? { nil }
  open class func empty() -> CIImage { CIImage(picture: nil) }
}
open class CIColor: NSObject {
  public let red: CGFloat
  public let green: CGFloat
  public let blue: CGFloat
  public let alpha: CGFloat
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }
  public convenience init(color: UIColor) {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
  public convenience init(cgColor: CGColor) { self.init(color: UIColor(cgColor: cgColor)) }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CIColor).map { $0.red == red && $0.green == green && $0.blue == blue && $0.alpha == alpha } ?? false
  }
  open override var hash: Int { [red, green, blue, alpha].hashValue }
}
open class CIVector: NSObject {
  public let x: CGFloat
  public let y: CGFloat
  public let z: CGFloat
  public let w: CGFloat
  public init(x: CGFloat, y: CGFloat = 0, z: CGFloat = 0, w: CGFloat = 0) {
    self.x = x
    self.y = y
    self.z = z
    self.w = w
  }
  public convenience init(cgRect rect: CGRect) { self.init(x: rect.minX, y: rect.minY, z: rect.width, w: rect.height) }
  public convenience init(cgPoint point: CGPoint) { self.init(x: point.x, y: point.y) }
}
/// A filter that returns its input image unchanged, unless it measures.
open class CIFilter: NSObject {
  public let name: String
  private var values: [String: Any] = [:]
  public init?(name: String) { self.name = name }
  public init?(name: String, parameters params: [String: Any]?) {
    self.name = name
    values = params ?? [:]
  }
  open var outputImage: CIImage? { values[kCIInputImageKey] as? CIImage }
  open func setDefaults() {}
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  open func value(forKey key: String) -> Any? { key == kCIOutputImageKey ? outputImage : values[key] }
  open class func filterNames(inCategory category: String?) -> [String] { [] }
}
open class CIContext: NSObject, @unchecked Sendable {
  // Unchecked: it has no state, which the compiler cannot verify for an open class.
  public override init() { super.init() }
  public init(options: [CIContextOption: Any]? = nil) {}
  open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? { image.picture?.cropping(to: fromRect) }
  open func render(
    _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect, format: CIFormat, colorSpace: CGColorSpace?
  ) {
    image.measure?.write(to: data, rowBytes: rowBytes, format: format)
  }
}
public struct CIFormat: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int32
  public init(rawValue: Int32) { self.rawValue = rawValue }
  public static let RGBA8 = CIFormat(rawValue: 24)
  public static let BGRA8 = CIFormat(rawValue: 25)
  public static let ARGB8 = CIFormat(rawValue: 23)
  public static let ABGR8 = CIFormat(rawValue: 26)
  public static let RGBAh = CIFormat(rawValue: 31)
  public static let RGBAf = CIFormat(rawValue: 34)
  public static let R8 = CIFormat(rawValue: 70)
  public static let A8 = CIFormat(rawValue: 42)
  public static let Rh = CIFormat(rawValue: 75)
  public static let Rf = CIFormat(rawValue: 76)
}
extension UIImage {
  public convenience init(ciImage: CIImage) { self.init(ciImage: ciImage, scale: 1, orientation: .up) }
  public convenience init(ciImage: CIImage, scale: CGFloat, orientation: UIImage.Orientation) {
    if let picture = ciImage.picture { self.init(cgImage: picture, scale: scale, orientation: orientation) } else { self.init() }
  }
  /// Always nil, since images on Linux are bitmaps.
  public var ciImage: CIImage? { nil }
}
extension UIColor {
  public convenience init(ciColor: CIColor) { self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha) }
  public var ciColor: CIColor { CIColor(color: self) }
}
