extension UITextFormattingViewController {
  /// A color of highlights (Apple: UITextFormattingViewController.Highlight).
  public struct Highlight: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The tint color.
    public static let `default` = Highlight("default")
    public static let purple = Highlight("purple")
    public static let pink = Highlight("pink")
    public static let orange = Highlight("orange")
    public static let mint = Highlight("mint")
    public static let blue = Highlight("blue")
  }

  /// An alignment of text (Apple: UITextFormattingViewController.TextAlignment).
  public struct TextAlignment: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public init(nsTextAlignment: NSTextAlignment) {
      switch nsTextAlignment {
      case .left: self = .left
      case .center: self = .center
      case .right: self = .right
      case .justified: self = .justified
      default: self = .natural
      }
    }

    public var nsTextAlignment: NSTextAlignment {
      switch self {
      case .left: .left
      case .center: .center
      case .right: .right
      case .justified: .justified
      default: .natural
      }
    }

    public static let left = TextAlignment("left")
    public static let center = TextAlignment("center")
    public static let right = TextAlignment("right")
    public static let justified = TextAlignment("justified")
    public static let natural = TextAlignment("natural")
  }

  /// The markers of a list (Apple: UITextFormattingViewController.TextList).
  public struct TextList: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let disc = TextList("disc")
    public static let hyphen = TextList("hyphen")
    public static let decimal = TextList("decimal")
    /// A list with other markers.
    public static let other = TextList("other")
  }

  /// A named style (Apple: UITextFormattingViewController.FormattingStyle).
  public struct FormattingStyle {
    public let styleKey: String
    /// The name on the button. On Apple's systems a `LocalizedStringResource`, which Foundation on Linux lacks.
    public let title: String
    public let attributes: AttributeContainer

    public init(styleKey: String, title: String, attributes: AttributeContainer) {
      (self.styleKey, self.title, self.attributes) = (styleKey, title, attributes)
    }

    public init(styleKey: String, title: String, attributes: [NSAttributedString.Key: Any]) {
      self.init(styleKey: styleKey, title: title, attributes: AttributeContainer(attributes))
    }
  }

  /// A change that the user makes (Apple: UITextFormattingViewController.ChangeValue).
  public enum ChangeValue {
    case undefined
    case bold(Bool)
    case italic(Bool)
    case underline(Bool)
    case strikethrough(Bool)
    case font(UIFont)
    /// The size in points.
    case fontSize(Double)
    case increaseFontSize
    case decreaseFontSize
    case textColor(UIColor)
    /// The highlight; nil removes it.
    case highlight(Highlight?)
    case textAlignment(TextAlignment)
    /// The list; nil removes it.
    case textList(TextList?)
    case increaseIndentation
    case decreaseIndentation
    /// The height of lines in points.
    case lineHeightPointSize(Double)
    /// The key of a style of the configuration.
    case formattingStyle(String)
  }

  /// The delegate of a formatting sheet (Apple: UITextFormattingViewController.Delegate).
  @preconcurrency @MainActor
  public protocol Delegate: NSObjectProtocol {
    /// Called when the user makes a change. The delegate applies it to the text and sets a new `formattingDescriptor`.
    func textFormattingViewController(_ viewController: UITextFormattingViewController, didChangeValue changeValue: ChangeValue)
    /// Called when the sheet is closed.
    func textFormattingDidFinish(_ viewController: UITextFormattingViewController)
    /// Whether the sheet presents a font picker. If not, the delegate may present its own. Default true.
    func textFormattingViewController(
      _ viewController: UITextFormattingViewController, shouldPresentFontPicker fontPicker: UIFontPickerViewController
    ) -> Bool
    /// Whether the sheet presents a color picker. Default true.
    func textFormattingViewController(
      _ viewController: UITextFormattingViewController, shouldPresentColorPicker colorPicker: UIColorPickerViewController
    ) -> Bool
  }
}

extension UITextFormattingViewController.Delegate {
  public func textFormattingDidFinish(_ viewController: UITextFormattingViewController) {}
  public func textFormattingViewController(
    _ viewController: UITextFormattingViewController, shouldPresentFontPicker fontPicker: UIFontPickerViewController
  ) -> Bool { true }
  public func textFormattingViewController(
    _ viewController: UITextFormattingViewController, shouldPresentColorPicker colorPicker: UIColorPickerViewController
  ) -> Bool { true }
}
