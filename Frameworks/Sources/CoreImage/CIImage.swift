@_exported import CoreGraphics
@_exported import CoreVideo
@_exported import FoundationCompatibility
@_exported import ImageIO
public import Metal
@_exported import UIKit

/// The recipe of a picture. Pixels are computed when a context renders it, with the lower left corner of a bitmap at the origin
/// (Apple: CIImage).
open class CIImage: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
  // Unchecked: the class is immutable, which the compiler cannot verify for an open class.
  let source: any ImageSource
  /// The result of a filter that measures: one number for each pixel.
  let measure: PixelMeasure?
  private let attributes: [String: Any]
  /// Whether transforms use the nearest pixel instead of interpolation.
  let isNearest: Bool
  open private(set) var url: URL?
  open private(set) var pixelBuffer: CVPixelBuffer?

  init(source: any ImageSource, measure: PixelMeasure? = nil, attributes: [String: Any] = [:], isNearest: Bool = false) {
    self.source = source
    self.measure = measure
    self.attributes = attributes
    self.isNearest = isNearest
  }
  convenience init(measure: PixelMeasure) { self.init(source: EmptySource(), measure: measure) }

  open var extent: CGRect {
    if let measure { return CGRect(x: 0, y: 0, width: measure.width, height: measure.height) }
    return source.extent
  }
  open var properties: [String: Any] { attributes }
  open var colorSpace: CGColorSpace? { cgImage?.colorSpace }
  open var cgImage: CGImage? { (source as? BitmapSource)?.image }
  /// The pixels. The image is rendered if it is not a bitmap.
  var picture: CGImage? { cgImage ?? Renderer().image(self, extent) }

  public convenience init(cgImage image: CGImage) { self.init(source: BitmapSource(image)) }
  public convenience init(cgImage image: CGImage, options: [CIImageOption: Any]? = nil) {
    self.init(source: BitmapSource(image), attributes: options?[.properties] as? [String: Any] ?? [:])
  }
  public convenience init?(image: UIImage) {
    guard let picture = image.cgImage else { return nil }
    self.init(cgImage: picture)
  }
  /// With `applyOrientationProperty`, the image is rotated upright.
  public convenience init?(image: UIImage, options: [CIImageOption: Any]? = nil) {
    guard let picture = image.cgImage else { return nil }
    let whole = CIImage(cgImage: picture)
    let turned =
      options?[.applyOrientationProperty] as? Bool == true ? whole.oriented(CGImagePropertyOrientation(image.imageOrientation)) : whole
    self.init(source: turned.source)
  }
  public convenience init?(data: Data) { self.init(data: data, options: nil) }
  public convenience init?(data: Data, options: [CIImageOption: Any]? = nil) {
    guard let image = UIImage(data: data) else { return nil }
    self.init(image: image, options: options)
  }
  public convenience init?(contentsOf url: URL) { self.init(contentsOf: url, options: nil) }
  public convenience init?(contentsOf url: URL, options: [CIImageOption: Any]? = nil) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data, options: options)
    self.url = url
  }
  /// Creates an image from a bitmap with the top row first; empty for a format that is not one of four 8-bit components.
  public convenience init(bitmapData data: Data, bytesPerRow: Int, size: CGSize, format: CIFormat, colorSpace: CGColorSpace?) {
    let picture = CGImage.from(data, width: Int(size.width), height: Int(size.height), bytesPerRow: bytesPerRow, format: format)
    self.init(source: picture.map { BitmapSource($0) } ?? EmptySource())
  }
  public convenience init(cvPixelBuffer pixelBuffer: CVPixelBuffer) { self.init(cvPixelBuffer: pixelBuffer, options: nil) }
  /// Creates an image from a pixel buffer; empty if the buffer does not have four 8-bit components.
  public convenience init(cvPixelBuffer pixelBuffer: CVPixelBuffer, options: [CIImageOption: Any]? = nil) {
    self.init(source: CGImage.from(pixelBuffer).map { BitmapSource($0) } ?? EmptySource())
    self.pixelBuffer = pixelBuffer
  }
  public convenience init(cvImageBuffer imageBuffer: CVImageBuffer) { self.init(cvPixelBuffer: imageBuffer, options: nil) }
  public convenience init(cvImageBuffer imageBuffer: CVImageBuffer, options: [CIImageOption: Any]? = nil) {
    self.init(cvPixelBuffer: imageBuffer, options: options)
  }
  /// Always nil, since there are no textures.
  public convenience init?(mtlTexture texture: any MTLTexture, options: [CIImageOption: Any]? = nil) { nil }
  public convenience init(color: CIColor) { self.init(source: ColorSource(color: color.components)) }

  public static var supportsSecureCoding: Bool { true }
  /// Reads the picture; nil if there is none.
  public required init?(coder: NSCoder) {
    guard let data = coder.decodeObject(of: NSData.self, forKey: "picture"), let image = UIImage(data: Data(referencing: data))?.cgImage
    else { return nil }
    (source, measure, attributes, isNearest) = (BitmapSource(image), nil, [:], false)
  }
  open func encode(with coder: NSCoder) {
    if let data = picture.flatMap({ UIImage(cgImage: $0).pngData() }) { coder.encode(NSData(data: data), forKey: "picture") }
  }
  open func copy(with zone: NSZone? = nil) -> Any { self }

  func with(_ source: any ImageSource) -> CIImage { CIImage(source: source, attributes: attributes, isNearest: isNearest) }

  open func transformed(by matrix: CGAffineTransform) -> CIImage {
    with(TransformSource(input: source, transform: matrix, isNearest: isNearest))
  }
  open func transformed(by matrix: CGAffineTransform, highQualityDownsample: Bool) -> CIImage { transformed(by: matrix) }
  open func cropped(to rect: CGRect) -> CIImage { with(CropSource(source, rect)) }
  open func clampedToExtent() -> CIImage { extent.isInfinite ? self : with(ClampSource(input: source, bounds: extent)) }
  open func clamped(to rect: CGRect) -> CIImage { cropped(to: rect).clampedToExtent() }
  open func applyingFilter(_ filterName: String, parameters params: [String: Any]) -> CIImage {
    if let result = PixelMeasure.filter(filterName, of: self, params) { return CIImage(measure: result) }
    guard let filter = CIFilter(name: filterName, parameters: params) else { return self }
    filter.setValue(self, forKey: kCIInputImageKey)
    return filter.outputImage ?? self
  }
  open func applyingFilter(_ filterName: String) -> CIImage { applyingFilter(filterName, parameters: [:]) }
  open func composited(over dest: CIImage) -> CIImage {
    with(BlendSource(front: source, back: dest.source, extent: source.extent.union(dest.source.extent), blend: Blend.sourceOver))
  }
  open func applyingGaussianBlur(sigma: Double) -> CIImage {
    sigma > 0 ? with(GaussianSource(input: source, sigma: Float(sigma))) : self
  }
  open func settingProperties(_ properties: [AnyHashable: Any]) -> CIImage {
    let named = Dictionary(properties.compactMap { entry in (entry.key as? String).map { ($0, entry.value) } }, uniquingKeysWith: { $1 })
    return CIImage(source: source, measure: measure, attributes: named, isNearest: isNearest)
  }
  open func samplingNearest() -> CIImage { CIImage(source: source, measure: measure, attributes: attributes, isNearest: true) }
  open func samplingLinear() -> CIImage { CIImage(source: source, measure: measure, attributes: attributes, isNearest: false) }
  open func premultiplyingAlpha() -> CIImage { with(PixelSource(input: source) { color, _ in color.premultiplied }) }
  open func unpremultiplyingAlpha() -> CIImage { with(PixelSource(input: source) { color, _ in color.unpremultiplied }) }
  open func settingAlphaOne(in extent: CGRect) -> CIImage {
    with(CropSource(PixelSource(input: source) { color, _ in SIMD4(color.x, color.y, color.z, 1) }, extent))
  }
  open func insertingIntermediate() -> CIImage { self }
  open func insertingIntermediate(cache: Bool) -> CIImage { self }
  open func matchedToWorkingSpace(from colorSpace: CGColorSpace) -> CIImage? { self }
  open func matchedFromWorkingSpace(to colorSpace: CGColorSpace) -> CIImage? { self }
  open func regionOfInterest(for image: CIImage, in rect: CGRect) -> CGRect { rect }
  open func autoAdjustmentFilters() -> [CIFilter] { [] }
  open func autoAdjustmentFilters(options: [CIImageAutoAdjustmentOption: Any]? = nil) -> [CIFilter] { [] }
  open class func empty() -> CIImage { CIImage(source: EmptySource()) }
}

// Constant colours.
extension CIImage {
  public class var black: CIImage { CIImage(color: .black) }
  public class var white: CIImage { CIImage(color: .white) }
  public class var gray: CIImage { CIImage(color: .gray) }
  public class var red: CIImage { CIImage(color: .red) }
  public class var green: CIImage { CIImage(color: .green) }
  public class var blue: CIImage { CIImage(color: .blue) }
  public class var cyan: CIImage { CIImage(color: .cyan) }
  public class var magenta: CIImage { CIImage(color: .magenta) }
  public class var yellow: CIImage { CIImage(color: .yellow) }
  public class var clear: CIImage { CIImage(color: .clear) }
}

// Orientation.
extension CIImage {
  /// Returns the image upright, with its lower left corner at the origin.
  public func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage { transformed(by: orientationTransform(for: orientation)) }
  public func oriented(forExifOrientation orientation: Int32) -> CIImage {
    CGImagePropertyOrientation(rawValue: UInt32(bitPattern: orientation)).map { oriented($0) } ?? self
  }
  public func orientationTransform(forExifOrientation orientation: Int32) -> CGAffineTransform {
    CGImagePropertyOrientation(rawValue: UInt32(bitPattern: orientation)).map { orientationTransform(for: $0) } ?? .identity
  }
  public func orientationTransform(for orientation: CGImagePropertyOrientation) -> CGAffineTransform {
    let (width, height) = (extent.width, extent.height)
    guard !extent.isInfinite, !extent.isNull else { return .identity }
    // The positions of the stored picture's corner and axes in the upright one, with the y axis up.
    let turn: CGAffineTransform =
      switch orientation {
      case .up: .identity
      case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)
      case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: width, ty: height)
      case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height)
      case .leftMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: height, ty: width)
      case .right: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: width)
      case .rightMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
      case .left: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: height, ty: 0)
      }
    return CGAffineTransform(translationX: -extent.minX, y: -extent.minY).concatenating(turn)
  }
}

extension CGImagePropertyOrientation {
  fileprivate init(_ orientation: UIImage.Orientation) {
    switch orientation {
    case .up: self = .up
    case .down: self = .down
    case .left: self = .left
    case .right: self = .right
    case .upMirrored: self = .upMirrored
    case .downMirrored: self = .downMirrored
    case .leftMirrored: self = .leftMirrored
    case .rightMirrored: self = .rightMirrored
    }
  }
}

extension UIImage {
  public convenience init(ciImage: CIImage) { self.init(ciImage: ciImage, scale: 1, orientation: .up) }
  /// Renders the image; empty if it is infinite.
  public convenience init(ciImage: CIImage, scale: CGFloat, orientation: UIImage.Orientation) {
    if let picture = ciImage.picture { self.init(cgImage: picture, scale: scale, orientation: orientation) } else { self.init() }
  }
  /// Always nil, since images on Linux are bitmaps.
  public var ciImage: CIImage? { nil }
}
