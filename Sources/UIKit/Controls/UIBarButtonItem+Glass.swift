/// The backgrounds of glass that bar button items share, in a look that has glass behind items.
extension UIBarButtonItem {
  /// The background of an item.
  enum Glass {
    /// A capsule that the item shares with its neighbours.
    case shared
    /// A capsule of its own.
    case own
    /// A capsule of its own in the tint colour.
    case prominent
    case nothing
  }

  /// The glass behind the item. Images are together; titles, done and close items and prominent items are apart (Apple, WWDC25 session 284).
  /// The items of a group of several are together; Apple ignores their wishes to be apart. That items with custom views are treated like
  /// images is a guess.
  var glass: Glass {
    let isGrouped = buttonGroup.map { !$0.isOfArray && $0.barButtonItems.count > 1 } ?? false
    if hidesSharedBackground, !isGrouped { return .nothing }
    if style == .prominent { return .prominent }
    if isGrouped { return .shared }
    if !sharesBackground || systemItem == .close { return .own }
    return customView == nil && imageOnGlass == nil ? .own : .shared
  }

  /// The image of the item on glass. Done is a check mark there, and cancel and close are crosses without a circle (Apple, Human Interface
  /// Guidelines, "Toolbars").
  var imageOnGlass: UIImage? {
    guard let systemItem, title == nil || title == systemItem.name else { return image }
    return switch systemItem {
    case .done: SymbolImage.sign("checkmark")
    case .cancel, .close: SymbolImage.sign("xmark")
    default: image
    }
  }

  /// Returns a space that separates the glass of the items beside it (Apple: fixedSpace()).
  public static func fixedSpace() -> UIBarButtonItem { fixedSpace(0) }
}

extension UIBarButtonItem.Style {
  /// A button that completes a task; the same as `done`. In the look of iOS 26 its glass has the tint colour.
  public static var prominent: Self { .done }
}
