/// A layout whose items behave by physics (Apple: UICollectionViewAdditions): it gives out the attributes that the animator moves.
extension UIDynamicAnimator {
  /// The attributes of a cell among the items; nil where no behaviour moves them.
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
    return stage.items.lazy.compactMap { $0 as? UICollectionViewLayoutAttributes }.first {
      $0.representedElementCategory == category && $0.representedElementKind == kind && $0.indexPath == indexPath
    }
  }

  /// What a collision behaviour takes as its boundary: the reference view, or the layout's content.
  var referenceBounds: CGRect? {
    referenceView?.bounds ?? layout.map { CGRect(origin: .zero, size: $0.collectionViewContentSize) }
  }
}

extension UICollectionViewLayoutAttributes: UIDynamicItem {}
