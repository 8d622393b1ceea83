/// A list of actions and submenus (Apple: UIMenu). Immutable except for its title, its image and its preferences. A copy contains copies of
/// the elements.
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
    /// At most one element of the menu and its submenus is on. Choosing one turns the others off.
    public static let singleSelection = Options(rawValue: 1 << 5)
    /// Shows the children as a row of images that scrolls.
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }

  /// The size of the elements of a menu.
  public enum ElementSize: Int, Sendable {
    /// Images side by side, up to four in a row.
    case small = 0
    /// Images above titles, side by side, up to three in a row.
    case medium
    /// One row for each element.
    case large
    /// Small in a palette, otherwise large.
    case automatic = -1
  }

  public let identifier: Identifier
  public let options: Options
  public let children: [UIMenuElement]
  open var preferredElementSize: ElementSize
  /// Preferences for the rows. Default nil.
  open var displayPreferences: UIMenuDisplayPreferences?

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

  /// The actions and commands of the menu and its submenus whose state is on.
  open var selectedElements: [UIMenuElement] { leaves.filter { $0.leaf?.state == .on } }

  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    let menu = UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options, preferredElementSize: preferredElementSize,
      children: newChildren)
    menu.displayPreferences = displayPreferences
    return menu
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    replacingChildren(children.compactMap { $0.copy(with: zone) as? UIMenuElement })
  }

  /// The children, with the loaded elements in place of deferred elements that have been loaded.
  var presentChildren: [UIMenuElement] {
    children.flatMap { child in (child as? UIDeferredMenuElement)?.loaded ?? [child] }
  }

  /// The actions and commands of the menu and its submenus.
  var leaves: [UIMenuElement] {
    presentChildren.flatMap { child in (child as? UIMenu)?.leaves ?? (child.leaf == nil ? [] : [child]) }
  }

  /// The deferred elements of the menu and its submenus.
  var deferredElements: [UIDeferredMenuElement] {
    children.flatMap { child in (child as? UIMenu)?.deferredElements ?? (child as? UIDeferredMenuElement).map { [$0] } ?? [] }
  }

  /// The visible elements, in groups divided by separators.
  var sections: [[UIMenuElement]] {
    var sections: [[UIMenuElement]] = [[]]
    for child in presentChildren where !child.isHiddenInMenus {
      if let menu = child as? UIMenu, menu.options.contains(.displayInline) {
        sections += menu.sections + [[]]
      } else {
        sections[sections.count - 1].append(child)
      }
    }
    return sections.filter { !$0.isEmpty }
  }

  /// Returns the outermost menu with single selection that contains an element; nil if there is none.
  func singleSelection(of element: UIMenuElement) -> UIMenu? {
    guard leaves.contains(where: { $0 === element }) else { return nil }
    if options.contains(.singleSelection) { return self }
    return presentChildren.lazy.compactMap { ($0 as? UIMenu)?.singleSelection(of: element) }.first
  }

  /// Turns an element on, and all others of the menu and its submenus off.
  func select(_ element: UIMenuElement) {
    for other in leaves where other !== element && other.leaf?.state != .off { other.leaf?.state = .off }
    element.leaf?.state = .on
  }
}
