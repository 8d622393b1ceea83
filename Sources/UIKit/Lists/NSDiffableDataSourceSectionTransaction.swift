/// What the user changed in a section of a list (Apple: NSDiffableDataSourceSectionTransaction).
public struct NSDiffableDataSourceSectionTransaction<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable> {
  public let sectionIdentifier: SectionIdentifierType
  /// The items that the section showed before and after, all at the top.
  public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// An item that moved within the section is a removal and an insertion that name each other.
  public let difference: CollectionDifference<ItemIdentifierType>
}
