/// The views of a host's windows, each before its subviews.
package struct InspectedTree: Codable, Equatable, Sendable {
  package var views: [InspectedView]
  /// The number of views that were left out because the answer would be too long.
  package var omitted: Int

  package init(views: [InspectedView], omitted: Int = 0) { (self.views, self.omitted) = (views, omitted) }
}

/// A view as a row of the tree.
package struct InspectedView: Codable, Equatable, Sendable {
  /// The number of the view, which does not change while the view exists.
  package var id: Int
  /// The number of superviews; 0 for a window.
  package var depth: Int
  /// The name of the class, without its module.
  package var type: String
  /// The property that refers to the view, and the class of its owner, such as "titleLabel of LoginView"; nil if there is none.
  package var name: String?
  /// The text that the view shows, shortened; nil if there is none.
  package var text: String?
  /// The corners with animations and transforms, in points of the screen: x and y of the top left, top right, bottom right, bottom left.
  package var corners: [Double]
  /// The reason for which no part of the view is visible; nil if a part is.
  package var unseen: Unseen?
  /// true if UIKit made the view as a part of its own views; nil if the project did, and outside of trees.
  package var isInternal: Bool?

  package enum Unseen: String, Codable, Sendable {
    case hidden, transparent, clipped, offScreen
  }

  package init(id: Int, depth: Int, type: String, name: String? = nil, text: String? = nil, corners: [Double], unseen: Unseen? = nil) {
    (self.id, self.depth, self.type, self.name, self.text, self.corners, self.unseen) = (id, depth, type, name, text, corners, unseen)
  }

  /// x, y, width and height of the smallest upright rectangle around the corners, in points, rounded to hundredths.
  package var frame: [Double] {
    let x = stride(from: 0, to: corners.count, by: 2).map { corners[$0] }, y = stride(from: 1, to: corners.count, by: 2).map { corners[$0] }
    guard let left = x.min(), let right = x.max(), let top = y.min(), let bottom = y.max() else { return [0, 0, 0, 0] }
    return [left, top, right - left, bottom - top].map { ($0 * 100).rounded() / 100 }
  }
}
