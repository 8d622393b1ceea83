import Foundation

/// The data of a collection view (Apple: UICollectionViewDataSource). All methods but two have defaults.
@preconcurrency @MainActor public protocol UICollectionViewDataSource: NSObjectProtocol {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
  /// Returns the number of sections. Default 1.
  func numberOfSections(in collectionView: UICollectionView) -> Int
  /// Returns a header or a footer. The default implementation logs that there is none.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView
  /// Whether an item can be moved. Default false.
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
  /// The titles of the index. Default nil.
  func indexTitles(for collectionView: UICollectionView) -> [String]?
  func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int) -> IndexPath
}

extension UICollectionViewDataSource {
  private func receiver(_ method: String = #function) -> (any UICollectionViewDataSource)? { forwardingTarget(of: self, method) }

  public func numberOfSections(in collectionView: UICollectionView) -> Int { receiver()?.numberOfSections(in: collectionView) ?? 1 }
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    UIKitLog.refused("\(type(of: self)) gives no view of kind \(kind), which the layout wants at \(Array(indexPath))")
    return UICollectionReusableView(frame: .zero)
  }
  public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    receiver()?.collectionView(collectionView, canMoveItemAt: indexPath) ?? false
  }
  public func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) { receiver()?.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath) }
  public func indexTitles(for collectionView: UICollectionView) -> [String]? { receiver()?.indexTitles(for: collectionView) }
  public func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int) -> IndexPath {
    receiver()?.collectionView(collectionView, indexPathForIndexTitle: title, at: index) ?? IndexPath(item: 0, section: index)
  }
}
