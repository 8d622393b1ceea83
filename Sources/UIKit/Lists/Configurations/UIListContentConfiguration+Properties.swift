import CoreGraphics

extension UIListContentConfiguration {
  /// How a text looks (Apple: UIListContentConfiguration.TextProperties).
  public struct TextProperties {
    public enum TextAlignment: Int, Sendable {
      case natural, center, justified
    }

    public enum TextTransform: Int, Sendable {
      case none, uppercase, lowercase, capitalized
    }

    /// Default: the body style, 17 points.
    public var font = UIFont.preferredFont(forTextStyle: .body)
    /// Default: the label colour.
    public var color = UIColor.label
    public var colorTransformer: UIConfigurationColorTransformer?
    /// Default natural.
    public var alignment = TextAlignment.natural
    /// Default: truncated at the tail.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// Default 0: as many as it takes.
    public var numberOfLines = 0
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0
    public var allowsDefaultTighteningForTruncation = false
    public var adjustsFontForContentSizeCategory = true
    /// Default none.
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

  /// How an image looks (Apple: UIListContentConfiguration.ImageProperties).
  public struct ImageProperties {
    /// The room that symbols of one list share, where `reservedLayoutSize` asks for it.
    public static let standardDimension: CGFloat = -1_000_000

    /// Of symbols. Default nil.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// Default nil: the tint of the cell.
    public var tintColor: UIColor?
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// Default 0.
    public var cornerRadius: CGFloat = 0
    /// Images are shrunk to it. Default zero: no limit.
    public var maximumSize = CGSize.zero
    /// Images stand in the middle of it, so that texts of several cells align. Default zero: the image's own size.
    public var reservedLayoutSize = CGSize.zero
    public var accessibilityIgnoresInvertColors = false

    init() {}

    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }

    /// The size that an image shows at, with its proportions.
    func size(of image: CGSize) -> CGSize {
      guard image.width > 0, image.height > 0 else { return .zero }
      let limit = CGSize(
        width: maximumSize.width > 0 ? maximumSize.width : .infinity, height: maximumSize.height > 0 ? maximumSize.height : .infinity)
      let scale = min(1, limit.width / image.width, limit.height / image.height)
      return CGSize(width: image.width * scale, height: image.height * scale)
    }

    /// The room that an image takes.
    func room(for size: CGSize) -> CGSize {
      func length(_ reserved: CGFloat, _ own: CGFloat) -> CGFloat {
        reserved == Self.standardDimension ? max(28, own) : reserved > 0 ? reserved : own
      }
      return CGSize(width: length(reservedLayoutSize.width, size.width), height: length(reservedLayoutSize.height, size.height))
    }
  }
}
