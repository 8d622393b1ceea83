import CoreGraphics
import Foundation

extension UIButton {
  /// The look and the content of a button as one value. Apple: UIButton.Configuration.
  public struct Configuration {
    public enum CornerStyle: Int, Sendable {
      /// The background's `cornerRadius` as it is.
      case fixed = -1
      /// The background's `cornerRadius`, as the text size has it.
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

    /// How title and subtitle stand to each other.
    public enum TitleAlignment: Int, Sendable {
      case automatic = 0
      case leading = 1
      case center = 2
      case trailing = 3
    }

    /// The sign of a button with a menu.
    public enum Indicator: Int, Sendable {
      case automatic = 0
      case none = 1
      case popup = 2
    }

    enum Style { case plain, filled, tinted, gray, borderless, bordered, borderedTinted, borderedProminent }
    var style: Style

    init(style: Style) {
      self.style = style
      background.cornerRadius = 6
      background.backgroundColor = nil
      if style == .borderless { contentInsets = .zero }
    }

    // MARK: Text

    public var title: String?
    /// Goes before `title`. Attributes that it lacks are the configuration's.
    public var attributedTitle: AttributedString?
    public var subtitle: String?
    public var attributedSubtitle: AttributedString?
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// Default: words wrap.
    public var titleLineBreakMode: NSLineBreakMode = .byWordWrapping
    public var subtitleLineBreakMode: NSLineBreakMode = .byWordWrapping
    /// Points between title and subtitle; default 1.
    public var titlePadding: CGFloat = 1
    public var titleAlignment: TitleAlignment = .automatic

    // MARK: Image

    public var image: UIImage?
    public var imageColorTransformer: UIConfigurationColorTransformer?
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// In place of the image. Default false.
    public var showsActivityIndicator = false
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    /// Points between image and title; default 0.
    public var imagePadding: CGFloat = 0
    /// The edge of the title at which the image stands. Default leading.
    public var imagePlacement: NSDirectionalRectEdge = .leading
    public var indicator: Indicator = .automatic
    public var indicatorColorTransformer: UIConfigurationColorTransformer?

    // MARK: Colours and measures

    /// nil: what the style says, from the tint colour.
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    /// Where its colour is nil, the style's.
    public var background = UIBackgroundConfiguration()
    /// Default dynamic.
    public var cornerStyle: CornerStyle = .dynamic
    /// Default medium; sets `contentInsets` and the title's font.
    public var buttonSize: Size = .medium { didSet { contentInsets = Self.insets(for: buttonSize, style) } }
    /// Points around image and title. Default 7 above and below, 12 at the sides.
    public var contentInsets = Configuration.insets(for: .medium, .plain)
    /// Whether a selected button looks it by itself. Default true.
    public var automaticallyUpdateForSelection = true

    /// Gives `contentInsets` what the size says.
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

    // MARK: Kinds

    /// A title in the tint colour on nothing.
    public static func plain() -> Configuration { Configuration(style: .plain) }
    /// White on the tint colour.
    public static func filled() -> Configuration { Configuration(style: .filled) }
    /// The tint colour on a pale shade of it.
    public static func tinted() -> Configuration { Configuration(style: .tinted) }
    /// The tint colour on grey.
    public static func gray() -> Configuration { Configuration(style: .gray) }
    /// As plain, without room around it.
    public static func borderless() -> Configuration { Configuration(style: .borderless) }
    /// As gray.
    public static func bordered() -> Configuration { Configuration(style: .bordered) }
    /// As tinted.
    public static func borderedTinted() -> Configuration { Configuration(style: .borderedTinted) }
    /// As filled.
    public static func borderedProminent() -> Configuration { Configuration(style: .borderedProminent) }

    /// The configuration for a button's present state.
    @MainActor public func updated(for button: UIButton) -> Configuration {
      guard automaticallyUpdateForSelection, button.isSelected else { return self }
      var copy = self
      // A selected plain or grey button looks tinted, a tinted one filled.
      switch style {
      case .plain, .borderless, .gray, .bordered: copy.style = .tinted
      case .tinted, .borderedTinted: copy.style = .filled
      case .filled, .borderedProminent: break
      }
      return copy
    }

    // MARK: Looks

    @MainActor var font: UIFont {
      switch buttonSize {
      case .mini, .small: .preferredFont(forTextStyle: .subheadline)
      case .medium, .large: .preferredFont(forTextStyle: .body)
      }
    }

    @MainActor var subtitleFont: UIFont {
      switch buttonSize {
      case .mini, .small: .preferredFont(forTextStyle: .caption1)
      case .medium, .large: .preferredFont(forTextStyle: .footnote)
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
