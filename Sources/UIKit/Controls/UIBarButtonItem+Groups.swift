extension UIBarButtonItem {
  /// Returns a group with only this item that users cannot move or remove.
  public func creatingFixedGroup() -> UIBarButtonItemGroup { .fixedGroup(items: [self]) }

  /// Returns a group with only this item that users could move. Users cannot customize bars on Linux.
  public func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
    .movableGroup(customizationIdentifier: customizationIdentifier, items: [self])
  }

  /// Returns a group with only this item that users could move, add and remove. Users cannot customize bars on Linux.
  /// - Parameter isInDefaultCustomization: whether a bar shows the group before users customize it.
  public func creatingOptionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true
  ) -> UIBarButtonItemGroup {
    .optionalGroup(
      customizationIdentifier: customizationIdentifier, isInDefaultCustomization: isInDefaultCustomization, items: [self])
  }

  /// The element that represents the item in a menu: `menuRepresentation`, or one made of the item's properties. Nil for spaces, hidden
  /// items and custom views.
  var menuElement: UIMenuElement? {
    if let menuRepresentation { return menuRepresentation }
    guard !isSpace, !isHidden, isInUse, customView == nil else { return nil }
    let name = title ?? accessibilityLabel ?? systemItem?.name ?? ""
    if let menu, primaryAction == nil, action == nil { return UIMenu(title: name, image: image, children: menu.children) }
    return UIAction(
      title: name, image: image, attributes: isEnabled ? [] : .disabled, state: isSelected ? .on : .off
    ) { [weak self] _ in self?.trigger(with: nil) }
  }
}
