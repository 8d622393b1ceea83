import ImageIO

/// An immutable image with a scale and an orientation (Apple: UIImage).
open class UIImage: NSObject, _ExpressibleByImageLiteral, @unchecked Sendable {
  /// Which way the stored pixels must be turned to be upright; `Mirrored` ones are flipped left to right before.
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  public enum ResizingMode: Int, Sendable {
    case tile, stretch
  }

  public enum RenderingMode: Int, Sendable {
    case automatic, alwaysOriginal, alwaysTemplate
  }

  /// The pixels as they are stored, whatever the orientation; nil for an empty image.
  public let cgImage: CGImage?
  /// Pixels a point.
  public let scale: CGFloat
  public let imageOrientation: Orientation
  /// What keeps its size when the image is stretched, in points.
  public let capInsets: UIEdgeInsets
  public let resizingMode: ResizingMode
  public let renderingMode: RenderingMode
  public let flipsForRightToLeftLayoutDirection: Bool
  public let alignmentRectInsets: UIEdgeInsets
  /// The frames of an animated image.
  public let images: [UIImage]?
  /// Seconds of one round through the frames.
  public let duration: TimeInterval
  /// nil of pictures that are no symbols.
  let symbol: SymbolSource?

  /// Everything that a variation of an image may change.
  struct Traits {
    var orientation = Orientation.up
    var capInsets = UIEdgeInsets.zero
    var resizingMode = ResizingMode.tile
    var renderingMode = RenderingMode.automatic
    var flips = false
    var alignment = UIEdgeInsets.zero
    var images: [UIImage]?
    var duration: TimeInterval = 0
    var symbol: SymbolSource?
  }

  init(cgImage: CGImage?, scale: CGFloat, traits: Traits) {
    self.cgImage = cgImage
    self.scale = scale.isFinite && scale > 0 ? scale : 1
    imageOrientation = traits.orientation
    capInsets = traits.capInsets
    resizingMode = traits.resizingMode
    renderingMode = traits.renderingMode
    flipsForRightToLeftLayoutDirection = traits.flips
    alignmentRectInsets = traits.alignment
    images = traits.images
    duration = traits.duration
    symbol = traits.symbol
  }

  /// An empty image.
  public convenience override init() {
    self.init(cgImage: nil, scale: 1, traits: Traits())
  }

  /// What `#imageLiteral` makes: the picture of that name, or an empty one.
  public required convenience init(imageLiteralResourceName name: String) {
    guard let image = UIImage(named: name) else {
      UIKitLog.refused("there is no picture named \(name)")
      self.init(cgImage: nil, scale: 1, traits: Traits())
      return
    }
    self.init(cgImage: image.cgImage, scale: image.scale, traits: image.traits)
  }

  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, traits: Traits())
  }

  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(cgImage: cgImage, scale: scale, traits: Traits(orientation: orientation))
  }

  /// The picture in PNG, JPEG or WebP data, turned as its EXIF data tell; nil, with the reason on standard error, where it cannot
  /// be read.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  public convenience init?(data: Data, scale: CGFloat) {
    guard let contents = UIImage.contents(data, name: "image data") else { return nil }
    self.init(cgImage: contents.image, scale: scale, traits: Traits(orientation: Orientation(exif: contents.orientation)))
  }

  /// Points, as shown upright.
  open var size: CGSize {
    guard let cgImage else { return .zero }
    let (width, height) = (CGFloat(cgImage.width) / scale, CGFloat(cgImage.height) / scale)
    return imageOrientation.isSideways ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
  }

  /// The same pixels and traits.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return other === self
      || (other.cgImage === cgImage && other.scale == scale && other.imageOrientation == imageOrientation
        && other.capInsets == capInsets && other.resizingMode == resizingMode && other.renderingMode == renderingMode
        && other.images == images && other.duration == duration)
  }

  open override var hash: Int { cgImage.map { ObjectIdentifier($0).hashValue } ?? 0 }

  static func contents(_ data: Data, name: String) -> ImageFileContents? {
    do {
      return try ImageFile.contents(of: data, name: name, decodesFrames: false)
    } catch {
      UIKitLog.refused("UIImage: \(error)")
      return nil
    }
  }
}
