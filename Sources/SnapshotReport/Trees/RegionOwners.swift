/// Finds the views that draw at the pixels of a region.
package struct RegionOwners {
  private let trees: [(tree: SnapshotTree, titles: [String])]

  /// - Parameter trees: the trees of the expected and the actual picture; nil where unknown.
  package init(_ trees: [SnapshotTree?]) { self.trees = trees.compactMap { $0 }.map { ($0, SnapshotTree.View.titles(of: $0.views)) } }

  /// Views that own a smaller fraction of the samples are left out, unless there is no other.
  private static let smallestPart = 0.1
  /// The maximum number of owners of a region.
  private static let maximumOwners = 4

  /// Returns the titles of the deepest views that draw at the differing pixels of a region, in either picture, the one with the most pixels
  /// first.
  package func owners(of region: ChangedRegion) -> [String] {
    var counts: [String: Int] = [:]
    for (tree, titles) in trees {
      var pixels: [Int: Int] = [:]
      for sample in region.samples {
        // The centre of the pixel, in points.
        let x = (Double(sample.x) + 0.5) / tree.scale, y = (Double(sample.y) + 0.5) / tree.scale
        if let index = Self.frontmost(in: tree.views, x, y) { pixels[index, default: 0] += 1 }
      }
      for (index, count) in pixels { counts[titles[Self.titledView(around: index, in: tree.views, titles)], default: 0] += count }
    }
    let ranked = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    let all = ranked.reduce(0) { $0 + $1.value }
    let large = ranked.enumerated().filter { $0.offset == 0 || Double($0.element.value) >= Self.smallestPart * Double(all) }
    return large.prefix(Self.maximumOwners).map(\.element.key)
  }

  /// Returns the index of the view, or of the nearest superview, whose title is more than the name of its class; that of the view itself if
  /// neither it nor its next three superviews have one. The background and the text that UIKit draws for a button thus count as the button.
  private static func titledView(around index: Int, in views: [SnapshotTree.View], _ titles: [String]) -> Int {
    var next = index
    for _ in 0..<maximumLevels {
      if titles[next] != views[next].type { return next }
      guard let above = views[..<next].lastIndex(where: { $0.depth == views[next].depth - 1 }) else { break }
      next = above
    }
    return index
  }

  /// The maximum number of views whose titles are looked at. The text of a field is three levels below the field.
  private static let maximumLevels = 4

  /// In the list, subviews follow their superviews, and front views follow those behind them. A view that draws nothing, such as a stack
  /// view, owns a pixel only if no other view does.
  private static func frontmost(in views: [SnapshotTree.View], _ x: Double, _ y: Double) -> Int? {
    let candidates = views.indices.filter { views[$0].unseen == nil && views[$0].contains(x, y) }
    return candidates.last { views[$0].draws == true } ?? candidates.last
  }
}
