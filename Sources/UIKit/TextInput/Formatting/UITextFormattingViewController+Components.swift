extension UITextFormattingViewController {
  /// A kind of control (Apple: UITextFormattingViewController.ComponentKey).
  public struct ComponentKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Buttons with the styles of the configuration.
    public static let formattingStyles = ComponentKey("formattingStyles")
    /// Bold, italic, underline and strikethrough.
    public static let fontAttributes = ComponentKey("fontAttributes")
    /// A button that opens a font picker.
    public static let fontPicker = ComponentKey("fontPicker")
    /// Buttons for smaller and larger text.
    public static let fontSize = ComponentKey("fontSize")
    /// The size in points, with buttons that change it.
    public static let fontPointSize = ComponentKey("fontPointSize")
    public static let textAlignment = ComponentKey("textAlignment")
    public static let textAlignmentAndJustification = ComponentKey("textAlignmentAndJustification")
    public static let textIndentation = ComponentKey("textIndentation")
    /// The height of lines in points, with buttons that change it.
    public static let lineHeight = ComponentKey("lineHeight")
    public static let listStyles = ComponentKey("listStyles")
    /// A button that opens a color picker.
    public static let textColor = ComponentKey("textColor")
    /// A button that highlights text with the default color.
    public static let highlight = ComponentKey("highlight")
    /// The colors of highlights.
    public static let highlightPicker = ComponentKey("highlightPicker")
  }

  /// The size of a component (Apple: UITextFormattingViewController.ComponentSize).
  public enum ComponentSize: Int, Sendable { case automatic, mini, small, regular, large, extraLarge }

  /// A control of the sheet (Apple: UITextFormattingViewController.Component).
  @preconcurrency @MainActor
  open class Component: NSObject {
    public let componentKey: ComponentKey
    /// Stored. Components on Linux share the width of their group.
    public let preferredSize: ComponentSize

    public init(componentKey: ComponentKey, preferredSize: ComponentSize) {
      (self.componentKey, self.preferredSize) = (componentKey, preferredSize)
      super.init()
    }

    open class func component(_ componentKey: ComponentKey, _ preferredSize: ComponentSize = .automatic) -> Component {
      Component(componentKey: componentKey, preferredSize: preferredSize)
    }
  }

  /// The controls of a row (Apple: UITextFormattingViewController.ComponentGroup).
  @preconcurrency @MainActor
  open class ComponentGroup: NSObject {
    public let components: [Component]

    public init(components: [Component]) {
      self.components = components
      super.init()
    }

    open class func group(_ components: [Component]) -> ComponentGroup { ComponentGroup(components: components) }
  }

  /// The content of the sheet (Apple: UITextFormattingViewController.Configuration).
  @preconcurrency @MainActor
  open class Configuration: NSObject {
    public let groups: [ComponentGroup]
    /// The styles of the component `formattingStyles`. Default nil.
    open var formattingStyles: [FormattingStyle]?
    /// The configuration of the font picker. Default nil: the default configuration.
    open var fontPickerConfiguration: UIFontPickerViewController.Configuration?

    /// Makes a configuration with the default components.
    public convenience override init() {
      self.init(groups: [
        .group([.component(.fontAttributes)]),
        .group([.component(.fontPicker), .component(.fontPointSize)]),
        .group([.component(.textAlignmentAndJustification)]),
        .group([.component(.listStyles), .component(.textIndentation)]),
        .group([.component(.textColor), .component(.highlight)]),
      ])
    }

    public init(groups: [ComponentGroup]) {
      self.groups = groups
      super.init()
    }
  }
}
