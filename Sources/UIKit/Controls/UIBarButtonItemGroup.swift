import Foundation

/// A group of related bar button items (Apple: UIBarButtonItemGroup).
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject, @preconcurrency NSCoding {
  /// How users could change the group in a bar with a customization identifier.
  enum Customization: Equatable {
    case fixed
    case movable(identifier: String)
    case optional(identifier: String, isShownByDefault: Bool)
  }

  open var barButtonItems: [UIBarButtonItem] {
    willSet { for item in barButtonItems where item.buttonGroup === self { item.buttonGroup = nil } }
    didSet {
      adopt()
      onChange?()
    }
  }
  /// The item that represents the group in a navigation bar without enough space for its items. If it has neither an action nor a menu, a
  /// tap opens a menu of the group's items. Default nil: the group is never replaced.
  open var representativeItem: UIBarButtonItem? { didSet { if representativeItem !== oldValue { onChange?() } } }
  /// Whether the bar shows the representative item instead of the items.
  open internal(set) var isDisplayingRepresentativeItem = false
  /// Stored; has no effect on Linux, where users cannot customize bars. Default false.
  open var alwaysAvailable = false
  /// Whether bars omit the group. Default false.
  open var isHidden = false { didSet { if isHidden != oldValue { onChange?() } } }
  /// The element that represents the group in an overflow menu. Default nil, which uses the elements of the items, in a submenu if there is
  /// a representative item.
  open var menuRepresentation: UIMenuElement?

  /// Whether the group stands for an array of items of a navigation item, and not for a group that a program has made.
  var isOfArray = false
  let customization: Customization
  /// Called when the group changes. Set by the navigation item that has the group.
  var onChange: (() -> Void)?

  public convenience init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    self.init(barButtonItems, representativeItem, .fixed)
  }

  /// Creates a group without items; the archive is not read.
  public required convenience init?(coder: NSCoder) { self.init([], nil, .fixed) }
  open func encode(with coder: NSCoder) {}

  init(_ items: [UIBarButtonItem], _ representativeItem: UIBarButtonItem?, _ customization: Customization) {
    barButtonItems = items
    self.representativeItem = representativeItem
    self.customization = customization
    super.init()
    adopt()
  }

  /// Returns a group that users cannot move or remove.
  open class func fixedGroup(
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup { UIBarButtonItemGroup(items, representativeItem, .fixed) }

  /// Returns a group that users could move. Users cannot customize bars on Linux, so it does not move.
  open class func movableGroup(
    customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(items, representativeItem, .movable(identifier: customizationIdentifier))
  }

  /// Returns a group that users could move, add and remove. Users cannot customize bars on Linux.
  /// - Parameter isInDefaultCustomization: whether a bar shows the group before users customize it.
  open class func optionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true, representativeItem: UIBarButtonItem? = nil,
    items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(
      items, representativeItem, .optional(identifier: customizationIdentifier, isShownByDefault: isInDefaultCustomization))
  }

  /// Returns the group that stands for an array of items.
  static func ofArray(_ items: [UIBarButtonItem]) -> UIBarButtonItemGroup {
    let group = UIBarButtonItemGroup(items, nil, .fixed)
    group.isOfArray = true
    return group
  }

  private func adopt() { for item in barButtonItems { item.buttonGroup = self } }

  /// Whether a bar shows the group.
  var isShown: Bool {
    if case .optional(_, isShownByDefault: false) = customization { return false }
    return !isHidden
  }

  /// The elements that represent the group in an overflow menu.
  var menuElements: [UIMenuElement] {
    if let menuRepresentation { return [menuRepresentation] }
    let elements = barButtonItems.compactMap(\.menuElement)
    guard let representativeItem, !elements.isEmpty else { return elements }
    return [UIMenu(title: representativeItem.title ?? "", image: representativeItem.image, children: elements)]
  }
}
