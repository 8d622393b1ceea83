extension UICollectionViewDiffableDataSource {
  /// Lets the user carry items to other places (Apple: UICollectionViewDiffableDataSource.ReorderingHandlers). The data source itself takes
  /// the new order; `didReorder` is for the data behind it.
  @preconcurrency @MainActor
  public struct ReorderingHandlers {
    /// Whether an item can be carried. nil, the default: none can.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// Before the snapshot takes the new order.
    public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// When it has.
    public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    public init() {}
  }
}
