import Foundation

/// A snapshot with identifiers of any class (Apple: NSDiffableDataSourceSnapshotReference). Fetched results controllers give their content in
/// this form.
@preconcurrency @MainActor
open class NSDiffableDataSourceSnapshotReference: NSObject, NSCopying {
  typealias Content = NSDiffableDataSourceSnapshot<ReferenceKey, ReferenceKey>
  var content = Content()

  nonisolated public override init() { super.init() }

  init(_ content: Content) {
    self.content = content
    super.init()
  }

  // MARK: Queries

  open var numberOfItems: Int { content.numberOfItems }
  open var numberOfSections: Int { content.numberOfSections }
  open var sectionIdentifiers: [Any] { content.sectionIdentifiers.map(\.value) }
  open var itemIdentifiers: [Any] { content.itemIdentifiers.map(\.value) }
  open var reloadedSectionIdentifiers: [Any] { content.reloadedSectionIdentifiers.map(\.value) }
  open var reloadedItemIdentifiers: [Any] { content.reloadedItemIdentifiers.map(\.value) }
  open var reconfiguredItemIdentifiers: [Any] { content.reconfiguredItemIdentifiers.map(\.value) }

  /// Returns `NSNotFound` for a section that is not there.
  open func numberOfItems(inSection sectionIdentifier: Any) -> Int {
    section(sectionIdentifier).map(content.numberOfItems(inSection:)) ?? NSNotFound
  }
  open func itemIdentifiersInSection(withIdentifier sectionIdentifier: Any) -> [Any] {
    section(sectionIdentifier).map { content.itemIdentifiers(inSection: $0).map(\.value) } ?? []
  }
  open func sectionIdentifier(forSectionContainingItemIdentifier itemIdentifier: Any) -> Any? {
    ReferenceKey(itemIdentifier).flatMap(content.sectionIdentifier(containingItem:))?.value
  }
  /// Returns `NSNotFound` for a section that is not there.
  open func index(ofSectionIdentifier sectionIdentifier: Any) -> Int {
    ReferenceKey(sectionIdentifier).flatMap(content.indexOfSection) ?? NSNotFound
  }
  /// Returns the index of an item among the items of all sections; `NSNotFound` if it is not there.
  open func index(ofItemIdentifier itemIdentifier: Any) -> Int {
    ReferenceKey(itemIdentifier).flatMap(content.indexOfItem) ?? NSNotFound
  }

  // MARK: Items

  /// Appends items to the last section.
  open func appendItems(withIdentifiers identifiers: [Any]) { content.appendItems(ReferenceKey.keys(identifiers)) }
  open func appendItems(withIdentifiers identifiers: [Any], intoSectionWithIdentifier sectionIdentifier: Any) {
    guard let section = ReferenceKey(sectionIdentifier) else { return }
    content.appendItems(ReferenceKey.keys(identifiers), toSection: section)
  }
  open func insertItems(withIdentifiers identifiers: [Any], beforeItemWithIdentifier itemIdentifier: Any) {
    if let item = ReferenceKey(itemIdentifier) { content.insertItems(ReferenceKey.keys(identifiers), beforeItem: item) }
  }
  open func insertItems(withIdentifiers identifiers: [Any], afterItemWithIdentifier itemIdentifier: Any) {
    if let item = ReferenceKey(itemIdentifier) { content.insertItems(ReferenceKey.keys(identifiers), afterItem: item) }
  }
  open func deleteItems(withIdentifiers identifiers: [Any]) { content.deleteItems(ReferenceKey.keys(identifiers)) }
  open func deleteAllItems() { content.deleteAllItems() }
  open func moveItem(withIdentifier fromIdentifier: Any, beforeItemWithIdentifier toIdentifier: Any) {
    if let item = ReferenceKey(fromIdentifier), let other = ReferenceKey(toIdentifier) { content.moveItem(item, beforeItem: other) }
  }
  open func moveItem(withIdentifier fromIdentifier: Any, afterItemWithIdentifier toIdentifier: Any) {
    if let item = ReferenceKey(fromIdentifier), let other = ReferenceKey(toIdentifier) { content.moveItem(item, afterItem: other) }
  }
  open func reloadItems(withIdentifiers identifiers: [Any]) { content.reloadItems(ReferenceKey.keys(identifiers)) }
  open func reconfigureItems(withIdentifiers identifiers: [Any]) { content.reconfigureItems(ReferenceKey.keys(identifiers)) }

  // MARK: Sections

  open func appendSections(withIdentifiers sectionIdentifiers: [Any]) { content.appendSections(ReferenceKey.keys(sectionIdentifiers)) }
  open func insertSections(withIdentifiers sectionIdentifiers: [Any], beforeSectionWithIdentifier toSectionIdentifier: Any) {
    guard let section = ReferenceKey(toSectionIdentifier) else { return }
    content.insertSections(ReferenceKey.keys(sectionIdentifiers), beforeSection: section)
  }
  open func insertSections(withIdentifiers sectionIdentifiers: [Any], afterSectionWithIdentifier toSectionIdentifier: Any) {
    guard let section = ReferenceKey(toSectionIdentifier) else { return }
    content.insertSections(ReferenceKey.keys(sectionIdentifiers), afterSection: section)
  }
  open func deleteSections(withIdentifiers sectionIdentifiers: [Any]) { content.deleteSections(ReferenceKey.keys(sectionIdentifiers)) }
  open func moveSection(withIdentifier fromSectionIdentifier: Any, beforeSectionWithIdentifier toSectionIdentifier: Any) {
    guard let section = ReferenceKey(fromSectionIdentifier), let other = ReferenceKey(toSectionIdentifier) else { return }
    content.moveSection(section, beforeSection: other)
  }
  open func moveSection(withIdentifier fromSectionIdentifier: Any, afterSectionWithIdentifier toSectionIdentifier: Any) {
    guard let section = ReferenceKey(fromSectionIdentifier), let other = ReferenceKey(toSectionIdentifier) else { return }
    content.moveSection(section, afterSection: other)
  }
  open func reloadSections(withIdentifiers sectionIdentifiers: [Any]) { content.reloadSections(ReferenceKey.keys(sectionIdentifiers)) }

  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    let copy = MainActor.assumeIsolated { NSDiffableDataSourceSnapshotReference(content) }
    return copy
  }

  private func section(_ identifier: Any) -> ReferenceKey? {
    ReferenceKey(identifier).flatMap { content.indexOfSection($0) == nil ? nil : $0 }
  }
}
