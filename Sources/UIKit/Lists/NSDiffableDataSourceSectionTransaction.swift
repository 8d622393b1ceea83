/// The changes that the user made in one section of a list (Apple: NSDiffableDataSourceSectionTransaction).
public struct NSDiffableDataSourceSectionTransaction<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable> {
  public let sectionIdentifier: SectionIdentifierType
  /// The items of the section before and after the change, without hierarchy.
  public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// The difference of the section's items. An item that moved within the section is a removal and an insertion associated with each other.
  public let difference: CollectionDifference<ItemIdentifierType>
}
