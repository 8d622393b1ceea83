import CoreGraphics

/// The configuration of list content: an image, a text and a secondary text (Apple: UIListContentConfiguration). Lengths are in points.
public struct UIListContentConfiguration: UIContentConfiguration {
  public var image: UIImage?
  public var imageProperties = ImageProperties()
  public var text: String? { didSet { if text != nil { attributedText = nil } } }
  /// The text with attributes, shown instead of `text` if it is not nil. Setting `text` removes it.
  public var attributedText: NSAttributedString?
  public var textProperties = TextProperties()
  public var secondaryText: String? { didSet { if secondaryText != nil { secondaryAttributedText = nil } } }
  public var secondaryAttributedText: NSAttributedString?
  public var secondaryTextProperties = TextProperties()

  /// The axes along which the margins are at least those of the containing cell. Default both; only the horizontal axis has an effect.
  public var axesPreservingSuperviewLayoutMargins = UIAxis.both
  /// The margins around the content.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8)
  /// Whether the texts are side by side if they fit. Default false: the secondary text is below the text.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The space between the image and the texts. Default 16.
  public var imageToTextPadding: CGFloat = 16
  /// The space between texts that are side by side. Default 12.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 12
  /// The space between texts that are one above the other. Default 3.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  /// The minimum height of the content. Default 44.
  var minimumHeight: CGFloat = 44
  /// Whether texts and images are white while the cell is selected.
  var whitensSelection = false
  /// The role of the content in its list, for presets that adopt the look of the list; nil for others.
  var role: Role?

  init() {}

  @MainActor public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

  /// Returns the configuration for a state: the look of the list that its traits name, and paler texts if the state is disabled.
  @MainActor public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    var copy = following(state.traitCollection.listEnvironment)
    let isDisabled = (state as? UICellConfigurationState)?.isDisabled ?? (state as? UIViewConfigurationState)?.isDisabled ?? false
    if isDisabled {
      copy.textProperties.color = .tertiaryLabel
      copy.secondaryTextProperties.color = .tertiaryLabel
    } else if copy.whitensSelection, (state as? UICellConfigurationState)?.isSelected == true {
      let color: UIColor = state.traitCollection.sidebarLook == nil ? .white : .tintColor
      copy.textProperties.color = color
      copy.secondaryTextProperties.color = color
      copy.imageProperties.tintColor = color
    } else if copy.whitensSelection, state.traitCollection.sidebarLook != nil, copy.imageProperties.tintColor == nil {
      copy.imageProperties.tintColor = .label
    }
    return copy
  }

  // MARK: Presets

  public static func cell() -> UIListContentConfiguration {
    var content = UIListContentConfiguration()
    content.role = .cell
    content.secondaryTextProperties.font = .systemFont(ofSize: 15).following(.subheadline)
    content.secondaryTextProperties.color = .secondaryLabel
    return content
  }

  /// Returns a configuration with the secondary text below the text.
  public static func subtitleCell() -> UIListContentConfiguration {
    var content = UIListContentConfiguration()
    content.role = .cell
    content.secondaryTextProperties.font = .preferredFont(forTextStyle: .caption1)
    content.secondaryTextProperties.color = .secondaryLabel
    return content
  }

  /// Returns a configuration with the secondary text at the trailing edge.
  public static func valueCell() -> UIListContentConfiguration {
    var content = UIListContentConfiguration()
    content.role = .cell
    content.secondaryTextProperties.color = .secondaryLabel
    content.prefersSideBySideTextAndSecondaryText = true
    return content
  }

  public static func plainHeader() -> UIListContentConfiguration {
    header(.systemFont(ofSize: 15, weight: .semibold).following(.subheadline), top: 5, bottom: 5)
  }
  public static func plainFooter() -> UIListContentConfiguration {
    header(.systemFont(ofSize: 15).following(.subheadline), top: 5, bottom: 5)
  }

  public static func groupedHeader() -> UIListContentConfiguration {
    var content = header(.preferredFont(forTextStyle: .footnote), top: 15.5, bottom: 6.5)
    content.textProperties.transform = .uppercase
    return content
  }

  public static func groupedFooter() -> UIListContentConfiguration {
    header(.preferredFont(forTextStyle: .footnote), top: TableMetrics.groupFooterTop, bottom: TableMetrics.groupFooterBottom)
  }

  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    var content = header(.systemFont(ofSize: 20, weight: .bold).following(.title3), top: 15.5, bottom: 8)
    content.textProperties.color = .label
    return content
  }

  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    var content = header(.systemFont(ofSize: 22, weight: .bold).following(.title2), top: 15.5, bottom: 8)
    content.textProperties.color = .label
    return content
  }

  public static func sidebarCell() -> UIListContentConfiguration { sidebar(cell()) }
  public static func sidebarSubtitleCell() -> UIListContentConfiguration { sidebar(subtitleCell()) }

  private static func sidebar(_ content: UIListContentConfiguration) -> UIListContentConfiguration {
    var content = content
    content.role = nil
    content.whitensSelection = true
    return content
  }

  /// Beside a second column, selected texts keep their colour.
  private static func accompanied(_ content: UIListContentConfiguration) -> UIListContentConfiguration {
    var content = content
    content.role = nil
    return content
  }

  public static func sidebarHeader() -> UIListContentConfiguration { prominentInsetGroupedHeader() }
  public static func accompaniedSidebarCell() -> UIListContentConfiguration { accompanied(cell()) }
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration { accompanied(subtitleCell()) }

  private static func header(_ font: UIFont, top: CGFloat, bottom: CGFloat) -> UIListContentConfiguration {
    var content = UIListContentConfiguration()
    content.textProperties.font = font
    content.textProperties.color = .secondaryLabel
    content.textProperties.numberOfLines = 0
    content.secondaryTextProperties.font = .preferredFont(forTextStyle: .footnote)
    content.secondaryTextProperties.color = .secondaryLabel
    content.directionalLayoutMargins = NSDirectionalEdgeInsets(top: top, leading: 16, bottom: bottom, trailing: 16)
    content.minimumHeight = 0
    return content
  }
}
