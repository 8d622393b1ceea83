import CoreGraphics
import Foundation

extension UIButton {
  /// The appearance and content of a button (Apple: UIButton.Configuration).
  public struct Configuration {
    public enum CornerStyle: Int, Sendable {
      /// The background's `cornerRadius`.
      case fixed = -1
      /// The background's `cornerRadius`. If a program has not set it, it is 6 points in the look of iOS 17, and the button is a capsule in that
      /// of iOS 26.
      case dynamic = 0
      case small = 1
      case medium = 2
      case large = 3
      case capsule = 4
    }

    public enum Size: Int, Sendable {
      case medium = 0
      case small = 1
      case mini = 2
      case large = 3
    }

    /// The alignment of title and subtitle relative to each other.
    public enum TitleAlignment: Int, Sendable {
      case automatic = 0
      case leading = 1
      case center = 2
      case trailing = 3
    }

    /// The indicator of a button with a menu.
    public enum Indicator: Int, Sendable {
      case automatic = 0
      case none = 1
      case popup = 2
    }

    /// The radius that the background of a new configuration has, in points.
    static let usualRadius: CGFloat = 6

    enum Style { case plain, filled, tinted, gray, borderless, bordered, borderedTinted, borderedProminent }
    var style: Style

    init(style: Style) {
      self.style = style
      background.cornerRadius = Self.usualRadius
      background.backgroundColor = nil
      if style == .borderless { contentInsets = .zero }
    }

    // MARK: Text

    public var title: String?
    /// The attributed title, which takes precedence over `title`. Missing attributes come from the configuration.
    public var attributedTitle: AttributedString?
    public var subtitle: String?
    public var attributedSubtitle: AttributedString?
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The line break mode of the title. Default word wrapping.
    public var titleLineBreakMode: NSLineBreakMode = .byWordWrapping
    public var subtitleLineBreakMode: NSLineBreakMode = .byWordWrapping
    /// The distance between title and subtitle in points. Default 1.
    public var titlePadding: CGFloat = 1
    public var titleAlignment: TitleAlignment = .automatic

    // MARK: Image

    public var image: UIImage?
    public var imageColorTransformer: UIConfigurationColorTransformer?
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// Whether an activity indicator replaces the image. Default false.
    public var showsActivityIndicator = false
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    /// The distance between image and title in points. Default 0.
    public var imagePadding: CGFloat = 0
    /// The edge of the title at which the image is placed. Default leading.
    public var imagePlacement: NSDirectionalRectEdge = .leading
    /// The indicator of a menu. Default automatic: pop-up buttons show chevrons.
    public var indicator: Indicator = .automatic
    /// Transforms the color of the indicator, which is otherwise that of the title.
    public var indicatorColorTransformer: UIConfigurationColorTransformer?

    // MARK: Colors and metrics

    /// The color of the content; nil derives it from the style and the tint color.
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    /// The background. If its color is nil, the color of the style is used.
    public var background = UIBackgroundConfiguration()
    /// The corner style. Default dynamic.
    public var cornerStyle: CornerStyle = .dynamic
    /// The size of the button. Default medium. Setting it changes `contentInsets` and the default font.
    public var buttonSize: Size = .medium { didSet { contentInsets = Self.insets(for: buttonSize, style) } }
    /// The insets around the content in points. Default 7 at the top and bottom, 12 at the sides.
    public var contentInsets = Configuration.insets(for: .medium, .plain)
    /// Whether the appearance changes automatically when the button is selected. Default true.
    public var automaticallyUpdateForSelection = true

    /// Sets `contentInsets` to the default of the button size.
    public mutating func setDefaultContentInsets() { contentInsets = Self.insets(for: buttonSize, style) }

    private static func insets(for size: Size, _ style: Style) -> NSDirectionalEdgeInsets {
      if style == .borderless { return .zero }
      return switch size {
      case .mini: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
      case .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
      case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
      case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
      }
    }

    // MARK: Styles

    /// A title in the tint color without a background.
    public static func plain() -> Configuration { Configuration(style: .plain) }
    /// White on the tint color.
    public static func filled() -> Configuration { Configuration(style: .filled) }
    /// The tint color on a translucent shade of it.
    public static func tinted() -> Configuration { Configuration(style: .tinted) }
    /// The tint color on gray.
    public static func gray() -> Configuration { Configuration(style: .gray) }
    /// The same as plain, without content insets.
    public static func borderless() -> Configuration { Configuration(style: .borderless) }
    /// The same as gray.
    public static func bordered() -> Configuration { Configuration(style: .bordered) }
    /// The same as tinted.
    public static func borderedTinted() -> Configuration { Configuration(style: .borderedTinted) }
    /// The same as filled.
    public static func borderedProminent() -> Configuration { Configuration(style: .borderedProminent) }

    /// Returns the configuration for the current state of a button.
    @MainActor public func updated(for button: UIButton) -> Configuration {
      guard automaticallyUpdateForSelection, button.isSelected else { return self }
      var copy = self
      // If selected, a plain or gray button looks tinted and a tinted button looks filled.
      switch style {
      case .plain, .borderless, .gray, .bordered: copy.style = .tinted
      case .tinted, .borderedTinted: copy.style = .filled
      case .filled, .borderedProminent: break
      }
      return copy
    }

    // MARK: Appearance

    /// Returns the font of the title, which follows the text size.
    @MainActor func font(for traits: UITraitCollection) -> UIFont {
      switch buttonSize {
      case .mini, .small: .preferredFont(forTextStyle: .subheadline, compatibleWith: traits)
      case .medium, .large: .preferredFont(forTextStyle: .body, compatibleWith: traits)
      }
    }

    @MainActor func subtitleFont(for traits: UITraitCollection) -> UIFont {
      switch buttonSize {
      case .mini, .small: .preferredFont(forTextStyle: .caption1, compatibleWith: traits)
      case .medium, .large: .preferredFont(forTextStyle: .footnote, compatibleWith: traits)
      }
    }

    @MainActor func colors(tint: UIColor, state: UIControl.State) -> (foreground: UIColor, background: UIColor?) {
      let fill = baseBackgroundColor ?? tint
      let isPlain = style == .plain || style == .borderless
      if state.contains(.disabled) { return (.tertiaryLabel, isPlain ? baseBackgroundColor : .tertiarySystemFill) }
      let isHeld = state.contains(.highlighted)
      switch style {
      case .plain, .borderless: return (baseForegroundColor ?? tint, baseBackgroundColor)
      case .filled, .borderedProminent: return (baseForegroundColor ?? .white, isHeld ? fill.withAlphaComponent(0.75) : fill)
      case .tinted, .borderedTinted: return (baseForegroundColor ?? tint, fill.withAlphaComponent(isHeld ? 0.12 : 0.18))
      case .gray, .bordered:
        let gray = baseBackgroundColor ?? .secondarySystemFill
        return (baseForegroundColor ?? tint, isHeld ? gray.withAlphaComponent(0.1) : gray)
      }
    }
  }
}
