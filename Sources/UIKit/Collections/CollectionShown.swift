import Foundation

/// The views of what shows.
struct CollectionShown {
  struct Key: Hashable {
    var kind: String
    var path: IndexPath
  }

  var cells: [IndexPath: UICollectionViewCell] = [:]
  var supplementaries: [Key: UICollectionReusableView] = [:]
  var decorations: [Key: UICollectionReusableView] = [:]
  /// Items and supplementary views that were asked for their sizes.
  var fitted: Set<IndexPath> = []
  var fittedViews: Set<Key> = []
  /// Of sections that scroll across the layout.
  var scrollers: [Int: OrthogonalScrollView] = [:]
  /// The cell that its item keeps while the data source is asked to configure it again.
  var reconfigured: UICollectionViewCell?
}
