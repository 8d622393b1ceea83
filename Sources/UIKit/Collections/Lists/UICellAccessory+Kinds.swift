extension UICellAccessory {
  /// A chevron at the trailing edge: selecting the cell shows its details.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory { UICellAccessory(.disclosureIndicator, displayed, isTrailing: true, options.look) }

  /// A chevron at the trailing edge, which turns as the item of the cell is expanded and collapsed.
  /// - Parameter actionHandler: called instead of expanding and collapsing. If nil, the diffable data source expands or collapses the item.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(), actionHandler: ActionHandler? = nil
  ) -> UICellAccessory { UICellAccessory(.outlineDisclosure, displayed, isTrailing: true, options.look, action: actionHandler) }

  /// A checkmark at the trailing edge.
  public static func checkmark(displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()) -> UICellAccessory {
    UICellAccessory(.checkmark, displayed, isTrailing: true, options.look)
  }

  /// A red control at the leading edge.
  /// - Parameter actionHandler: called on a tap. If nil, a tap shows the trailing swipe actions of the item.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(), actionHandler: ActionHandler? = nil
  ) -> UICellAccessory { UICellAccessory(.delete, displayed, isTrailing: false, options.look, action: actionHandler) }

  /// A green control at the leading edge.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(), actionHandler: ActionHandler? = nil
  ) -> UICellAccessory { UICellAccessory(.insert, displayed, isTrailing: false, options.look, action: actionHandler) }

  /// A reorder control at the trailing edge. A drag on it moves the item if the data source allows it.
  public static func reorder(displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()) -> UICellAccessory {
    UICellAccessory(.reorder, displayed, isTrailing: true, options.look)
  }

  /// A ring at the leading edge, which is filled while the cell is selected.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
  ) -> UICellAccessory { UICellAccessory(.multiselect, displayed, isTrailing: false, options.look) }

  /// A text at the trailing edge.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
  ) -> UICellAccessory {
    var accessory = UICellAccessory(.label, displayed, isTrailing: true, options.look)
    accessory.text = text
    return accessory
  }

  /// A button at the trailing edge with more about the item.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(), actionHandler: ActionHandler? = nil
  ) -> UICellAccessory { UICellAccessory(.detail, displayed, isTrailing: true, options.look, action: actionHandler) }

  /// A button at the trailing edge that shows the selected element of a menu, and opens it.
  /// - Parameter selectedElementDidChangeHandler: called with the menu when another element was selected.
  public static func popUpMenu(
    _ menu: UIMenu, displayed: DisplayedState = .always, options: PopUpMenuOptions = PopUpMenuOptions(),
    selectedElementDidChangeHandler: MenuSelectedElementDidChangeHandler? = nil
  ) -> UICellAccessory {
    var accessory = UICellAccessory(.popUpMenu, displayed, isTrailing: true, options.look)
    accessory.menu = menu
    accessory.menuChanged = selectedElementDidChangeHandler
    return accessory
  }

  /// A custom view.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    var look = AccessoryLook(configuration.isHidden, configuration.reservedLayoutWidth, configuration.tintColor)
    look.keepsSize = configuration.maintainsFixedSize
    switch configuration.placement {
    case .leading(let displayed, let position):
      return UICellAccessory(.customView(configuration.customView), displayed, isTrailing: false, look, position: position)
    case .trailing(let displayed, let position):
      return UICellAccessory(.customView(configuration.customView), displayed, isTrailing: true, look, position: position)
    }
  }
}
