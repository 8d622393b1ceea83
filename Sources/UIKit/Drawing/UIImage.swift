import ImageIO

/// An immutable image with a scale and an orientation (Apple: UIImage).
open class UIImage: NSObject, NSSecureCoding, _ExpressibleByImageLiteral, @unchecked Sendable {
  // Unchecked: the object is immutable, which the compiler cannot verify for an open class.
  /// The rotation that makes the stored pixels upright. The `Mirrored` cases are flipped horizontally before the rotation.
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  public enum ResizingMode: Int, Sendable {
    case tile, stretch
  }

  public enum RenderingMode: Int, Sendable {
    case automatic, alwaysOriginal, alwaysTemplate
  }

  /// The pixels as stored, without the orientation applied; nil for an empty image.
  public let cgImage: CGImage?
  /// The pixels per point.
  public let scale: CGFloat
  public let imageOrientation: Orientation
  /// The parts in points that keep their size when the image is stretched.
  public let capInsets: UIEdgeInsets
  public let resizingMode: ResizingMode
  public let renderingMode: RenderingMode
  public let flipsForRightToLeftLayoutDirection: Bool
  public let alignmentRectInsets: UIEdgeInsets
  /// The distance in points from the bottom of the image to its baseline; nil for an image without one. Default nil, also for symbols.
  public let baselineOffsetFromBottom: CGFloat?
  /// The frames of an animated image; nil for other images.
  public let images: [UIImage]?
  /// The duration of one loop through the frames in seconds.
  public let duration: TimeInterval
  /// The source of a symbol image; nil for other images.
  let symbol: SymbolSource?
  /// The variants of the image for other traits, if the image has a name or was registered with an asset; otherwise nil.
  public let imageAsset: UIImageAsset?

  /// The properties in which variants of an image can differ.
  struct Traits {
    var orientation = Orientation.up
    var capInsets = UIEdgeInsets.zero
    var resizingMode = ResizingMode.tile
    var renderingMode = RenderingMode.automatic
    var flips = false
    var alignment = UIEdgeInsets.zero
    var baseline: CGFloat?
    var images: [UIImage]?
    var duration: TimeInterval = 0
    var symbol: SymbolSource?
    var asset: UIImageAsset?
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
    baselineOffsetFromBottom = traits.baseline
    images = traits.images
    duration = traits.duration
    symbol = traits.symbol
    imageAsset = traits.asset
  }

  /// Reads an archived image.
  public required init?(coder: NSCoder) {
    let archived = ArchivedImage(from: coder), traits = archived?.traits ?? Traits()
    (cgImage, scale, imageOrientation) = (archived?.cgImage, archived?.scale ?? 1, traits.orientation)
    (capInsets, resizingMode, renderingMode) = (traits.capInsets, traits.resizingMode, traits.renderingMode)
    (flipsForRightToLeftLayoutDirection, alignmentRectInsets) = (traits.flips, traits.alignment)
    baselineOffsetFromBottom = traits.baseline
    (images, duration, symbol, imageAsset) = (traits.images, traits.duration, traits.symbol, traits.asset)
    super.init()
    if archived == nil { return nil }
  }

  /// Archives the pixels and the properties. A symbol is archived by its name, with its point size, weight and scale.
  open func encode(with coder: NSCoder) { ArchivedImage(self).encode(with: coder) }
  open class var supportsSecureCoding: Bool { true }

  /// Creates an empty image.
  public convenience override init() {
    self.init(cgImage: nil, scale: 1, traits: Traits())
  }

  /// Creates the image of an `#imageLiteral`: the image of that name, or an empty one.
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

  /// Decodes PNG, JPEG or WebP data and applies the EXIF orientation. Returns nil and logs the reason if the data cannot be read.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  public convenience init?(data: Data, scale: CGFloat) {
    guard let contents = UIImage.contents(data, name: "image data") else { return nil }
    self.init(cgImage: contents.image, scale: scale, traits: Traits(orientation: Orientation(exif: contents.orientation)))
  }

  /// The size of the upright image in points.
  open var size: CGSize {
    guard let cgImage else { return .zero }
    let (width, height) = (CGFloat(cgImage.width) / scale, CGFloat(cgImage.height) / scale)
    return imageOrientation.isSideways ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
  }

  /// Returns whether the other image has the same pixels and properties.
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
