/// The configuration of a placeholder for missing content: an image, texts and buttons (Apple: UIContentUnavailableConfiguration).
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  public enum Alignment: Int, Sendable {
    case center, natural
  }

  public typealias TextProperties = UIListContentConfiguration.TextProperties
  public typealias ImageProperties = UIListContentConfiguration.ImageProperties

  /// The behaviour of a button.
  public struct ButtonProperties {
    public var primaryAction: UIAction?
    public var menu: UIMenu?
    public var isEnabled = true
    public var role = UIButton.Role.normal

    @MainActor init() {}
  }

  public var image: UIImage?
  public var imageProperties: ImageProperties
  public var text: String?
  public var attributedText: NSAttributedString?
  public var textProperties: TextProperties
  public var secondaryText: String?
  public var secondaryAttributedText: NSAttributedString?
  public var secondaryTextProperties: TextProperties
  public var button = UIButton.Configuration.plain()
  public var buttonProperties = ButtonProperties()
  public var secondaryButton = UIButton.Configuration.plain()
  public var secondaryButtonProperties = ButtonProperties()
  public var alignment = Alignment.center
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 24, bottom: 16, trailing: 24)
  public var imageToTextPadding: CGFloat = 15
  public var textToSecondaryTextPadding: CGFloat = 8
  public var textToButtonPadding: CGFloat = 15
  public var buttonToSecondaryButtonPadding: CGFloat = 8
  public var background = UIBackgroundConfiguration.clear()
  /// Whether a spinner is shown instead of the image.
  var isLoading = false

  private init() {
    imageProperties = ImageProperties()
    imageProperties.tintColor = .secondaryLabel
    textProperties = TextProperties()
    textProperties.font = .systemFont(ofSize: 22, weight: .bold).following(.title2)
    textProperties.alignment = .center
    secondaryTextProperties = TextProperties()
    secondaryTextProperties.font = .preferredFont(forTextStyle: .subheadline)
    secondaryTextProperties.color = .secondaryLabel
    secondaryTextProperties.alignment = .center
  }

  public static func empty() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration() }

  /// Returns a configuration with a spinner above a text.
  public static func loading() -> UIContentUnavailableConfiguration {
    var made = UIContentUnavailableConfiguration()
    made.isLoading = true
    made.text = "Loading\u{2026}"
    made.textProperties.font = .preferredFont(forTextStyle: .subheadline)
    made.textProperties.color = .secondaryLabel
    return made
  }

  /// Returns a configuration for a search without results.
  public static func search() -> UIContentUnavailableConfiguration {
    var made = UIContentUnavailableConfiguration()
    made.image = UIImage(systemName: "magnifyingglass", withConfiguration: UIImage.SymbolConfiguration(pointSize: 40, weight: .regular))
    made.text = "No Results"
    made.secondaryText = "Check the spelling or try a new search."
    return made
  }

  public func makeContentView() -> any UIView & UIContentView { UIContentUnavailableView(configuration: self) }
  /// Returns the configuration unchanged.
  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration { self }
}
