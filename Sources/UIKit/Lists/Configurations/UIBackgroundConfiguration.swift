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
  /// The shadow. Default none.
  public var shadowProperties = UIShadowProperties()
  /// The edges at which the layout margins of the view are added to `backgroundInsets`. Default none.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// The colour of a highlighted or selected cell; nil if the colour does not change.
  var activeColor: UIColor?
  /// The colour of a header that is pinned to the edge of its list; nil if the colour does not change.
  var pinnedColor: UIColor?
  /// Whether a selected cell has the tint colour as its background.
  var tintsSelection = false
  /// The element that has the background, for presets that adopt the look of the list; nil for others.
  var role: Role?

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
    var copy = following(state.traitCollection.listEnvironment)
    if let pinnedColor = copy.pinnedColor, isPinned(state) { copy.backgroundColor = pinnedColor }
    if let sidebar = state.traitCollection.sidebarLook { copy.adopt(sidebar) }
    guard let activeColor = copy.activeColor, let state = state as? UICellConfigurationState, state.isHighlighted || state.isSelected else {
      return copy
    }
    copy.backgroundColor = state.isSelected && copy.tintsSelection ? nil : activeColor
    return copy
  }

  /// Gives a row of a sidebar the shape of a look in which sidebars are glass. It is gray while selected, because its text has the tint colour.
  private mutating func adopt(_ sidebar: InterfaceLook.Sidebar) {
    guard cornerRadius == ListMetrics.sidebarCorner, activeColor == .systemFill else { return }
    cornerRadius = sidebar.rowHeight / 2
    tintsSelection = false
  }

  private func isPinned(_ state: any UIConfigurationState) -> Bool {
    (state as? UICellConfigurationState)?.isPinned ?? (state as? UIViewConfigurationState)?.isPinned ?? false
  }

  // MARK: Presets

  public static func clear() -> UIBackgroundConfiguration { plain(.clear, active: nil) }
  public static func listPlainCell() -> UIBackgroundConfiguration { plain(.systemBackground, active: .systemGray4) }
  /// A background that is opaque while the header is pinned to the edge of its list.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
    var background = plain(.clear, active: nil)
    background.pinnedColor = .systemBackground
    return background
  }
  public static func listGroupedCell() -> UIBackgroundConfiguration { plain(.secondarySystemGroupedBackground, active: .systemGray4) }
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { plain(.clear, active: nil) }
  public static func listSidebarHeader() -> UIBackgroundConfiguration { plain(.clear, active: nil) }
  /// A rounded background, with the tint colour while selected.
  public static func listSidebarCell() -> UIBackgroundConfiguration {
    var background = listAccompaniedSidebarCell()
    background.tintsSelection = true
    return background
  }
  /// A rounded background, grey while selected.
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration {
    var background = plain(.clear, active: .systemFill)
    background.cornerRadius = ListMetrics.sidebarCorner
    return background
  }

  private static func plain(_ color: UIColor, active: UIColor?) -> UIBackgroundConfiguration {
    var background = UIBackgroundConfiguration()
    background.backgroundColor = color
    background.activeColor = active
    return background
  }
}
