import CoreGraphics

/// An image, a text and a second text, as lists have them (Apple: UIListContentConfiguration). Lengths are points.
public struct UIListContentConfiguration: UIContentConfiguration {
  public var image: UIImage?
  public var imageProperties = ImageProperties()
  public var text: String? { didSet { if text != nil { attributedText = nil } } }
  /// In place of `text`.
  public var attributedText: NSAttributedString?
  public var textProperties = TextProperties()
  public var secondaryText: String? { didSet { if secondaryText != nil { secondaryAttributedText = nil } } }
  public var secondaryAttributedText: NSAttributedString?
  public var secondaryTextProperties = TextProperties()

  /// Where the margins are at least those of what the content stands in. Default both.
  public var axesPreservingSuperviewLayoutMargins = UIAxis.both
  /// Around the content.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8)
  /// Whether the texts stand beside each other where they fit. Default false: one above the other.
  public var prefersSideBySideTextAndSecondaryText = false
  /// Default 16.
  public var imageToTextPadding: CGFloat = 16
  /// Default 12.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 12
  /// Default 3.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  /// What the texts are written in where nothing was set; the content is never lower than that.
  var minimumHeight: CGFloat = 44
  /// Whether texts and images are white while the cell is selected.
  var whitensSelection = false
  var ownMargins = false

  init() {}

  @MainActor public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

  /// What is disabled is paler.
  @MainActor public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    var copy = self
    let isDisabled = (state as? UICellConfigurationState)?.isDisabled ?? (state as? UIViewConfigurationState)?.isDisabled ?? false
    if isDisabled {
      copy.textProperties.color = .tertiaryLabel
      copy.secondaryTextProperties.color = .tertiaryLabel
    } else if whitensSelection, (state as? UICellConfigurationState)?.isSelected == true {
      copy.textProperties.color = .white
      copy.secondaryTextProperties.color = .white
      copy.imageProperties.tintColor = .white
    }
    return copy
  }

  // MARK: Kinds

  public static func cell() -> UIListContentConfiguration {
    var content = UIListContentConfiguration()
    content.secondaryTextProperties.font = .systemFont(ofSize: 15)
    content.secondaryTextProperties.color = .secondaryLabel
    return content
  }

  /// A second text below the first.
  public static func subtitleCell() -> UIListContentConfiguration {
    var content = UIListContentConfiguration()
    content.secondaryTextProperties.font = .preferredFont(forTextStyle: .caption1)
    content.secondaryTextProperties.color = .secondaryLabel
    return content
  }

  /// A second text at the trailing edge.
  public static func valueCell() -> UIListContentConfiguration {
    var content = UIListContentConfiguration()
    content.secondaryTextProperties.color = .secondaryLabel
    content.prefersSideBySideTextAndSecondaryText = true
    return content
  }

  public static func plainHeader() -> UIListContentConfiguration { header(.systemFont(ofSize: 15, weight: .semibold), top: 5, bottom: 5) }
  public static func plainFooter() -> UIListContentConfiguration { header(.systemFont(ofSize: 15), top: 5, bottom: 5) }

  public static func groupedHeader() -> UIListContentConfiguration {
    var content = header(.preferredFont(forTextStyle: .footnote), top: 15.5, bottom: 6.5)
    content.textProperties.transform = .uppercase
    return content
  }

  public static func groupedFooter() -> UIListContentConfiguration {
    header(.preferredFont(forTextStyle: .footnote), top: TableMetrics.groupFooterTop, bottom: TableMetrics.groupFooterBottom)
  }

  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    var content = header(.systemFont(ofSize: 20, weight: .bold), top: 15.5, bottom: 8)
    content.textProperties.color = .label
    return content
  }

  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    var content = header(.systemFont(ofSize: 22, weight: .bold), top: 15.5, bottom: 8)
    content.textProperties.color = .label
    return content
  }

  public static func sidebarCell() -> UIListContentConfiguration { sidebar(cell()) }
  public static func sidebarSubtitleCell() -> UIListContentConfiguration { sidebar(subtitleCell()) }

  private static func sidebar(_ content: UIListContentConfiguration) -> UIListContentConfiguration {
    var content = content
    content.whitensSelection = true
    return content
  }

  public static func sidebarHeader() -> UIListContentConfiguration { prominentInsetGroupedHeader() }
  public static func accompaniedSidebarCell() -> UIListContentConfiguration { cell() }
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }

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
