/// Items of one section as an outline: each stands below a parent or at the top, and shows where all above it are expanded
/// (Apple: NSDiffableDataSourceSectionSnapshot).
///
/// Items are collapsed until they are expanded. What cannot be done (an identifier that is there already, or is not there) is said on the
/// log and passed over.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>: Sendable {
  private var roots: [ItemIdentifierType] = []
  private var children: [ItemIdentifierType: [ItemIdentifierType]] = [:]
  private var parents: [ItemIdentifierType: ItemIdentifierType] = [:]
  private var present: Set<ItemIdentifierType> = []
  private var expanded: Set<ItemIdentifierType> = []

  public init() {}

  // MARK: Asking

  /// All, each before its children.
  public var items: [ItemIdentifierType] { flattened(roots) { _ in true } }
  /// Those without a parent.
  public var rootItems: [ItemIdentifierType] { roots }
  /// Those whose parents are all expanded.
  public var visibleItems: [ItemIdentifierType] { flattened(roots) { expanded.contains($0) } }

  public func contains(_ item: ItemIdentifierType) -> Bool { present.contains(item) }
  /// Among `items`.
  public func index(of item: ItemIdentifierType) -> Int? { contains(item) ? items.firstIndex(of: item) : nil }
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }
  public func isVisible(_ item: ItemIdentifierType) -> Bool { contains(item) && ancestors(of: item).allSatisfy(expanded.contains) }
  /// Parents above it: 0 for an item at the top.
  public func level(of item: ItemIdentifierType) -> Int { ancestors(of: item).count }
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { parents[child] }

  /// What stands below an item, as an outline of its own.
  public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
    var part = Self()
    guard contains(parent) else { return part }
    part.graft(includingParent ? [parent] : children[parent] ?? [], of: self, at: 0, below: nil)
    return part
  }

  /// For logs: an item a line, deeper ones further in.
  public func visualDescription() -> String {
    items.map { item in
      let mark = children[item] == nil ? "*" : isExpanded(item) ? "-" : "+"
      return String(repeating: "  ", count: level(of: item)) + "\(mark) \(item)"
    }.joined(separator: "\n")
  }

  // MARK: Changing

  /// - Parameter parent: nil: at the top.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    if let parent, !contains(parent) { return refuse("\(parent) is no item to append to") }
    place(fresh(items), at: siblings(of: parent).count, below: parent)
  }

  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) { insert(items, beside: item, offset: 0) }
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) { insert(items, beside: item, offset: 1) }
  public mutating func insert(_ snapshot: Self, before item: ItemIdentifierType) { insert(snapshot, beside: item, offset: 0) }
  public mutating func insert(_ snapshot: Self, after item: ItemIdentifierType) { insert(snapshot, beside: item, offset: 1) }

  /// With all that stands below them.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items where contains(item) {
      for gone in flattened([item], opening: { _ in true }) { forget(gone, keepingPlace: gone != item) }
    }
  }

  public mutating func deleteAll() { self = Self() }

  public mutating func expand(_ items: [ItemIdentifierType]) { expanded.formUnion(items.filter(contains)) }
  public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }

  /// The snapshot's items take the place of all below `parent`.
  public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: Self) {
    guard contains(parent) else { return refuse("\(parent) is no item to replace the children of") }
    delete(children[parent] ?? [])
    graft(snapshot.roots, of: snapshot, at: 0, below: parent)
  }

  // MARK: Work

  private func siblings(of parent: ItemIdentifierType?) -> [ItemIdentifierType] { parent.map { children[$0] ?? [] } ?? roots }

  private func ancestors(of item: ItemIdentifierType) -> [ItemIdentifierType] {
    Array(sequence(first: item) { parents[$0] }.dropFirst())
  }

  private func flattened(_ items: [ItemIdentifierType], opening: (ItemIdentifierType) -> Bool) -> [ItemIdentifierType] {
    var found: [ItemIdentifierType] = [], waiting = Array(items.reversed())
    while let item = waiting.popLast() {
      found.append(item)
      if opening(item), let below = children[item] { waiting += below.reversed() }
    }
    return found
  }

  /// Those that are not there yet, each once.
  private func fresh(_ items: [ItemIdentifierType]) -> [ItemIdentifierType] {
    var seen: Set<ItemIdentifierType> = []
    return items.filter { item in
      let isNew = !present.contains(item) && seen.insert(item).inserted
      if !isNew { refuse("item \(item) is there already") }
      return isNew
    }
  }

  private mutating func place(_ items: [ItemIdentifierType], at index: Int, below parent: ItemIdentifierType?) {
    guard !items.isEmpty else { return }
    present.formUnion(items)
    guard let parent else { return roots.insert(contentsOf: items, at: index) }
    children[parent, default: []].insert(contentsOf: items, at: index)
    for item in items { parents[item] = parent }
  }

  private mutating func insert(_ items: [ItemIdentifierType], beside item: ItemIdentifierType, offset: Int) {
    guard let index = siblings(of: parents[item]).firstIndex(of: item) else { return refuse("\(item) is no item to insert beside") }
    place(fresh(items), at: index + offset, below: parents[item])
  }

  private mutating func insert(_ snapshot: Self, beside item: ItemIdentifierType, offset: Int) {
    guard let index = siblings(of: parents[item]).firstIndex(of: item) else { return refuse("\(item) is no item to insert beside") }
    graft(snapshot.roots, of: snapshot, at: index + offset, below: parents[item])
  }

  /// Takes items of another outline with all below them, as far as they are expanded there.
  private mutating func graft(_ items: [ItemIdentifierType], of other: Self, at index: Int, below parent: ItemIdentifierType?) {
    var waiting: [(items: [ItemIdentifierType], index: Int, parent: ItemIdentifierType?)] = [(items, index, parent)]
    while let next = waiting.popLast() {
      let taken = fresh(next.items)
      place(taken, at: next.index, below: next.parent)
      expanded.formUnion(taken.filter(other.expanded.contains))
      for item in taken { if let below = other.children[item] { waiting.append((below, 0, item)) } }
    }
  }

  /// - Parameter keepingPlace: its parent goes as well.
  private mutating func forget(_ item: ItemIdentifierType, keepingPlace: Bool) {
    if !keepingPlace {
      if let parent = parents[item] {
        children[parent]?.removeAll { $0 == item }
        if children[parent]?.isEmpty == true { children[parent] = nil }
      } else {
        roots.removeAll { $0 == item }
      }
    }
    parents[item] = nil
    children[item] = nil
    expanded.remove(item)
    present.remove(item)
  }

  private func refuse(_ text: String) { UIKitLog.refused("a section snapshot of a diffable data source: \(text)") }
}
