import CoreGraphics

extension UIListContentConfiguration {
  /// The appearance of a text (Apple: UIListContentConfiguration.TextProperties).
  public struct TextProperties {
    public enum TextAlignment: Int, Sendable {
      case natural, center, justified
    }

    public enum TextTransform: Int, Sendable {
      case none, uppercase, lowercase, capitalized
    }

    /// The font. Default: the body style, 17 points.
    public var font = UIFont.preferredFont(forTextStyle: .body)
    /// The colour of the text. Default: the label colour.
    public var color = UIColor.label
    public var colorTransformer: UIConfigurationColorTransformer?
    /// The alignment. Default natural.
    public var alignment = TextAlignment.natural
    /// The line break mode. Default: truncation at the tail.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The maximum number of lines. Default 0: no limit.
    public var numberOfLines = 0
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0
    public var allowsDefaultTighteningForTruncation = false
    /// Whether the font follows the text size. Default true.
    public var adjustsFontForContentSizeCategory = true
    /// The change of case. Default none.
    public var transform = TextTransform.none
    public var showsExpansionTextWhenTruncated = false

    init() {}

    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

    func transformed(_ text: String?) -> String? {
      switch transform {
      case .none: text
      case .uppercase: text?.uppercased()
      case .lowercase: text?.lowercased()
      case .capitalized: text?.capitalized
      }
    }
  }

  /// The appearance of an image (Apple: UIListContentConfiguration.ImageProperties).
  public struct ImageProperties {
    /// A value for the dimensions of `reservedLayoutSize` that reserves the standard space of symbols: at least 28 points.
    public static let standardDimension: CGFloat = -1_000_000

    /// The configuration of symbol images. Default nil.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The tint colour of the image. Default nil: the tint colour of the cell.
    public var tintColor: UIColor?
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// The corner radius in points. Default 0.
    public var cornerRadius: CGFloat = 0
    /// The size, in points, that larger images are scaled down to. Default zero: no limit.
    public var maximumSize = CGSize.zero
    /// The size, in points, in which the image is centred, so that the texts of several cells align. A dimension of zero, the default,
    /// reserves the standard space for a symbol, and the size of the image for other images.
    public var reservedLayoutSize = CGSize.zero
    public var accessibilityIgnoresInvertColors = false

    init() {}

    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }

    /// Returns the size of a scaled image, with its aspect ratio kept.
    func size(of image: CGSize) -> CGSize {
      guard image.width > 0, image.height > 0 else { return .zero }
      let limit = CGSize(
        width: maximumSize.width > 0 ? maximumSize.width : .infinity, height: maximumSize.height > 0 ? maximumSize.height : .infinity)
      let scale = min(1, limit.width / image.width, limit.height / image.height)
      return CGSize(width: image.width * scale, height: image.height * scale)
    }

    /// Returns the space that an image takes in the layout.
    /// - Parameters:
    ///   - size: the size of the scaled image.
    ///   - standard: the standard space of symbols in points.
    func reservedSize(for size: CGSize, isSymbol: Bool, standard: CGFloat = 28) -> CGSize {
      func length(_ reserved: CGFloat, _ own: CGFloat) -> CGFloat {
        if reserved == Self.standardDimension || reserved == 0 && isSymbol && own > 0 { return max(standard, own) }
        return reserved > 0 ? reserved : own
      }
      return CGSize(width: length(reservedLayoutSize.width, size.width), height: length(reservedLayoutSize.height, size.height))
    }
  }
}
