import Foundation

/// The visible views of a collection view.
struct CollectionShown {
  struct Key: Hashable {
    var kind: String
    var path: IndexPath
  }

  var cells: [IndexPath: UICollectionViewCell] = [:]
  var supplementaries: [Key: UICollectionReusableView] = [:]
  var decorations: [Key: UICollectionReusableView] = [:]
  /// The items and supplementary views that were already asked for their preferred sizes.
  var fitted: Set<IndexPath> = []
  var fittedViews: Set<Key> = []
  /// The scroll views of sections that scroll orthogonally, by section.
  var scrollers: [Int: OrthogonalScrollView] = [:]
  /// The cell that the data source is configuring again for the same item; nil otherwise.
  var reconfigured: UICollectionViewCell?
}
