import Foundation

/// The sections and items of a list, each with a unique identifier (Apple: NSDiffableDataSourceSnapshot).
///
/// A change that is not possible, because an identifier is already present or is missing, is logged and ignored.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>: Sendable {
  typealias SectionKey = SnapshotKey<SectionIdentifierType>
  typealias ItemKey = SnapshotKey<ItemIdentifierType>

  private var sections: [SectionIdentifierType] = []
  private var items: [SectionKey: [ItemIdentifierType]] = [:]
  /// The section of each item.
  private var homes: [ItemKey: SectionIdentifierType] = [:]
  private(set) var reloadedItems = SnapshotMarks<ItemIdentifierType>()
  private(set) var reconfiguredItems = SnapshotMarks<ItemIdentifierType>()
  private(set) var reloadedSections = SnapshotMarks<SectionIdentifierType>()

  public init() {}

  // MARK: Queries

  public var numberOfItems: Int { homes.count }
  public var numberOfSections: Int { sections.count }
  public var sectionIdentifiers: [SectionIdentifierType] { sections }
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap { items[SectionKey($0)] ?? [] } }
  public var reloadedSectionIdentifiers: [SectionIdentifierType] { reloadedSections.identifiers }
  public var reloadedItemIdentifiers: [ItemIdentifierType] { reloadedItems.identifiers }
  public var reconfiguredItemIdentifiers: [ItemIdentifierType] { reconfiguredItems.identifiers }

  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int { items[SectionKey(identifier)]?.count ?? 0 }
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] { items[SectionKey(identifier)] ?? [] }
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? { homes[ItemKey(identifier)] }
  /// Returns the index of an item among the items of all sections; nil if the snapshot does not contain it.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let home = homes[ItemKey(identifier)], let index = items[SectionKey(home)]?.identifierIndex(of: identifier) else { return nil }
    var before = 0
    for section in sections {
      if SectionKey(section) == SectionKey(home) { return before + index }
      before += items[SectionKey(section)]?.count ?? 0
    }
    return nil
  }
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { sections.identifierIndex(of: identifier) }

  // MARK: Items

  /// Appends items to a section.
  /// - Parameter sectionIdentifier: the section; nil for the last one.
  public mutating func appendItems(_ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil) {
    guard let section = sectionIdentifier ?? sections.last, items[SectionKey(section)] != nil else {
      return refuse("there is no section to append items to")
    }
    insert(identifiers, in: section, at: items[SectionKey(section)]?.count ?? 0)
  }

  public mutating func insertItems(_ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType) {
    guard let (section, index) = position(of: beforeIdentifier) else {
      return refuse("\(beforeIdentifier) is not an item to insert before")
    }
    insert(identifiers, in: section, at: index)
  }

  public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType) {
    guard let (section, index) = position(of: afterIdentifier) else { return refuse("\(afterIdentifier) is not an item to insert after") }
    insert(identifiers, in: section, at: index + 1)
  }

  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let deleted = Set(identifiers.map { ItemKey($0) })
    for section in Set(deleted.compactMap { homes[$0].map { SectionKey($0) } }) {
      items[section]?.removeAll { deleted.contains(ItemKey($0)) }
    }
    for item in deleted {
      homes[item] = nil
      reloadedItems.remove(item)
      reconfiguredItems.remove(item)
    }
  }

  public mutating func deleteAllItems() { self = Self() }

  public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
    move(identifier, to: toIdentifier, offset: 0)
  }

  public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
    move(identifier, to: toIdentifier, offset: 1)
  }

  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    for item in identifiers {
      guard homes[ItemKey(item)] != nil else {
        refuse("\(item) is not an item to reload")
        continue
      }
      reloadedItems.insert(ItemKey(item))
    }
  }

  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    for item in identifiers {
      guard homes[ItemKey(item)] != nil else {
        refuse("\(item) is not an item to reconfigure")
        continue
      }
      reconfiguredItems.insert(ItemKey(item))
    }
  }

  // MARK: Sections

  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) { insertSections(identifiers, at: sections.count) }

  public mutating func insertSections(_ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType) {
    guard let index = indexOfSection(toIdentifier) else { return refuse("\(toIdentifier) is not a section to insert before") }
    insertSections(identifiers, at: index)
  }

  public mutating func insertSections(_ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType) {
    guard let index = indexOfSection(toIdentifier) else { return refuse("\(toIdentifier) is not a section to insert after") }
    insertSections(identifiers, at: index + 1)
  }

  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    for section in identifiers {
      for item in items.removeValue(forKey: SectionKey(section)) ?? [] {
        homes[ItemKey(item)] = nil
        reloadedItems.remove(ItemKey(item))
        reconfiguredItems.remove(ItemKey(item))
      }
      reloadedSections.remove(SectionKey(section))
    }
    let deleted = Set(identifiers.map { SectionKey($0) })
    sections.removeAll { deleted.contains(SectionKey($0)) }
  }

  public mutating func moveSection(_ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType) {
    moveSection(identifier, to: toIdentifier, offset: 0)
  }

  public mutating func moveSection(_ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType) {
    moveSection(identifier, to: toIdentifier, offset: 1)
  }

  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for section in identifiers where items[SectionKey(section)] != nil { reloadedSections.insert(SectionKey(section)) }
  }

  // MARK: Implementation

  private func position(of item: ItemIdentifierType) -> (SectionIdentifierType, Int)? {
    guard let home = homes[ItemKey(item)], let index = items[SectionKey(home)]?.identifierIndex(of: item) else { return nil }
    return (home, index)
  }

  private mutating func insert(_ identifiers: [ItemIdentifierType], in section: SectionIdentifierType, at index: Int) {
    var new: [ItemIdentifierType] = []
    new.reserveCapacity(identifiers.count)
    for item in identifiers {
      guard homes[ItemKey(item)] == nil else {
        refuse("item \(item) is there already")
        continue
      }
      homes[ItemKey(item)] = section
      new.append(item)
    }
    items[SectionKey(section), default: []].insert(contentsOf: new, at: index)
  }

  private mutating func move(_ item: ItemIdentifierType, to other: ItemIdentifierType, offset: Int) {
    guard ItemKey(item) != ItemKey(other), let (section, from) = position(of: item), homes[ItemKey(other)] != nil else {
      return refuse("\(item) cannot be moved to \(other)")
    }
    items[SectionKey(section)]?.remove(at: from)
    guard let (target, index) = position(of: other) else { return }
    items[SectionKey(target)]?.insert(item, at: index + offset)
    homes[ItemKey(item)] = target
  }

  private mutating func insertSections(_ identifiers: [SectionIdentifierType], at index: Int) {
    let new = identifiers.filter { section in
      guard items[SectionKey(section)] == nil else {
        refuse("section \(section) is there already")
        return false
      }
      items[SectionKey(section)] = []
      return true
    }
    sections.insert(contentsOf: new, at: index)
  }

  private mutating func moveSection(_ section: SectionIdentifierType, to other: SectionIdentifierType, offset: Int) {
    guard SectionKey(section) != SectionKey(other), let from = indexOfSection(section), indexOfSection(other) != nil else {
      return refuse("section \(section) cannot be moved to \(other)")
    }
    sections.remove(at: from)
    sections.insert(section, at: (indexOfSection(other) ?? 0) + offset)
  }

  private func refuse(_ text: String) { UIKitLog.refused("a snapshot of a diffable data source: \(text)") }

  /// Returns the snapshot without the marks of items and sections to reload or reconfigure.
  func settled() -> Self {
    var copy = self
    (copy.reloadedItems, copy.reconfiguredItems, copy.reloadedSections) = (SnapshotMarks(), SnapshotMarks(), SnapshotMarks())
    return copy
  }
}
