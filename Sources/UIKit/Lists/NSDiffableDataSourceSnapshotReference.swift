import Foundation

/// A snapshot with identifiers of any class (Apple: NSDiffableDataSourceSnapshotReference). Fetched results controllers give their content in
/// this form.
@preconcurrency @MainActor
open class NSDiffableDataSourceSnapshotReference: NSObject, NSCopying {
  private var sections: [(identifier: AnyHashable, items: [AnyHashable])] = []

  nonisolated public override init() { super.init() }

  open var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }
  open var numberOfSections: Int { sections.count }
  open var sectionIdentifiers: [Any] { sections.map(\.identifier.base) }
  open var itemIdentifiers: [Any] { sections.flatMap { $0.items.map(\.base) } }

  open func numberOfItems(inSection sectionIdentifier: Any) -> Int {
    place(sectionIdentifier).map { sections[$0].items.count } ?? NSNotFound
  }
  open func itemIdentifiersInSection(withIdentifier sectionIdentifier: Any) -> [Any] {
    place(sectionIdentifier).map { sections[$0].items.map(\.base) } ?? []
  }
  open func sectionIdentifier(forSectionContainingItemIdentifier itemIdentifier: Any) -> Any? {
    Self.key(itemIdentifier).flatMap { key in sections.first { $0.items.contains(key) }?.identifier.base }
  }
  open func index(ofSectionIdentifier sectionIdentifier: Any) -> Int { place(sectionIdentifier) ?? NSNotFound }
  open func index(ofItemIdentifier itemIdentifier: Any) -> Int {
    Self.key(itemIdentifier).flatMap { sections.flatMap(\.items).firstIndex(of: $0) } ?? NSNotFound
  }

  open func appendSections(withIdentifiers sectionIdentifiers: [Any]) {
    for case let key? in sectionIdentifiers.map(Self.key) where place(key) == nil { sections.append((key, [])) }
  }
  /// Appends items to the last section.
  open func appendItems(withIdentifiers identifiers: [Any]) {
    guard let last = sections.last else { return UIKitLog.refused("items are appended to a snapshot without sections") }
    appendItems(withIdentifiers: identifiers, intoSectionWithIdentifier: last.identifier)
  }
  open func appendItems(withIdentifiers identifiers: [Any], intoSectionWithIdentifier sectionIdentifier: Any) {
    guard let index = place(sectionIdentifier) else { return UIKitLog.refused("a snapshot has no section \(sectionIdentifier)") }
    sections[index].items += identifiers.compactMap(Self.key)
  }
  open func deleteItems(withIdentifiers identifiers: [Any]) {
    let keys = Set(identifiers.compactMap(Self.key))
    for index in sections.indices { sections[index].items.removeAll(where: keys.contains) }
  }
  open func deleteAllItems() { sections = [] }
  open func deleteSections(withIdentifiers sectionIdentifiers: [Any]) {
    let keys = Set(sectionIdentifiers.compactMap(Self.key))
    sections.removeAll { keys.contains($0.identifier) }
  }

  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    let copy = MainActor.assumeIsolated {
      let copy = NSDiffableDataSourceSnapshotReference()
      copy.sections = sections
      return copy
    }
    return copy
  }

  private func place(_ identifier: Any) -> Int? { Self.key(identifier).flatMap { key in sections.firstIndex { $0.identifier == key } } }
  private static func key(_ identifier: Any) -> AnyHashable? { identifier as? AnyHashable }
}
