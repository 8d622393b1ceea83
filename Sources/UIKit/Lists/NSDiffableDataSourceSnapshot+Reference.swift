import Foundation

/// Casts between snapshots and references, such as `snapshot as NSDiffableDataSourceSnapshot<String, NSManagedObjectID>` in the delegate of a
/// fetched results controller. As on iOS, references are used on the main thread only.
extension NSDiffableDataSourceSnapshot: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSDiffableDataSourceSnapshotReference {
    let sections = sectionIdentifiers
    return MainActor.assumeIsolated {
      let reference = NSDiffableDataSourceSnapshotReference()
      reference.appendSections(withIdentifiers: sections)
      for section in sections {
        reference.appendItems(withIdentifiers: itemIdentifiers(inSection: section), intoSectionWithIdentifier: section)
      }
      reference.reloadSections(withIdentifiers: reloadedSectionIdentifiers)
      reference.reloadItems(withIdentifiers: reloadedItemIdentifiers)
      reference.reconfigureItems(withIdentifiers: reconfiguredItemIdentifiers)
      return reference
    }
  }

  public static func _forceBridgeFromObjectiveC(_ source: NSDiffableDataSourceSnapshotReference, result: inout Self?) {
    result = _unconditionallyBridgeFromObjectiveC(source)
  }

  @discardableResult
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSDiffableDataSourceSnapshotReference, result: inout Self?) -> Bool {
    result = MainActor.assumeIsolated { Self(source) }
    return result != nil
  }

  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSDiffableDataSourceSnapshotReference?) -> Self {
    guard let source else { return Self() }
    guard let snapshot = MainActor.assumeIsolated({ Self(source) }) else {
      preconditionFailure("A snapshot has identifiers of other types than \(SectionIdentifierType.self) and \(ItemIdentifierType.self).")
    }
    return snapshot
  }

  /// Returns nil if an identifier has another type.
  @MainActor private init?(_ reference: NSDiffableDataSourceSnapshotReference) {
    self.init()
    var sections: [AnyHashable: SectionIdentifierType] = [:]
    for (index, identifier) in reference.content.sectionIdentifiers.enumerated() {
      // Fetched results controllers name their sections by texts. Programs whose sections are numbers never read them, and iOS converts
      // identifiers only when they are read.
      guard let section = identifier.value as? SectionIdentifierType ?? index as? SectionIdentifierType else { return nil }
      sections[identifier.identifier] = section
      appendSections([section])
      guard let items = Self.items(reference.content.itemIdentifiers(inSection: identifier)) else { return nil }
      appendItems(items, toSection: section)
    }
    guard let reloaded = Self.items(reference.content.reloadedItemIdentifiers),
      let reconfigured = Self.items(reference.content.reconfiguredItemIdentifiers)
    else { return nil }
    reloadSections(reference.content.reloadedSectionIdentifiers.compactMap { sections[$0.identifier] })
    reloadItems(reloaded)
    reconfigureItems(reconfigured)
  }

  private static func items(_ keys: [ReferenceKey]) -> [ItemIdentifierType]? {
    let items = keys.compactMap { $0.value as? ItemIdentifierType }
    return items.count == keys.count ? items : nil
  }
}
