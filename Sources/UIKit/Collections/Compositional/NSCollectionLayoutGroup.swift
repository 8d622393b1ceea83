import Foundation

/// Items in a row, in a column or where a closure puts them (Apple: NSCollectionLayoutGroup). A group is an item of other groups.
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

  /// As many items as there is room for, in turn.
  open class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> NSCollectionLayoutGroup {
    make(layoutSize, .horizontal, subitems, count: nil)
  }
  open class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> NSCollectionLayoutGroup {
    make(layoutSize, .vertical, subitems, count: nil)
  }
  /// `count` items, each of its own size.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { make(layoutSize, .horizontal, [subitem], count: max(count, 1)) }
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { make(layoutSize, .vertical, [subitem], count: max(count, 1)) }
  /// `count` items that share the width, whatever theirs is.
  open class func horizontal(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int) -> NSCollectionLayoutGroup {
    let share = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1 / CGFloat(max(count, 1))), heightDimension: subitem.size.heightDimension)
    return make(layoutSize, .horizontal, [subitem.duplicate(size: share)], count: max(count, 1))
  }
  open class func vertical(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int) -> NSCollectionLayoutGroup {
    let share = NSCollectionLayoutSize(
      widthDimension: subitem.size.widthDimension, heightDimension: .fractionalHeight(1 / CGFloat(max(count, 1))))
    return make(layoutSize, .vertical, [subitem.duplicate(size: share)], count: max(count, 1))
  }
  /// The closure says where items stand, once it is known how large the group is.
  open class func custom(
    layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, .custom(itemProvider)) }

  private static func make(_ size: NSCollectionLayoutSize, _ axis: LayoutAxis, _ items: [NSCollectionLayoutItem], count: Int?)
    -> NSCollectionLayoutGroup
  { NSCollectionLayoutGroup(size, .row(axis, items.map { $0.duplicate() }, count: count)) }

  /// Fastened to the group.
  open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { badges }
    set { badges = newValue }
  }
  /// Between items. Default nil.
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

  /// A drawing of the group in letters, for the console.
  open func visualDescription() -> String { GroupDrawing(self).text }
}
