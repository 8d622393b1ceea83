import Foundation

/// A data source whose items form a hierarchy.
@MainActor protocol OutlineSource: AnyObject {
  /// The level of an item and whether it is expanded; nil in a data source without outlines.
  func outlinePosition(at path: IndexPath) -> (level: Int, isExpanded: Bool)?
  /// Expands or collapses an item, unless the handlers of the program forbid it.
  func toggleItem(at path: IndexPath)
}

extension UICollectionViewDiffableDataSource: OutlineSource {
  /// The callbacks for items that are expanded or collapsed (Apple: UICollectionViewDiffableDataSource.SectionSnapshotHandlers).
  @preconcurrency @MainActor
  public struct SectionSnapshotHandlers<Item: Hashable & Sendable> {
    /// The default, nil, expands every item.
    public var shouldExpandItem: ((Item) -> Bool)?
    public var willExpandItem: ((Item) -> Void)?
    /// The default, nil, collapses every item.
    public var shouldCollapseItem: ((Item) -> Bool)?
    public var willCollapseItem: ((Item) -> Void)?
    /// Returns the children of an item that is about to be expanded, given its present children. Use it to load children on demand.
    public var snapshotForExpandingParent: ((Item, NSDiffableDataSourceSectionSnapshot<Item>) -> NSDiffableDataSourceSectionSnapshot<Item>)?

    public init() {}
  }

  func outlinePosition(at path: IndexPath) -> (level: Int, isExpanded: Bool)? {
    guard !outlines.isEmpty else { return nil }
    guard let item = itemIdentifier(for: path), let section = sectionIdentifier(for: path.section), let outline = outlines[section] else {
      return (0, false)
    }
    return (outline.level(of: item), outline.isExpanded(item))
  }

  func toggleItem(at path: IndexPath) {
    guard let item = itemIdentifier(for: path), let section = sectionIdentifier(for: path.section), var outline = outlines[section] else {
      return
    }
    let handlers = sectionSnapshotHandlers
    if outline.isExpanded(item) {
      guard handlers.shouldCollapseItem?(item) ?? true else { return }
      handlers.willCollapseItem?(item)
      outline.collapse([item])
    } else {
      guard handlers.shouldExpandItem?(item) ?? true else { return }
      handlers.willExpandItem?(item)
      if let children = handlers.snapshotForExpandingParent {
        outline.replace(childrenOf: item, using: children(item, outline.snapshot(of: item)))
      }
      outline.expand([item])
    }
    apply(outline, to: section, animatingDifferences: true)
  }
}
