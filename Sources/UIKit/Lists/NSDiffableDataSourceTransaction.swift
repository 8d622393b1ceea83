/// The changes that the user made in a list (Apple: NSDiffableDataSourceTransaction).
public struct NSDiffableDataSourceTransaction<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable> {
  public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The difference of all items, in the order of the sections.
  public let difference: CollectionDifference<ItemIdentifierType>
  /// The changes of each section whose items changed, in the order of the sections.
  public let sectionTransactions: [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]

  typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  init(from initial: Snapshot, to final: Snapshot) {
    initialSnapshot = initial
    finalSnapshot = final
    difference = final.itemIdentifiers.difference(from: initial.itemIdentifiers).inferringMoves()
    sectionTransactions = final.sectionIdentifiers.compactMap { section in
      let (before, after) = (initial.itemIdentifiers(inSection: section), final.itemIdentifiers(inSection: section))
      guard before != after else { return nil }
      var old = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>(), new = old
      old.append(before)
      new.append(after)
      return NSDiffableDataSourceSectionTransaction(
        sectionIdentifier: section, initialSnapshot: old, finalSnapshot: new,
        difference: after.difference(from: before).inferringMoves())
    }
  }
}
