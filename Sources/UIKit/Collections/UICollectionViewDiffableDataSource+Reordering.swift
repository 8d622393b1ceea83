extension UICollectionViewDiffableDataSource {
  /// The callbacks for reordering by the user (Apple: UICollectionViewDiffableDataSource.ReorderingHandlers). The data source itself
  /// applies the new order to its snapshot; `didReorder` is for the data behind it.
  @preconcurrency @MainActor
  public struct ReorderingHandlers {
    /// Whether an item can be dragged. Default nil: no item can.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// Called before the snapshot takes the new order.
    public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// Called when the snapshot has taken the new order.
    public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    public init() {}
  }
}
