/// A list of actions and submenus (Apple: UIMenu). Immutable except for its title.
open class UIMenu: UIMenuElement {
  /// The identifier of a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Shows the children in the parent menu, between separators.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// Shows the title in red.
    public static let destructive = Options(rawValue: 1 << 1)
    /// Stored; has no effect on Linux: at most one element is on.
    public static let singleSelection = Options(rawValue: 1 << 5)
    /// Stored; has no effect on Linux. Children are shown in a column.
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }

  /// The size of elements. Has no effect on Linux; rows are always large.
  public enum ElementSize: Int, Sendable {
    case small = 0
    case medium, large
    case automatic = -1
  }

  public let identifier: Identifier
  public let options: Options
  public let children: [UIMenuElement]
  open var preferredElementSize: ElementSize

  /// - Parameter identifier: the identifier; nil, the default, generates a unique one.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil, options: Options = [],
    preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.options = options
    self.children = children
    self.preferredElementSize = preferredElementSize
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }

  /// The actions whose state is on.
  open var selectedElements: [UIMenuElement] { children.filter { ($0 as? UIAction)?.state == .on } }

  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options, preferredElementSize: preferredElementSize,
      children: newChildren)
  }

  /// The visible elements, in groups divided by separators.
  var sections: [[UIMenuElement]] {
    var sections: [[UIMenuElement]] = [[]]
    for child in children {
      if let action = child as? UIAction, action.attributes.contains(.hidden) { continue }
      if let menu = child as? UIMenu, menu.options.contains(.displayInline) {
        sections += menu.sections + [[]]
      } else {
        sections[sections.count - 1].append(child)
      }
    }
    return sections.filter { !$0.isEmpty }
  }
}
