/// The items of one section as an outline (Apple: NSDiffableDataSourceSectionSnapshot). An item has a parent or is a root item; it is
/// visible if all its ancestors are expanded.
///
/// Items are collapsed until they are expanded. A change that is not possible, because an identifier is already present or is missing, is
/// logged and ignored.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>: Sendable {
  private typealias Key = SnapshotKey<ItemIdentifierType>

  private var roots: [ItemIdentifierType] = []
  private var children: [Key: [ItemIdentifierType]] = [:]
  private var parents: [Key: ItemIdentifierType] = [:]
  private var present: Set<Key> = []
  private var expanded: Set<Key> = []

  public init() {}

  // MARK: Queries

  /// All items, each before its children.
  public var items: [ItemIdentifierType] { flattened(roots) { _ in true } }
  /// The items without a parent.
  public var rootItems: [ItemIdentifierType] { roots }
  /// The items whose ancestors are all expanded.
  public var visibleItems: [ItemIdentifierType] { flattened(roots) { expanded.contains(Key($0)) } }

  public func contains(_ item: ItemIdentifierType) -> Bool { present.contains(Key(item)) }
  /// Returns the index of an item in `items`; nil if the outline does not contain it.
  public func index(of item: ItemIdentifierType) -> Int? { contains(item) ? items.identifierIndex(of: item) : nil }
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(Key(item)) }
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    contains(item) && ancestors(of: item).allSatisfy { expanded.contains(Key($0)) }
  }
  /// Returns the number of ancestors of an item: 0 for a root item.
  public func level(of item: ItemIdentifierType) -> Int { ancestors(of: item).count }
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { parents[Key(child)] }

  /// Returns the descendants of an item as an outline.
  public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
    var part = Self()
    guard contains(parent) else { return part }
    part.graft(includingParent ? [parent] : children[Key(parent)] ?? [], of: self, at: 0, below: nil)
    return part
  }

  /// Returns a text for logs: one line for each item, indented by its level.
  public func visualDescription() -> String {
    items.map { item in
      let mark = children[Key(item)] == nil ? "*" : isExpanded(item) ? "-" : "+"
      return String(repeating: "  ", count: level(of: item)) + "\(mark) \(item)"
    }.joined(separator: "\n")
  }

  // MARK: Changes

  /// Appends items to the children of an item.
  /// - Parameter parent: the parent; nil to append root items.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    if let parent, !contains(parent) { return refuse("\(parent) is not an item to append to") }
    identifierIndex(fresh(items), at: siblings(of: parent).count, below: parent)
  }

  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) { insert(items, beside: item, offset: 0) }
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) { insert(items, beside: item, offset: 1) }
  public mutating func insert(_ snapshot: Self, before item: ItemIdentifierType) { insert(snapshot, beside: item, offset: 0) }
  public mutating func insert(_ snapshot: Self, after item: ItemIdentifierType) { insert(snapshot, beside: item, offset: 1) }

  /// Deletes items with all their descendants.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items where contains(item) {
      for gone in flattened([item], opening: { _ in true }) { forget(gone, keepingPlace: Key(gone) != Key(item)) }
    }
  }

  public mutating func deleteAll() { self = Self() }

  public mutating func expand(_ items: [ItemIdentifierType]) { expanded.formUnion(items.filter(contains).map { Key($0) }) }
  public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items.map { Key($0) }) }

  /// Replaces all descendants of `parent` with the items of a snapshot.
  public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: Self) {
    guard contains(parent) else { return refuse("\(parent) is not an item to replace the children of") }
    delete(children[Key(parent)] ?? [])
    graft(snapshot.roots, of: snapshot, at: 0, below: parent)
  }

  // MARK: Implementation

  private func siblings(of parent: ItemIdentifierType?) -> [ItemIdentifierType] { parent.map { children[Key($0)] ?? [] } ?? roots }

  private func ancestors(of item: ItemIdentifierType) -> [ItemIdentifierType] {
    Array(sequence(first: item) { parents[Key($0)] }.dropFirst())
  }

  private func flattened(_ items: [ItemIdentifierType], opening: (ItemIdentifierType) -> Bool) -> [ItemIdentifierType] {
    var found: [ItemIdentifierType] = [], waiting = Array(items.reversed())
    while let item = waiting.popLast() {
      found.append(item)
      if opening(item), let below = children[Key(item)] { waiting += below.reversed() }
    }
    return found
  }

  /// Returns the items that are not in the outline yet, without duplicates. The others are logged.
  private func fresh(_ items: [ItemIdentifierType]) -> [ItemIdentifierType] {
    var seen: Set<Key> = []
    return items.filter { item in
      let isNew = !present.contains(Key(item)) && seen.insert(Key(item)).inserted
      if !isNew { refuse("item \(item) is there already") }
      return isNew
    }
  }

  private mutating func identifierIndex(_ items: [ItemIdentifierType], at index: Int, below parent: ItemIdentifierType?) {
    guard !items.isEmpty else { return }
    present.formUnion(items.map { Key($0) })
    guard let parent else { return roots.insert(contentsOf: items, at: index) }
    children[Key(parent), default: []].insert(contentsOf: items, at: index)
    for item in items { parents[Key(item)] = parent }
  }

  private mutating func insert(_ items: [ItemIdentifierType], beside item: ItemIdentifierType, offset: Int) {
    guard let index = siblings(of: parents[Key(item)]).identifierIndex(of: item) else {
      return refuse("\(item) is not an item to insert beside")
    }
    identifierIndex(fresh(items), at: index + offset, below: parents[Key(item)])
  }

  private mutating func insert(_ snapshot: Self, beside item: ItemIdentifierType, offset: Int) {
    guard let index = siblings(of: parents[Key(item)]).identifierIndex(of: item) else {
      return refuse("\(item) is not an item to insert beside")
    }
    graft(snapshot.roots, of: snapshot, at: index + offset, below: parents[Key(item)])
  }

  /// Inserts items of another outline with all their descendants, and keeps which of them are expanded.
  private mutating func graft(_ items: [ItemIdentifierType], of other: Self, at index: Int, below parent: ItemIdentifierType?) {
    var waiting: [(items: [ItemIdentifierType], index: Int, parent: ItemIdentifierType?)] = [(items, index, parent)]
    while let next = waiting.popLast() {
      let taken = fresh(next.items)
      identifierIndex(taken, at: next.index, below: next.parent)
      expanded.formUnion(taken.map { Key($0) }.filter(other.expanded.contains))
      for item in taken { if let below = other.children[Key(item)] { waiting.append((below, 0, item)) } }
    }
  }

  /// - Parameter keepingPlace: whether the item stays in its parent's list of children, because the parent is removed too.
  private mutating func forget(_ item: ItemIdentifierType, keepingPlace: Bool) {
    if !keepingPlace {
      if let parent = parents[Key(item)] {
        children[Key(parent)]?.removeAll { Key($0) == Key(item) }
        if children[Key(parent)]?.isEmpty == true { children[Key(parent)] = nil }
      } else {
        roots.removeAll { Key($0) == Key(item) }
      }
    }
    parents[Key(item)] = nil
    children[Key(item)] = nil
    expanded.remove(Key(item))
    present.remove(Key(item))
  }

  private func refuse(_ text: String) { UIKitLog.refused("a section snapshot of a diffable data source: \(text)") }
}
