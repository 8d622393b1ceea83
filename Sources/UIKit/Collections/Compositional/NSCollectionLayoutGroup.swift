import Foundation

/// Items in a row, in a column or at positions that a closure returns (Apple: NSCollectionLayoutGroup). A group can be an item of another
/// group.
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  enum Arrangement {
    case row(LayoutAxis, [NSCollectionLayoutItem], count: Int?)
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  let arrangement: Arrangement

  init(_ size: NSCollectionLayoutSize, _ arrangement: Arrangement) {
    self.arrangement = arrangement
    super.init(size, badges: [])
  }

  /// Returns a row that repeats the subitems in turn, as many as fit.
  open class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
    make(layoutSize, .horizontal, subitems, count: nil)
  }
  open class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
    make(layoutSize, .vertical, subitems, count: nil)
  }
  /// Returns a row of `count` items, each with its own size.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { make(layoutSize, .horizontal, [subitem], count: max(count, 1)) }
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { make(layoutSize, .vertical, [subitem], count: max(count, 1)) }
  /// Returns a row of `count` items that share the width equally. The width of the item is ignored.
  open class func horizontal(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int) -> Self {
    let share = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1 / CGFloat(max(count, 1))), heightDimension: subitem.size.heightDimension)
    return make(layoutSize, .horizontal, [subitem.duplicate(size: share)], count: max(count, 1))
  }
  open class func vertical(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int) -> Self {
    let share = NSCollectionLayoutSize(
      widthDimension: subitem.size.widthDimension, heightDimension: .fractionalHeight(1 / CGFloat(max(count, 1))))
    return make(layoutSize, .vertical, [subitem.duplicate(size: share)], count: max(count, 1))
  }
  /// Returns a group whose closure returns the frames of the items, when the size of the group is known.
  open class func custom(
    layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> Self { CompositionalParts.cast(NSCollectionLayoutGroup(layoutSize, .custom(itemProvider))) }

  private class func make(_ size: NSCollectionLayoutSize, _ axis: LayoutAxis, _ items: [NSCollectionLayoutItem], count: Int?)
    -> Self
  { CompositionalParts.cast(NSCollectionLayoutGroup(size, .row(axis, items.map { $0.duplicate() }, count: count))) }

  /// The supplementary items attached to the group.
  open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { badges }
    set { badges = newValue }
  }
  /// The spacing between items. Default nil: no spacing.
  open var interItemSpacing: NSCollectionLayoutSpacing?
  open var subitems: [NSCollectionLayoutItem] {
    guard case .row(_, let items, _) = arrangement else { return [] }
    return items
  }

  override func duplicate(size: NSCollectionLayoutSize? = nil) -> NSCollectionLayoutItem {
    let copy = NSCollectionLayoutGroup(size ?? self.size, arrangement).taking(self)
    copy.badges = badges
    copy.interItemSpacing = interItemSpacing
    return copy
  }

  /// Returns a drawing of the group in characters, for the console.
  open func visualDescription() -> String { GroupDrawing(self).text }
}
