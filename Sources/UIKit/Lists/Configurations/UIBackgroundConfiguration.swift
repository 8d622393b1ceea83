import CoreGraphics

/// The configuration of a background (Apple: UIBackgroundConfiguration). Lengths are in points.
public struct UIBackgroundConfiguration {
  /// A view that fills the background, in front of its colour, effect and image. Default nil.
  public var customView: UIView?
  /// The radius of the corners. Default 0.
  public var cornerRadius: CGFloat = 0
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The fill colour. Default nil: the tint colour.
  public var backgroundColor: UIColor?
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  public var visualEffect: UIVisualEffect?
  public var image: UIImage?
  public var imageContentMode = UIView.ContentMode.scaleToFill
  public var strokeColor: UIColor?
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// The width of the border. Default 0.
  public var strokeWidth: CGFloat = 0
  public var strokeOutset: CGFloat = 0
  /// The colour of a highlighted or selected cell; nil if the colour does not change.
  var activeColor: UIColor?

  public init() {}

  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }

  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    guard let activeColor, let state = state as? UICellConfigurationState, state.isHighlighted || state.isSelected else { return self }
    var copy = self
    copy.backgroundColor = activeColor
    return copy
  }

  // MARK: Presets

  public static func clear() -> UIBackgroundConfiguration { plain(.clear, active: nil) }
  public static func listPlainCell() -> UIBackgroundConfiguration { plain(.systemBackground, active: .systemGray4) }
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { plain(.clear, active: nil) }
  public static func listGroupedCell() -> UIBackgroundConfiguration { plain(.secondarySystemGroupedBackground, active: .systemGray4) }
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { plain(.clear, active: nil) }
  public static func listSidebarHeader() -> UIBackgroundConfiguration { plain(.clear, active: nil) }
  public static func listSidebarCell() -> UIBackgroundConfiguration { plain(.clear, active: .systemFill) }
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { plain(.clear, active: .systemFill) }

  private static func plain(_ color: UIColor, active: UIColor?) -> UIBackgroundConfiguration {
    var background = UIBackgroundConfiguration()
    background.backgroundColor = color
    background.activeColor = active
    return background
  }
}
