/// Access to the layout attributes that the animator moves, for collection view layouts with physics (Apple: UICollectionViewAdditions).
extension UIDynamicAnimator {
  /// Returns the attributes of a cell; nil if no behavior moves them.
  public func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes(.cell, nil, indexPath)
  }

  public func layoutAttributesForSupplementaryView(ofKind kind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes(.supplementaryView, kind, indexPath)
  }

  public func layoutAttributesForDecorationView(ofKind kind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes(.decorationView, kind, indexPath)
  }

  private func attributes(
    _ category: UICollectionView.ElementCategory, _ kind: String?, _ indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    setUpIfNeeded()
    return simulation.items.lazy.compactMap { $0 as? UICollectionViewLayoutAttributes }.first {
      $0.representedElementCategory == category && $0.representedElementKind == kind && $0.indexPath == indexPath
    }
  }

  /// The boundary that collision behaviors can use: the bounds of the reference view, or the content rectangle of the layout.
  var referenceBounds: CGRect? {
    referenceView?.bounds ?? layout.map { CGRect(origin: .zero, size: $0.collectionViewContentSize) }
  }
}

extension UICollectionViewLayoutAttributes: UIDynamicItem {}
