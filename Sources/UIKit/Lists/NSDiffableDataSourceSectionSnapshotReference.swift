import Foundation

/// The items of one section as an outline, with identifiers of any class (Apple: NSDiffableDataSourceSectionSnapshotReference).
@preconcurrency @MainActor
open class NSDiffableDataSourceSectionSnapshotReference: NSObject, NSCopying {
  typealias Content = NSDiffableDataSourceSectionSnapshot<ReferenceKey>
  var content = Content()

  nonisolated public override init() { super.init() }

  init(_ content: Content) {
    self.content = content
    super.init()
  }

  // MARK: Queries

  /// All items, each before its children.
  open var items: [Any] { content.items.map(\.value) }
  open var rootItems: [Any] { content.rootItems.map(\.value) }
  open var visibleItems: [Any] { content.visibleItems.map(\.value) }
  open func expandedItems() -> [Any] { content.items.filter(content.isExpanded).map(\.value) }

  open func containsItem(_ item: Any) -> Bool { ReferenceKey(item).map(content.contains) ?? false }
  /// Returns the index in `items`; `NSNotFound` if the item is not there.
  open func index(ofItem item: Any) -> Int { ReferenceKey(item).flatMap(content.index) ?? NSNotFound }
  open func isExpanded(_ item: Any) -> Bool { ReferenceKey(item).map(content.isExpanded) ?? false }
  open func isVisible(_ item: Any) -> Bool { ReferenceKey(item).map(content.isVisible) ?? false }
  /// Returns the number of ancestors: 0 for a root item, and `NSNotFound` for an item that is not there.
  open func level(ofItem item: Any) -> Int { containsItem(item) ? ReferenceKey(item).map(content.level) ?? NSNotFound : NSNotFound }
  open func parent(ofChildItem childItem: Any) -> Any? { ReferenceKey(childItem).flatMap(content.parent)?.value }

  /// Returns the descendants of an item.
  open func ofParentItem(_ parentItem: Any) -> NSDiffableDataSourceSectionSnapshotReference {
    ofParentItem(parentItem, includingParentItem: false)
  }
  open func ofParentItem(_ parentItem: Any, includingParentItem: Bool) -> NSDiffableDataSourceSectionSnapshotReference {
    let part = ReferenceKey(parentItem).map { content.snapshot(of: $0, includingParent: includingParentItem) }
    return NSDiffableDataSourceSectionSnapshotReference(part ?? Content())
  }

  open func visualDescription() -> String {
    content.items.map { item in
      let mark = content.snapshot(of: item).rootItems.isEmpty ? "*" : content.isExpanded(item) ? "-" : "+"
      return String(repeating: "  ", count: content.level(of: item)) + "\(mark) \(item.value)"
    }.joined(separator: "\n")
  }

  // MARK: Changes

  open func appendItems(_ items: [Any]) { content.append(ReferenceKey.keys(items)) }
  /// - Parameter parentItem: the parent; nil to append root items.
  open func appendItems(_ items: [Any], intoParentItem parentItem: Any?) {
    content.append(ReferenceKey.keys(items), to: parentItem.flatMap(ReferenceKey.init))
  }
  open func insertItems(_ items: [Any], beforeItem: Any) {
    if let item = ReferenceKey(beforeItem) { content.insert(ReferenceKey.keys(items), before: item) }
  }
  open func insertItems(_ items: [Any], afterItem: Any) {
    if let item = ReferenceKey(afterItem) { content.insert(ReferenceKey.keys(items), after: item) }
  }
  open func insert(_ snapshot: NSDiffableDataSourceSectionSnapshotReference, beforeItem item: Any) {
    if let item = ReferenceKey(item) { content.insert(snapshot.content, before: item) }
  }
  /// Inserts the items of a snapshot after an item.
  /// - Returns: the last of the inserted root items, or `item` if there is none.
  @discardableResult
  open func insert(_ snapshot: NSDiffableDataSourceSectionSnapshotReference, afterItem item: Any) -> Any {
    guard let key = ReferenceKey(item) else { return item }
    content.insert(snapshot.content, after: key)
    return snapshot.content.rootItems.last?.value ?? item
  }
  open func deleteItems(_ items: [Any]) { content.delete(ReferenceKey.keys(items)) }
  open func deleteAllItems() { content.deleteAll() }
  open func expandItems(_ items: [Any]) { content.expand(ReferenceKey.keys(items)) }
  open func collapseItems(_ items: [Any]) { content.collapse(ReferenceKey.keys(items)) }
  open func replaceChildren(ofParentItem parentItem: Any, with snapshot: NSDiffableDataSourceSectionSnapshotReference) {
    if let parent = ReferenceKey(parentItem) { content.replace(childrenOf: parent, using: snapshot.content) }
  }

  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    let copy = MainActor.assumeIsolated { NSDiffableDataSourceSectionSnapshotReference(content) }
    return copy
  }
}
